import { limits } from "@polyphon/contract/limits.ts";
import { companyScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { handle, type JobHandler } from "../../../../platform/jobs/job-handler.ts";
import { sendJob } from "../../../../platform/jobs/send-job.ts";
import { peoplePlannedWith, rewordPlanned } from "../../../sharing/sharing.api.ts";
import type { PlanDeps } from "../../autopilot.deps.ts";
import { currentWords } from "../current-words.ts";
import { replanPeople } from "../replan-people.ts";
import { replanPostsJob } from "./replan-posts.job.ts";

const waitMs = 30_000;

/**
 * A chunk of people and the job for the next one are one transaction; shares that still fit stay, with the post's new
 * text.
 */
export const replanPosts = (deps: PlanDeps): JobHandler =>
  handle(replanPostsJob, async ({ payload, database, log, now }) => {
    const { companyId, postIds, after } = payload;
    const done = await inTransaction(database, companyScope(companyId), async (tx) => {
      const userIds = await peoplePlannedWith(tx, postIds, after, limits.autopilot.chunk);
      const last = userIds.at(-1);
      if (last === undefined) return [];
      const outcome = await replanPeople(tx, deps, { companyId, userIds, cause: "POST_GONE" }, now);
      if (outcome === "later")
        await sendJob(tx, replanPostsJob, payload, { startAfter: new Date(now.getTime() + waitMs) });
      else {
        await rewordPlanned(tx, userIds, await currentWords(tx, companyId, postIds), now);
        await sendJob(tx, replanPostsJob, { ...payload, after: last });
      }
      return outcome;
    });
    log.info({ companyId, postIds, after, done }, "planned shares of posts that are gone were replaced");
  });
