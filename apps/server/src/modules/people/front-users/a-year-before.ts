const year = 365 * 24 * 60 * 60 * 1000;

/** From when on the shares of twelve months count. To the day, so that a page asked for twice says the same. */
export function aYearBefore(now: Date): Date {
  const day = new Date(now.getTime() - year);
  day.setUTCHours(0, 0, 0, 0);
  return day;
}
