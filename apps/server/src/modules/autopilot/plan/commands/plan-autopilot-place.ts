import { planPlace as at } from "@polyphon/contract/autopilot/autopilot-plan.contract.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { companyOf } from "../../../companies/companies.api.ts";
import { visiblePost } from "../../../content/content.api.ts";
import { keepPlanned, lockSharesOfMany, placePlanned } from "../../../sharing/sharing.api.ts";
import type { AutopilotDeps } from "../../autopilot.deps.ts";
import { ownerOf } from "../../choices/choice-facts.ts";
import { autopilotPeople } from "../../planner/autopilot-people.ts";
import { isRunUnderWay, lockWeeksOf } from "../../runs/run.store.ts";
import { writeUserRuns } from "../../runs/user-run.store.ts";
import { findPlace, type LikelyPlace } from "../find-place.ts";
import { requireShownWeek } from "../shown-week.ts";

/** The share that has taken the slot since the person looked, by a run or by a second click. */
async function plannedMeanwhile(
  tx: Tx,
  { week: { stored } }: LikelyPlace,
  { slot, postId }: { readonly slot: string; readonly postId: number | null },
): Promise<number> {
  const share = stored.find(
    ({ plan, ...one }) => plan?.slot === slot && (postId ?? one.postId) === one.postId,
  );
  if (!share || !(await keepPlanned(tx, share))) throw new Refusal("plan_outdated");
  return share.id;
}

export const planAutopilotPlace = (deps: AutopilotDeps) =>
  command(at, async ({ input, actor, tx, now, language }) => {
    const { slot, postId } = input;
    const { companyId, timeZone: zone } = actor;
    const userId = ownerOf(actor);
    const monday = requireShownWeek(input.date, { now, zone, language });
    // A run knows from its beginning when colleagues share what, and two of them may not get the same minute.
    await lockWeeksOf(tx, companyId);
    if (await isRunUnderWay(tx, companyId, monday)) throw new Refusal("plan_under_way");
    await lockSharesOfMany(tx, [userId]);
    const place = await findPlace(tx, deps, actor, { monday, slot }, now);
    // A post to be published within the four weeks is visible to the plan before it is to people.
    if (postId !== null && !place?.ahead.context.posts.has(postId))
      await visiblePost(tx, actor, zone, postId, now);
    if (!(await autopilotPeople(tx, companyId, [userId])).get(userId)?.on)
      throw new Refusal("autopilot_not_on");
    if (!place) throw new Refusal("plan_outdated");
    const { ahead, pick } = place;
    if (!pick) return { shareId: await plannedMeanwhile(tx, place, { slot, postId }) };
    const post = place.posts.find((one) => one.postId === (postId ?? pick.postId));
    if (!post) throw new Refusal("post_does_not_fit");
    const lines = await writeUserRuns(tx, { companyId, runId: null, monday, cause: "FIXED", now }, [
      { userId, planned: 1, kept: 0, detail: { gaps: [], withdrawn: [], unplaced: [] } },
    ]);
    const { network, dueAt, reason } = pick;
    const { step, kind, voice } = post;
    const [placed] = await placePlanned(tx, await companyOf(tx, companyId), ahead.context.posts, [
      {
        userId,
        postId: post.postId,
        network,
        voice,
        dueAt,
        assisted: ahead.user.assisted.includes(network),
        plan: { slot, userRunId: lines.get(userId) ?? null, reason: { ...reason, step, kind } },
        edited: true,
      },
    ]);
    if (!placed) throw new Refusal("post_does_not_fit");
    return { shareId: placed.id };
  });
