import { readLinkedinPage as at } from "@polyphon/contract/content/linkedin/linkedin-posts.contract.ts";
import { sendJob } from "../../../../platform/jobs/send-job.ts";
import { command } from "../../../../platform/operation/command.ts";
import { importLinkedinPageJob } from "../jobs/import-linkedin-page.job.ts";
import { bringForward } from "../linkedin-import.store.ts";
import { openApproval } from "../linkedin.policy.ts";

/** Repeated clicks query the network no more often than this. */
const restSeconds = 30;

export const readLinkedinPage = command(at, async ({ actor, tx, now }) => {
  const companyId = await openApproval(tx, actor);
  const asked = await bringForward(tx, companyId, now, restSeconds);
  if (asked) await sendJob(tx, importLinkedinPageJob, { companyId });
  return { asked };
});
