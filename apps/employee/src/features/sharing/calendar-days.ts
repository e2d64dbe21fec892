const day = 24 * 60 * 60_000;

function dateOf(epoch: number): string {
  return new Date(epoch).toISOString().slice(0, 10);
}

/** Dates of a calendar without a clock: 2026-11-16 plus one day is 2026-11-17, whatever the zone. */
export function addDays(date: string, days: number): string {
  return dateOf(Date.parse(`${date}T00:00:00Z`) + days * day);
}

export function mondayOf(date: string): string {
  const sinceMonday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(date, -sinceMonday);
}
