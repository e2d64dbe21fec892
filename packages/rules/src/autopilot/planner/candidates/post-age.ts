import type { PostFacts } from "../../../content/visibility/visible-post.ts";
import { addDays, daysBetween } from "../../../time/calendar-dates.ts";
import { beginOfDate, localDateOf } from "../../../time/zoned-time.ts";

type Appearance = Pick<PostFacts, "publishAt" | "startsOn">;

const dayMs = 24 * 60 * 60_000;
const shortestHalfLife = 3;
const newsDays = 14;

/** From when on a post is news in a week. */
export const newsSinceIn = ({ monday, zone }: { readonly monday: string; readonly zone: string }): Date =>
  beginOfDate(addDays(monday, -newsDays), zone);

/** The day from which employees see a post, and from which its age counts; null when nothing says so. */
export function appearedOn({ publishAt, startsOn }: Appearance, zone: string): string | null {
  const published = publishAt === null ? null : localDateOf(publishAt, zone);
  if (published === null || startsOn === null) return published ?? startsOn;
  return published < startsOn ? startsOn : published;
}

/** What ages are measured by in one week, as instants, so that no post has to convert its own. */
export interface AgeBounds {
  readonly monday: { readonly date: string; readonly begin: Date };
  /** For each day of the week the oldest day on which a post may have appeared. */
  readonly oldest: readonly { readonly date: string; readonly begin: Date }[];
  readonly halfLife: number;
}

export function ageBounds(dates: readonly string[], oldestPostDays: number, zone: string): AgeBounds {
  const boundOf = (date: string) => ({ date, begin: beginOfDate(date, zone) });
  return {
    monday: boundOf(dates[0] ?? ""),
    oldest: dates.map((date) => boundOf(addDays(date, -oldestPostDays))),
    halfLife: Math.max(shortestHalfLife, oldestPostDays / 4),
  };
}

/** The last day of the week on which a post is young enough to be shared, counted from 0; -1 for none. */
export function freshUntil({ publishAt, startsOn }: Appearance, { oldest }: AgeBounds): number {
  if (publishAt === null && startsOn === null) return oldest.length - 1;
  return oldest.findLastIndex(
    ({ date, begin }) =>
      (publishAt !== null && publishAt >= begin) || (startsOn !== null && startsOn >= date),
  );
}

/** How much later than a new post one of this age comes on average: twice for every half-life. */
export function decayOf({ publishAt, startsOn }: Appearance, { monday, halfLife }: AgeBounds): number {
  const ages = [
    ...(publishAt === null ? [] : [(monday.begin.getTime() - publishAt.getTime()) / dayMs]),
    ...(startsOn === null ? [] : [daysBetween(startsOn, monday.date)]),
  ];
  return ages.length === 0 ? 1 : 2 ** (Math.max(0, Math.min(...ages)) / halfLife);
}
