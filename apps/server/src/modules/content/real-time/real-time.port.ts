import type { RealTimeType } from "@polyphon/contract/companies/settings/company-choices.ts";
import type { ContentLanguage } from "@polyphon/contract/content/content.ts";
import type { FeedKind, FeedTrouble } from "@polyphon/contract/content/real-time/real-time.ts";

/** One entry of a feed: plain text within its limits, and a complete address. */
export interface FeedItem {
  readonly guid: string;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly source: string;
  readonly author: string | null;
  readonly language: ContentLanguage | null;
  readonly pictureUrl: string | null;
  /** Null when the feed does not say. */
  readonly publishedAt: Date | null;
  /** How many readers it had, where that is counted. */
  readonly engagement: number;
}

export interface FeedValidators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export interface FeedAsk {
  readonly kind: FeedKind;
  readonly address: string;
  readonly known: FeedValidators;
  /** How many are wanted in the end; a caller that chooses among more may ask for more. */
  readonly count: number;
  readonly type: RealTimeType;
}

export type FeedAnswer =
  | {
      readonly kind: "read";
      readonly title: string | null;
      readonly items: readonly FeedItem[];
      readonly validators: FeedValidators;
    }
  | { readonly kind: "unchanged" }
  | { readonly kind: "failed"; readonly trouble: FeedTrouble; readonly notBefore: Date | null };
