import type { FeedKind } from "@polyphon/contract/content/real-time/real-time.ts";
import { limits } from "@polyphon/contract/limits.ts";

export interface FeedSource {
  readonly kind: FeedKind;
  readonly address: string;
}

/**
 * Anything that is no address counts as a stream: if Feedly does not know it, staff see an error instead of nothing.
 */
function sourceOf(word: string): FeedSource | null {
  if (word === "" || word.length > limits.realTime.addressMax) return null;
  if (!/^https?:\/\//i.test(word) || !URL.canParse(word)) return { kind: "FEEDLY", address: word };
  return { kind: "ADDRESS", address: new URL(word).href };
}

/** What a company's setting names: streams at Feedly and addresses of feeds, with space between them. */
export function feedSources(setting: string): FeedSource[] {
  const found = new Map<string, FeedSource>();
  for (const word of setting.split(/\s+/u)) {
    const source = sourceOf(word);
    if (source && found.size < limits.realTime.feeds) found.set(source.address, source);
  }
  return [...found.values()];
}
