import { limits } from "@polyphon/contract/limits.ts";
import { accountTypes, type Network } from "@polyphon/contract/networks/networks.ts";
import type { CompanyWeek, PlanPost } from "@polyphon/rules/autopilot/planner/plan-types.ts";
import { usableCopies } from "@polyphon/rules/autopilot/planner/candidates/usable-copies.ts";
import { addDays } from "@polyphon/rules/time/calendar-dates.ts";
import { beginOfDate, localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import {
  type AutopilotSettings,
  autopilotSettingsOf,
  reservedDaysOf,
} from "../../companies/companies.api.ts";
import {
  categoriesOfCompany,
  frontPageOf,
  type PostToPlan,
  postsToPlan,
  prohibitedIn,
} from "../../content/content.api.ts";
import { clicksSince } from "../../links/links.api.ts";
import { unapprovedIn } from "../../mentions/mentions.api.ts";
import { plannedPosts, sharedSince } from "../../sharing/sharing.api.ts";
import type { PlanDeps } from "../autopilot.deps.ts";
import { findMix } from "./choices-to-plan.store.ts";

const day = 24 * 60 * 60_000;

/** The facts of a company that weeks are planned from, with its posts as they are stored. */
export interface CompanyContext {
  readonly settings: AutopilotSettings;
  readonly weeks: readonly CompanyWeek[];
  readonly posts: ReadonlyMap<number, PostToPlan>;
  /** No share of any of the posts is older. */
  readonly oldestPost: Date;
}

/** The instants between which a week lies in the company's zone; the end is exclusive. */
export function weekRange({ monday, zone }: Pick<CompanyWeek, "monday" | "zone">): {
  from: Date;
  until: Date;
} {
  return { from: beginOfDate(monday, zone), until: beginOfDate(addDays(monday, 7), zone) };
}

/** Only the best-of category is ranked, so only its posts are queried. */
async function clickThroughs(
  tx: Tx,
  posts: readonly PostToPlan[],
  { bestOfCategoryId }: AutopilotSettings,
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const ids = posts.filter(({ categoryId }) => categoryId === bestOfCategoryId).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const since = new Date(now.getTime() - limits.autopilot.bestOfDays * day);
  const [clicks, shares] = [await clicksSince(tx, ids, since), await sharedSince(tx, ids, since)];
  return new Map([...shares].map(([id, count]) => [id, (clicks.get(id) ?? 0) / count]));
}

/** Every kind of account that can be published on. */
function abilitiesOn({ abilities }: PlanDeps) {
  return (network: Network) =>
    accountTypes.flatMap((accountType) => {
      const able = abilities(network, accountType);
      return able === null ? [] : [able];
    });
}

async function planPosts(
  tx: Tx,
  deps: PlanDeps,
  settings: AutopilotSettings,
  posts: readonly PostToPlan[],
  now: Date,
): Promise<PlanPost[]> {
  const isProhibited = await prohibitedIn(tx, settings.companyId);
  const texts = posts.flatMap(({ voices }) => voices.flatMap(({ copy }) => Object.values(copy)));
  const isUnapproved = await unapprovedIn(tx, settings.companyId, texts);
  const rates = await clickThroughs(tx, posts, settings, now);
  return posts.map((post) => ({
    id: post.id,
    categoryId: post.categoryId,
    tagIds: post.tagIds,
    language: post.language,
    source: post.source,
    clickThrough: rates.get(post.id) ?? null,
    status: post.status,
    publishAt: post.publishAt,
    startsOn: post.startsOn,
    endsOn: post.endsOn,
    killed: !post.seen,
    frontPage: frontPageOf({ ...post, categoryName: null }, settings.timeZone),
    groups: post.groupIds,
    ...usableCopies({
      post,
      media: {
        type: post.type,
        shareType: post.shareType,
        images: post.imageIds.length,
        hasVideo: post.attachment?.kind === "VIDEO",
        hasLink: post.postUrl !== null,
      },
      attached: {
        postUrl: post.postUrl,
        facebookUrl: post.facebookUrl,
        embedCode: post.videoEmbedCode,
        isDocument: post.type === "DOCUMENT",
      },
      networks: settings.networks,
      noOfVoices: settings.noOfVoices,
      abilities: abilitiesOn(deps),
      isForbidden: (text) => isProhibited(text) || isUnapproved(text),
    }),
  }));
}

/**
 * Weeks of a company, in order, from one read of its posts; null while its autopilot is off. `planned` are the posts of
 * its planned shares, where they are known: finding them means reading the shares of the whole week.
 */
export async function loadPlanningContext(
  tx: Tx,
  deps: PlanDeps,
  companyId: number,
  mondays: readonly string[],
  now: Date,
  planned?: readonly number[],
): Promise<CompanyContext | null> {
  const settings = await autopilotSettingsOf(tx, companyId);
  const [first, last] = [mondays[0], mondays.at(-1)];
  if (!settings?.on || first === undefined || last === undefined) return null;
  const { timeZone: zone } = settings;
  const { from } = weekRange({ monday: first, zone });
  const { until } = weekRange({ monday: last, zone });
  const categoryIds = (await categoriesOfCompany(tx, companyId)).map(({ id }) => id);
  const today = localDateOf(now, zone);
  const stored = await postsToPlan(tx, {
    companyId,
    categoryIds,
    from: first < today ? today : first,
    to: addDays(last, 6),
    until,
    most: limits.autopilot.posts,
    alsoIds: planned ?? (await plannedPosts(tx, companyId, from, until)),
  });
  const posts = await planPosts(tx, deps, settings, stored, now);
  const shared = {
    zone,
    now,
    cycle: settings.cycle,
    networks: settings.networks,
    hours: settings.hours,
    reservedDays: (await reservedDaysOf(tx, companyId)).map(({ day: workDay, category, tags, language }) => ({
      day: workDay,
      categoryId: category,
      tagIds: tags,
      language,
    })),
    substitute: settings.substitute,
    bestOfCategoryId: settings.bestOfCategoryId,
    mix: await findMix(tx, companyId),
    categoryIds,
    posts,
    oldestPostDays: settings.oldestPostDays,
  };
  return {
    settings,
    weeks: mondays.map((monday) => ({ ...shared, monday })),
    posts: new Map(stored.map((post) => [post.id, post])),
    oldestPost: stored.reduce((oldest, { createdAt }) => (createdAt < oldest ? createdAt : oldest), now),
  };
}
