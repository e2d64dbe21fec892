import type { RealTimeType } from "@polyphon/contract/companies/settings/company-choices.ts";
import type { ContentLanguage } from "@polyphon/contract/content/content.ts";

interface Offered {
  readonly publishedAt: Date;
  readonly language: ContentLanguage | null;
  readonly engagement: number;
}

export interface ItemFilter {
  readonly type: RealTimeType;
  readonly count: number;
  readonly language: ContentLanguage | null;
  readonly now: Date;
  readonly keepDays: number;
}

const day = 24 * 60 * 60_000;

/**
 * The items of a feed that a company takes: recent enough, not known to be in another language than the chosen one, and
 * of those the newest or the most read.
 */
export function chooseItems<T extends Offered>(items: readonly T[], input: ItemFilter): T[] {
  const since = input.now.getTime() - input.keepDays * day;
  const fitting = items.filter(
    ({ publishedAt, language }) =>
      publishedAt.getTime() >= since &&
      (input.language === null || language === null || language === input.language),
  );
  const newer = (one: T, other: T) => other.publishedAt.getTime() - one.publishedAt.getTime();
  const order =
    input.type === "MOST_ENGAGING"
      ? (one: T, other: T) => other.engagement - one.engagement || newer(one, other)
      : newer;
  return fitting.toSorted(order).slice(0, input.count);
}
