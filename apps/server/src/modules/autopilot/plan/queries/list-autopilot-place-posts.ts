import { listPlacePosts as at } from "@polyphon/contract/autopilot/autopilot-plan.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { AutopilotDeps } from "../../autopilot.deps.ts";
import { findPlace } from "../find-place.ts";
import { presentSwap } from "../present-swap.ts";
import { requireShownWeek } from "../shown-week.ts";

export const listAutopilotPlacePosts = (deps: AutopilotDeps) =>
  query(at, async ({ input: { date, slot }, actor, tx, now, language }) => {
    const monday = requireShownWeek(date, { now, zone: actor.timeZone, language });
    const place = await findPlace(tx, deps, actor, { monday, slot }, now);
    if (!place?.pick) return { items: [] };
    const { ahead, pick, posts } = place;
    const others = posts.filter(({ postId }) => postId !== pick.postId);
    return presentSwap({ deps, tx, actor }, ahead, others, pick.network);
  });
