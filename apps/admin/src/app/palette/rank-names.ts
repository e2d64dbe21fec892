/** Without case and accents, as somebody types who is in a hurry. */
export function folded(words: string): string {
  return words.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss").trim();
}

/** How well a name fits what was typed, from 0; null if not at all. */
function rankOf(name: string, typed: string): number | null {
  const [label, wanted] = [folded(name), folded(typed)];
  if (label === wanted) return 0;
  if (label.startsWith(wanted)) return 1;
  const parts = label.split(/[^\p{L}\p{N}]+/u);
  const begun = wanted.split(/\s+/u).every((word) => parts.some((part) => part.startsWith(word)));
  if (begun) return 2;
  return label.includes(wanted) ? 3 : null;
}

/** The best rank of several names of one thing; every later name counts for a little less. */
export function bestRank(names: readonly string[], typed: string): number | null {
  const ranks = names.flatMap((name, at) => {
    const rank = rankOf(name, typed);
    return rank === null ? [] : [rank + Math.min(at, 1) / 2];
  });
  return ranks.length === 0 ? null : Math.min(...ranks);
}
