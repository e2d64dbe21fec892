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

/** Of the last `window` weeks, the oldest first, whether each is among them; the week of `thisMonday` is the last. */
export function lastWeeks(mondays: readonly string[], thisMonday: string, window: number): boolean[] {
  const [now = 0] = numbered([thisMonday]);
  const known = new Set(numbered(mondays));
  return Array.from({ length: window }, (_, at) => known.has(now - window + 1 + at));
}

/** How many weeks in a row up to now. A week that has only begun does not end a streak. */
export function currentStreak(mondays: readonly string[], thisMonday: string): number {
  const [now = 0] = numbered([thisMonday]);
  const known = new Set(numbered(mondays));
  const last = known.has(now) ? now : now - 1;
  let weeks = 0;
  while (known.has(last - weeks)) weeks += 1;
  return weeks;
}
