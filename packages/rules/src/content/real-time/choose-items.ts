import type { RealTimeType } from "@polyphon/contract/companies/settings/company-choices.ts";
import type { ContentLanguage } from "@polyphon/contract/content/content.ts";

interface Offered {
  readonly publishedAt: Date;
  readonly language: ContentLanguage | null;
  readonly engagement: number;
}

export interface ItemWish {
  readonly type: RealTimeType;
  readonly count: number;
  readonly language: ContentLanguage | null;
  readonly now: Date;
  readonly keepDays: number;
}

const day = 24 * 60 * 60_000;

/**
 * Which items of a feed a company takes: young enough, not known to be in another language than the wanted one, and of
 * those the newest or the ones that readers met most.
 */
export function chooseItems<T extends Offered>(items: readonly T[], wish: ItemWish): T[] {
  const since = wish.now.getTime() - wish.keepDays * day;
  const fitting = items.filter(
    ({ publishedAt, language }) =>
      publishedAt.getTime() >= since &&
      (wish.language === null || language === null || language === wish.language),
  );
  const newer = (one: T, other: T) => other.publishedAt.getTime() - one.publishedAt.getTime();
  const order =
    wish.type === "MOST_ENGAGING"
      ? (one: T, other: T) => other.engagement - one.engagement || newer(one, other)
      : newer;
  return fitting.toSorted(order).slice(0, wish.count);
}
