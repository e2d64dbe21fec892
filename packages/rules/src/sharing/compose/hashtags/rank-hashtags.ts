import { limits } from "@polyphon/contract/limits.ts";
import { hashtagBeingTyped, hashtagKey, hashtagsIn } from "./hashtags-in-text.ts";

/** Texts in which hashtags were used, the latest first. */
export interface HashtagTexts {
  /** The post that is shared. */
  readonly post: readonly string[];
  /** What the person shared before. */
  readonly own: readonly string[];
  /** Posts of the same category. */
  readonly category: readonly string[];
}

interface Counted {
  readonly hashtag: string;
  readonly texts: number;
  readonly first: number;
}

/** Each hashtag once, as it was spelt last, with the number of texts that use it. */
function count(texts: readonly string[]): Counted[] {
  const found = new Map<string, Counted>();
  for (const text of texts) {
    const inText = new Map(hashtagsIn(text).map((hashtag) => [hashtagKey(hashtag), hashtag]));
    for (const [key, hashtag] of inText) {
      const known = found.get(key);
      found.set(key, {
        hashtag: known?.hashtag ?? hashtag,
        texts: (known?.texts ?? 0) + 1,
        first: known?.first ?? found.size,
      });
    }
  }
  return [...found.values()];
}

/**
 * Hashtags worth offering, the best first: those of the post as they stand there, then those that the person uses most, then
 * those of the category. Each is named once, at its best place.
 */
export function rankHashtags({ post, own, category }: HashtagTexts): string[] {
  const byUse = (texts: readonly string[]) =>
    count(texts).sort((one, other) => other.texts - one.texts || one.first - other.first);
  const ranked = [...count(post), ...byUse(own), ...byUse(category)];
  const best = new Map<string, string>();
  for (const { hashtag } of ranked) {
    const key = hashtagKey(hashtag);
    if (!best.has(key)) best.set(key, hashtag);
  }
  return [...best.values()].slice(0, limits.hashtag.suggested);
}

const withoutPiece = (text: string, from: number, until: number) => text.slice(0, from) + text.slice(until);

/** Those that the text lacks, best first. */
export function hashtagsToAdd(ranked: readonly string[], text: string): string[] {
  const used = new Set(hashtagsIn(text).map(hashtagKey));
  return ranked.filter((hashtag) => !used.has(hashtagKey(hashtag))).slice(0, limits.hashtag.chips);
}

/** Those that complete what is being typed at the cursor and stand nowhere else in the text. */
export function hashtagsToComplete(ranked: readonly string[], text: string, cursor: number): string[] {
  const typed = hashtagBeingTyped(text, cursor);
  if (typed === null) return [];
  const used = new Set(hashtagsIn(withoutPiece(text, typed.at, cursor)).map(hashtagKey));
  const begun = hashtagKey(`#${typed.words}`);
  return ranked
    .filter((hashtag) => {
      const key = hashtagKey(hashtag);
      return key.startsWith(begun) && key !== begun && !used.has(key);
    })
    .slice(0, limits.hashtag.completed);
}
