import type { Voice } from "@polyphon/contract/content/content.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { inOwnOrder } from "../planner/candidates/own-order.ts";
import type { MixKind, PlanStep, PlanUser, SlotFilter } from "../planner/plan-types.ts";
import type { PreparedCompany } from "../planner/candidates/prepare-company.ts";
import { freeMinute, leastUsedVoice, placeKey, type TakenTimes } from "../planner/times/taken-times.ts";

/** The slot of a planned share for which another post is wanted. */
export interface SwapPlace {
  readonly network: Network;
  readonly date: string;
  readonly minute: number;
  readonly filter: SlotFilter;
}

export interface SwapPost {
  readonly postId: number;
  readonly voice: Voice;
  readonly step: PlanStep;
  readonly kind: MixKind;
}

/** Posts that fit the slot at its exact minute, those of the slot's own filter first, in an order per person. */
export function swapPosts(
  company: PreparedCompany,
  user: Pick<PlanUser, "userId" | "groups" | "voice" | "history" | "shares">,
  place: SwapPlace,
  taken: TakenTimes,
): SwapPost[] {
  const { network, minute } = place;
  const day = company.days.findIndex(({ date }) => date === place.date);
  const had = new Set([...user.history, ...user.shares].map((one) => placeKey(one.postId, one.network)));
  const gap = company.week.hours.fixedTimeGap;
  const isFree = (key: number) =>
    freeMinute(taken, key, {
      spans: [{ from: minute, to: minute }],
      anchor: minute,
      gap,
      earliest: minute,
      start: 0,
    }) !== null;
  const found = company.pools(place.filter).flatMap((pool) =>
    inOwnOrder(pool, user.userId)
      .filter(
        (post) =>
          post.visibleOn[day] === true &&
          day <= post.freshUntil &&
          post.earliest <= minute &&
          post.networks.includes(network) &&
          (post.groups === null || post.groups.some((group) => user.groups.includes(group))) &&
          !had.has(placeKey(post.id, network)) &&
          isFree(placeKey(post.id, network)),
      )
      .map((post) => ({ post, step: pool.step })),
  );
  const seen = new Set<number>();
  return found.flatMap(({ post, step }) => {
    if (seen.has(post.id)) return [];
    seen.add(post.id);
    const own = user.voice !== null && post.voices.includes(user.voice) ? user.voice : null;
    const voice = own ?? leastUsedVoice(taken, placeKey(post.id, network), post.voices);
    return [{ postId: post.id, voice, step, kind: post.kind }];
  });
}
