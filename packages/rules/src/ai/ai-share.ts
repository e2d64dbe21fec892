/** This many consecutive words must match before they count as taken over; shorter matches happen by chance. */
const run = 4;

function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function runsOf(words: readonly string[]): string[] {
  return words
    .slice(0, Math.max(0, words.length - run + 1))
    .map((_, at) => words.slice(at, at + run).join(" "));
}

/**
 * The percentage of a text's words that are in runs shared with one of the passages. A text shorter than a run counts
 * if a passage contains all of it.
 */
export function aiShare(text: string, passages: readonly string[]): number {
  const words = wordsOf(text);
  if (words.length === 0) return 0;
  const written = passages.map(wordsOf);
  if (words.length < run) {
    const whole = ` ${words.join(" ")} `;
    return written.some((passage) => ` ${passage.join(" ")} `.includes(whole)) ? 100 : 0;
  }
  const known = new Set(written.flatMap(runsOf));
  const taken = new Set<number>();
  for (const [at, one] of runsOf(words).entries())
    if (known.has(one)) for (let word = at; word < at + run; word += 1) taken.add(word);
  return Math.round((taken.size / words.length) * 100);
}

/** For several texts together, each weighted by its words. */
export function aiShareOf(texts: readonly string[], passages: readonly string[]): number {
  const counted = texts.map((text) => ({ words: wordsOf(text).length, share: aiShare(text, passages) }));
  const all = counted.reduce((sum, { words }) => sum + words, 0);
  return all === 0 ? 0 : Math.round(counted.reduce((sum, { words, share }) => sum + words * share, 0) / all);
}

/** A text counts as an AI's while at least half of it is as the AI wrote it. */
export const mostlyFrom = (text: string, passages: readonly string[]): boolean =>
  aiShare(text, passages) >= 50;

/** What an AI wrote and a person changed afterwards. */
export const staysFromAi = (before: string, after: string): boolean => mostlyFrom(after, [before]);
