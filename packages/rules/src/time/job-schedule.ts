/** How often a job of the product runs, by the clock of its zone. */
export type JobSchedule =
  | { readonly every: "minutes"; readonly minutes: number }
  | { readonly every: "hour"; readonly minute: number }
  | { readonly every: "day"; readonly hour: number; readonly minute: number };

const forms = /^(?:(?<any>\*)|\*\/(?<step>\d+)|(?<minute>\d+)) (?<hour>\*|\d+) \* \* \*$/u;

/** Of a cron expression in one of the forms that our jobs have; null for any other. */
export function readJobSchedule(expression: string): JobSchedule | null {
  const found = forms.exec(expression)?.groups;
  if (!found) return null;
  const { any, step, minute, hour } = found;
  if (minute === undefined) {
    const minutes = any === undefined ? Number(step) : 1;
    return hour === "*" && minutes > 0 ? { every: "minutes", minutes } : null;
  }
  return hour === "*"
    ? { every: "hour", minute: Number(minute) }
    : { every: "day", hour: Number(hour), minute: Number(minute) };
}
