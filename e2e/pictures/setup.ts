import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import { schedulePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { type Caller, connectAs, signIn } from "../kit/people/caller.ts";
import { type CompanyOffice, openCompanyOffice } from "../kit/people/company-office.ts";
import { employee, staff } from "../kit/people/demo.ts";
import { recordIds } from "../kit/records/record-ids.ts";

export interface Setup {
  readonly url: string;
  /** Employee of the company with the teal brand: connected, with a queue. */
  readonly teal: Caller;
  /** The same at the company with the yellow brand. */
  readonly yellow: Caller;
  readonly admin: Caller;
  /** Staff of a company, with what only they see. */
  readonly companyOnly: CompanyOffice;
  /** Staff with few rights. */
  readonly writer: Caller;
  /** Posts of the teal employee, newest first. */
  readonly posts: readonly number[];
  readonly yellowPosts: readonly number[];
  /** The record that a screen with a number in its address shows. */
  readonly idOf: (path: string) => number;
}

const dayMs = 24 * 60 * 60 * 1000;
const dateIn = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** Puts some posts into the queue, so that pictures show a realistic week. */
async function queue({ call }: Caller, posts: readonly number[]): Promise<void> {
  const words = "Worth your coffee break: what our colleagues measured, tried and learned this week.";
  for (const [at, postId] of posts.entries()) {
    await call(schedulePost, {
      postId,
      voiceTypeEnum: "VOICE_1",
      postSocialShareNetworks: [{ socialNetwork: "LINKEDIN", shareText: words }],
      scheduleDate: dateIn(1 + at * 3),
      scheduleTime: at % 2 === 0 ? "09:20" : "16:05",
    });
  }
}

async function unsharedPosts({ call }: Caller): Promise<number[]> {
  const { items } = await call(listFrontPosts, { limit: 50 });
  return items.filter(({ ownShares }) => ownShares.length === 0).map(({ id }) => id);
}

/** Two employees of two brands and two kinds of staff, ready to be photographed. */
export async function openSetup(url: string): Promise<Setup> {
  const teal = await signIn(url, employee("nordwind", 0), "FRONT");
  const yellow = await signIn(url, employee("kornblume", 0), "FRONT");
  await connectAs(teal, employee("nordwind", 0).name);
  await connectAs(yellow, employee("kornblume", 0).name);
  const posts = await unsharedPosts(teal);
  await queue(teal, posts.slice(8, 11));
  const admin = await signIn(url, staff("Super admin"), "ADMIN");
  return {
    url,
    teal,
    yellow,
    admin,
    companyOnly: await openCompanyOffice(url),
    idOf: await recordIds(admin, posts[0] ?? 0),
    writer: await signIn(url, staff("Writer"), "ADMIN"),
    posts,
    yellowPosts: await unsharedPosts(yellow),
  };
}
