const dayMs = 24 * 60 * 60 * 1000;
const weekMs = 7 * dayMs;

/** Mondays as 2026-11-16, in any order and any number; each becomes the number of its week since the epoch. */
function numbered(mondays: readonly string[]): number[] {
  return [...new Set(mondays.map((monday) => Math.round((Date.parse(monday) + 3 * dayMs) / weekMs)))].sort(
    (one, other) => one - other,
  );
}

/** The most weeks one after the other. */
export function longestRun(mondays: readonly string[]): number {
  let [longest, run, before] = [0, 0, Number.NaN];
  for (const week of numbered(mondays)) {
    run = week === before + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    before = week;
  }
  return longest;
}

/** How many of the last `window` weeks are among them; the week of `thisMonday` is the last one. */
export function countLastWeeks(mondays: readonly string[], thisMonday: string, window: number): number {
  const [now = 0] = numbered([thisMonday]);
  return numbered(mondays).filter((week) => week <= now && week > now - window).length;
}
