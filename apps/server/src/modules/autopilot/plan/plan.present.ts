import type { planEmpty, planItem } from "@polyphon/contract/autopilot/autopilot-plan.contract.ts";
import type { ConnectionState, Network } from "@polyphon/contract/networks/networks.ts";
import { shownMedia } from "@polyphon/rules/content/post/shown-media.ts";
import { appearedOn, newsSinceIn } from "@polyphon/rules/autopilot/planner/candidates/post-age.ts";
import { connectionGap } from "@polyphon/rules/sharing/shares/connection-gap.ts";
import type {
  CompanyWeek,
  PickReason,
  PlanGap,
  PlanPick,
  UserPlan,
  SlotFilter,
} from "@polyphon/rules/autopilot/planner/plan-types.ts";
import { weekNameOf } from "@polyphon/rules/autopilot/choices/week-list.ts";
import { suggestedCopy } from "@polyphon/rules/sharing/compose/compose-share.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import type { z } from "zod";
import type { PostToPlan } from "../../content/content.api.ts";
import type { StoredPlan, WeekShareRow } from "../../sharing/sharing.api.ts";
import type { ChoiceFacts } from "../choices/choice-facts.ts";
import type { PersonWeek } from "./load-ahead.ts";

type Item = z.output<typeof planItem>;
type Empty = z.output<typeof planEmpty>;

export interface PlanWords {
  readonly byId: ChoiceFacts["byId"];
  readonly posts: ReadonlyMap<number, PostToPlan>;
  readonly thumbnails: ReadonlyMap<number, string>;
  readonly zone: string;
  /** Networks on which only the employee can publish. */
  readonly assisted: readonly Network[];
  /** The employee acts as such, not as a group. */
  readonly inPerson: boolean;
  /** What is likely may be made a planned share: the autopilot is on, and this is the saved choice. */
  readonly mayFix: boolean;
  readonly now: Date;
  readonly connections: Readonly<Partial<Record<Network, ConnectionState>>>;
}

function filterWords({ byId }: PlanWords, { categoryId, tagIds, language }: SlotFilter) {
  const topic = byId.get(categoryId);
  const tags = (topic?.tags ?? []).filter(({ id }) => tagIds.includes(id)).map(({ title }) => title);
  return { category: topic?.name ?? null, tags, language };
}

function reasonWords(
  words: PlanWords,
  week: CompanyWeek,
  postId: number,
  { filter, ...reason }: PickReason,
): Item["reason"] {
  const publishAt = words.posts.get(postId)?.publishAt ?? null;
  const isNews = publishAt !== null && publishAt >= newsSinceIn(week);
  return { ...reason, ...filterWords(words, filter), isNews };
}

export function shownPost(
  { byId, posts, thumbnails, zone }: Pick<PlanWords, "byId" | "posts" | "thumbnails" | "zone">,
  postId: number,
) {
  const post = posts.get(postId);
  return {
    postId,
    title: post?.title ?? "",
    thumbnailUrl: (post && thumbnails.get(shownMedia(post) ?? 0)) ?? null,
    category: (post && byId.get(post.categoryId)?.name) ?? null,
    publishedOn: post ? appearedOn(post, zone) : null,
  };
}

function likely(
  words: PlanWords,
  week: CompanyWeek,
  { slot, network, date, dueAt, postId, voice, reason }: PlanPick,
): Item {
  const post = words.posts.get(postId);
  return {
    slot,
    network,
    assisted: words.assisted.includes(network),
    date,
    dueAt: dueAt.toISOString(),
    ...shownPost(words, postId),
    voice,
    text: post ? suggestedCopy(post, voice, network) : "",
    share: null,
    reason: reasonWords(words, week, postId, reason),
    can: { skip: true, change: words.mayFix && words.inPerson },
  };
}

type PlannedRow = WeekShareRow & { readonly plan: StoredPlan };

function planned(words: PlanWords, week: CompanyWeek, row: PlannedRow): Item {
  const waits = (row.state === "SCHEDULED" || row.state === "HELD") && row.dueAt > words.now;
  const post = words.posts.get(row.postId);
  const voice = row.voice;
  return {
    slot: row.plan.slot,
    network: row.network,
    assisted: row.assisted,
    date: localDateOf(row.dueAt, week.zone),
    dueAt: row.dueAt.toISOString(),
    ...shownPost(words, row.postId),
    voice,
    text: post ? suggestedCopy(post, voice, row.network) : "",
    share: {
      id: row.id,
      state: row.state,
      edited: row.edited,
      unconnected: connectionGap(row.state, words.connections[row.network]),
    },
    reason: reasonWords(words, week, row.postId, row.plan.reason),
    can: { skip: waits && words.inPerson, change: waits && words.inPerson },
  };
}

function empty(words: PlanWords, { slot, network, date, from, filter, reason }: PlanGap): Empty {
  return {
    slot,
    network,
    date,
    from,
    ...filterWords(words, filter),
    reason,
    can: { unskip: reason === "skipped" },
  };
}

const isPlanned = (row: WeekShareRow): row is PlannedRow => row.plan !== null;

/** A week as it is shown: what is planned and stays, what would be added, and what stays empty. */
export function presentWeek(words: PlanWords, { week, stored }: PersonWeek, plan: UserPlan) {
  const { monday } = week;
  const gone = new Set(plan.withdrawn.map(({ postId, network }) => `${postId} ${network}`));
  const kept = stored.filter(isPlanned).filter(({ postId, network }) => !gone.has(`${postId} ${network}`));
  const items = [
    ...kept.map((row) => planned(words, week, row)),
    ...plan.picks.map((pick) => likely(words, week, pick)),
  ].toSorted((one, other) => one.dueAt.localeCompare(other.dueAt));
  const state = kept.length > 0 && plan.picks.length === 0 ? ("PLANNED" as const) : ("LIKELY" as const);
  return {
    ...weekNameOf(monday),
    monday,
    state,
    items,
    gaps: plan.gaps
      .map((gap) => empty(words, gap))
      .toSorted((one, other) => one.date.localeCompare(other.date)),
  };
}

/** The first pictures of posts, whose addresses are signed elsewhere. */
export const shownMediaOf = (posts: ReadonlyMap<number, PostToPlan>, ids: readonly number[]): number[] =>
  ids.flatMap((id) => {
    const post = posts.get(id);
    return (post && shownMedia(post)) ?? [];
  });
