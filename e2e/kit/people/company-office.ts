import { listLinkedinPosts } from "@polyphon/contract/content/linkedin/linkedin-posts.contract.ts";
import { listProcessingQueue } from "@polyphon/contract/content/processing/processing-queue.contract.ts";
import { type Caller, signIn } from "./caller.ts";
import { companyOfficeStaff } from "./demo.ts";

/** Screens that have content only for a company's own staff. */
export const isCompanyOnly = (path: string): boolean =>
  /company_linkedin_post|view-linkedin-post|processingQueue|processing-post-action/.test(path);

export interface CompanyOffice {
  readonly caller: Caller;
  readonly idOf: (path: string) => number;
}

/** Staff of the company that imports posts and has a queue, with a record of each. */
export async function openCompanyOffice(url: string): Promise<CompanyOffice> {
  const caller = await signIn(url, companyOfficeStaff, "ADMIN");
  const linkedin = (await caller.call(listLinkedinPosts, { limit: 1 })).items[0]?.id ?? 0;
  const queued = (await caller.call(listProcessingQueue, { limit: 1 })).items[0]?.id ?? 0;
  return { caller, idOf: (path) => (path.includes("processing") ? queued : linkedin) };
}
