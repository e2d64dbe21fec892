import type { FaultOfRow } from "./check-upload-row.ts";

/** Edit distance: a character inserted, removed, changed, or two neighbours swapped. */
export function editDistance(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const same = a[row - 1] === b[at - 1];
      let least = Math.min((last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (same ? 0 : 1));
      if (a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1])
        least = Math.min(least, (before[at - 2] ?? 0) + 1);
      now.push(least);
    }
    [before, last] = [last, now];
  }
  return last[b.length] ?? 0;
}

const longest = 100;

/** The nearest candidate: at most a fifth of it differs, and never more than two characters. */
export function nearestWord(wrong: string, words: readonly string[]): string | null {
  const typed = wrong.toLowerCase().slice(0, longest);
  let best: { readonly word: string; readonly steps: number } | null = null;
  for (const word of words) {
    if (Math.abs(word.length - typed.length) > 2) continue;
    const steps = editDistance(typed, word.toLowerCase());
    if (steps <= Math.min(2, Math.ceil(word.length / 5)) && (best === null || steps < best.steps))
      best = { word, steps };
  }
  return best?.word ?? null;
}

/** Suggests nothing for a language that the product does not support, and the nearest one for a typing error. */
export function suggestFix(
  fault: Pick<FaultOfRow, "fault" | "about">,
  company: { readonly domain: string; readonly groups: readonly string[] },
): string | null {
  switch (fault.fault) {
    case "other_domain":
      return nearestWord(fault.about, [company.domain]);
    case "unknown_group":
      return nearestWord(fault.about, company.groups);
    case "unknown_language":
      return nearestWord(fault.about, ["english", "deutsch", "german", "englisch"]);
    default:
      return null;
  }
}
