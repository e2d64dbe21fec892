import type { previewPlan } from "@polyphon/contract/autopilot/autopilot-plan.contract.ts";
import { usualDays } from "@polyphon/contract/autopilot/autopilot.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { FrontActor } from "../../../platform/session/actor.ts";
import { connectionStates } from "../../networks/networks.api.ts";
import type { PreviewDeps } from "../autopilot.deps.ts";
import type { ChoiceFacts } from "../choices/choice-facts.ts";
import { findChoice } from "../choices/choice.store.ts";
import { type ChoiceAhead, loadAhead, plansAhead } from "./load-ahead.ts";
import { shownMediaOf, presentWeek } from "./plan.present.ts";

const nothing: ChoiceAhead = {
  networks: [],
  rows: [],
  days: usualDays,
  otherDays: false,
  cycleMonday: null,
  cycleWeeks: [],
  shareTimeFrom: null,
  shareTimeTo: null,
};

/** The next four weeks of a person, from the saved choice or from a draft over it. Nothing is stored. */
export async function lookAhead(
  deps: PreviewDeps,
  { tx, actor, now }: { readonly tx: Tx; readonly actor: FrontActor; readonly now: Date },
  facts: ChoiceFacts,
  draft: Partial<ChoiceAhead> | null,
): Promise<OutputOf<typeof previewPlan>> {
  const { companyId, timeZone } = actor;
  const choice = { ...nothing, ...(await findChoice(tx, facts.userId)), ...draft };
  const ahead = await loadAhead(tx, deps, { companyId, userId: facts.userId, timeZone, now }, choice);
  const plans = plansAhead(ahead);
  const posts = [
    ...plans.flatMap(({ picks }) => picks.map(({ postId }) => postId)),
    ...ahead.weeks.flatMap(({ stored }) => stored.map(({ postId }) => postId)),
  ];
  const { awayFrom, awayTo, on } = facts.state;
  const dryRun = !on || draft !== null;
  const words = {
    byId: facts.byId,
    posts: ahead.context.posts,
    zone: timeZone,
    thumbnails: await deps.thumbnails(tx, shownMediaOf(ahead.context.posts, posts)),
    assisted: ahead.user.assisted,
    inPerson: actor.primaryAccountId === null,
    mayFix: !dryRun,
    now,
    connections: await connectionStates(tx, facts.userId, now),
  };
  return {
    today: localDateOf(now, timeZone),
    timeZone,
    dryRun,
    away: awayFrom === null || awayTo === null ? null : { from: awayFrom, to: awayTo },
    weeks: ahead.weeks.flatMap((week, index) => {
      const plan = plans[index];
      return plan ? [presentWeek(words, week, plan)] : [];
    }),
  };
}
