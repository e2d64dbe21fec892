/** The clock of a zone, read minute by minute. Slow, and independent of the planner. */
export interface CheckClock {
  readonly at: (minute: number) => { readonly date: string; readonly minute: number };
  /** For each minute of the day the first instant that shows it; skipped minutes are missing. */
  readonly day: (date: string) => ReadonlyMap<number, number>;
}

const clocks = new Map<string, CheckClock>();

export function checkClock(zone: string): CheckClock {
  const known = clocks.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "short",
  });
  const at = (minute: number) => {
    const [date = "", time = ""] = format.format(minute * 60_000).split(" ");
    const [hours = 0, minutes = 0] = time.split(":").map(Number);
    return { date, minute: hours * 60 + minutes };
  };
  const days = new Map<string, ReadonlyMap<number, number>>();
  const day = (date: string) => {
    const made = days.get(date);
    if (made) return made;
    const shown = new Map<number, number>();
    const utc = Date.parse(`${date}T00:00:00Z`) / 60_000;
    for (let minute = utc - 15 * 60; minute < utc + 38 * 60; minute += 1) {
      const local = at(minute);
      if (local.date === date && !shown.has(local.minute)) shown.set(local.minute, minute);
    }
    days.set(date, shown);
    return shown;
  };
  const clock = { at, day };
  clocks.set(zone, clock);
  return clock;
}
