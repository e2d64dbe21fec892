const day = 86_400_000;

/** The days that a log is asked for, or the last thirty; in UTC, as the provider's staff work. */
export function windowOf(
  input: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): { readonly since: Date; readonly until: Date | null } {
  return {
    since:
      input.from === undefined ? new Date(now.getTime() - 30 * day) : new Date(`${input.from}T00:00:00Z`),
    until: input.to === undefined ? null : new Date(new Date(`${input.to}T00:00:00Z`).getTime() + day),
  };
}
