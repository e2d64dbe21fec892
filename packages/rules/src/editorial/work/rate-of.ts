import type { PostSource } from "@polyphon/contract/content/content.ts";

export interface CuratorRates {
  readonly curatedCents: number;
  readonly originalCents: number;
  readonly localCents: number;
}

/** What one post of this source is paid with. Without rates, or for a source that nobody wrote, nothing. */
export function rateOf(source: PostSource, rates: CuratorRates | null): number {
  if (rates === null) return 0;
  switch (source) {
    case "CURATED":
      return rates.curatedCents;
    case "ORIGINAL":
      return rates.originalCents;
    case "LOCAL":
      return rates.localCents;
    case "SHARED_OWN_POST":
    case "REAL_TIME":
      return 0;
  }
}
