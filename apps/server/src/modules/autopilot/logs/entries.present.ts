import type { PlanEntry } from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import type { Named } from "@polyphon/contract/kit/named.ts";
import type { PickReason, SlotFilter } from "@polyphon/rules/autopilot/planner/plan-types.ts";
import { localDateOf, localTimeOf } from "@polyphon/rules/time/zoned-time.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { ResourceLookups } from "../../../platform/resource/resource-lookups.ts";
import { postsById } from "../../content/content.api.ts";
import type { LoggedShare } from "../../sharing/sharing.api.ts";
import type { UserRunDetail } from "./user-log.store.ts";

/** What the autopilot stores with a share. */
export interface StoredPlan {
  readonly slot: string;
  readonly userRunId: number | null;
  readonly reason: PickReason;
}

const two = (value: number) => String(value).padStart(2, "0");

interface Names {
  readonly categories: ReadonlyMap<number, Named>;
  readonly tags: ReadonlyMap<number, Named>;
  readonly titles: ReadonlyMap<number, string>;
}

async function namesFor(
  tx: Tx,
  lookups: ResourceLookups,
  filters: readonly SlotFilter[],
  postIds: readonly number[],
): Promise<Names> {
  const named = async (source: "category" | "definingTag", ids: readonly number[]) => {
    const found = ids.length === 0 ? [] : await lookups.choices[source].named(tx, [...new Set(ids)]);
    return new Map(found.map(({ id, name }) => [id, { id, name }]));
  };
  const posts = await postsById(tx, [...new Set(postIds)]);
  return {
    categories: await named(
      "category",
      filters.map(({ categoryId }) => categoryId),
    ),
    tags: await named(
      "definingTag",
      filters.flatMap(({ tagIds }) => tagIds),
    ),
    titles: new Map(posts.map(({ id, title }) => [id, title])),
  };
}

/** Everything a line of the user log shows of its week, each with its reason and with names instead of ids. */
export async function presentEntries(
  tx: Tx,
  lookups: ResourceLookups,
  line: { readonly id: number; readonly detail: UserRunDetail; readonly zone: string },
  shares: readonly LoggedShare[],
): Promise<PlanEntry[]> {
  const { gaps = [], withdrawn = [], unplaced = [] } = line.detail;
  // A share that planning withdrew is in its line already, so it is not repeated as a cancelled share.
  const planned = shares
    .filter(
      ({ state, reason }) =>
        state !== "CANCELLED" || (reason !== "plan_changed" && reason !== "post_too_old"),
    )
    .map((share) => ({ ...share, plan: share.plan as StoredPlan }));
  const names = await namesFor(
    tx,
    lookups,
    [...planned.map(({ plan }) => plan.reason.filter), ...gaps.map(({ filter }) => filter)],
    [...planned, ...withdrawn, ...unplaced].map(({ postId }) => postId),
  );
  const post = (id: number) => {
    const title = names.titles.get(id);
    return title === undefined ? null : { id, title };
  };
  const shownFilter = ({ categoryId, tagIds, language }: SlotFilter) => ({
    category: names.categories.get(categoryId) ?? null,
    tags: tagIds.flatMap((id) => names.tags.get(id) ?? []),
    language,
  });
  return [
    ...planned.map(({ plan, ...share }): PlanEntry => {
      const { filter, ...why } = plan.reason;
      const local = localTimeOf(share.dueAt, line.zone);
      return {
        kind: "SHARE",
        key: `share ${plan.slot} ${share.postId}`,
        slot: plan.slot,
        date: localDateOf(share.dueAt, line.zone),
        time: `${two(local.hour)}:${two(local.minute)}`,
        network: share.network,
        post: post(share.postId),
        voice: share.voice,
        state: share.state,
        stateReason: share.reason,
        kept: plan.userRunId !== line.id,
        edited: share.edited,
        why: { ...why, ...shownFilter(filter) },
      };
    }),
    ...gaps.map(({ slot, network, date, from, filter, reason }): PlanEntry => {
      const why = { from, ...shownFilter(filter), reason };
      return { kind: "GAP", key: `gap ${slot}`, date, network, why };
    }),
    ...withdrawn.map(({ slot, network, postId, reason }): PlanEntry => {
      const key = `withdrawn ${slot} ${postId}`;
      return { kind: "WITHDRAWN", key, network, post: post(postId), reason };
    }),
    ...unplaced.map(({ slot, network, postId }): PlanEntry => {
      return { kind: "UNPLACED", key: `unplaced ${slot} ${postId}`, network, post: post(postId) };
    }),
  ];
}
