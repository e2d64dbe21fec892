import { postsChanged } from "@polyphon/contract/content/content.events.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { on } from "../../../../platform/events/listener.ts";
import { sendJobs } from "../../../../platform/jobs/send-job.ts";
import { companiesPlanning } from "../../../sharing/sharing.api.ts";
import { replanPostsJob } from "../jobs/replan-posts.job.ts";

/** A post may be planned in many companies; each replaces it separately. */
export const replaceGonePosts = on(
  postsChanged,
  "replace-planned",
  async ({ payload: { postIds }, database }) => {
    await inTransaction(database, allScope("jobs"), async (tx) => {
      const companies = await companiesPlanning(tx, postIds);
      await sendJobs(
        tx,
        replanPostsJob,
        companies.map((companyId) => ({ companyId, postIds, after: 0 })),
      );
    });
  },
);
