const day = 86_400_000;

/** The days that a log is asked for, or the last thirty; in UTC, as the provider's staff work. */
export function windowOf(
  wish: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): { readonly since: Date; readonly until: Date | null } {
  return {
    since: wish.from === undefined ? new Date(now.getTime() - 30 * day) : new Date(`${wish.from}T00:00:00Z`),
    until: wish.to === undefined ? null : new Date(new Date(`${wish.to}T00:00:00Z`).getTime() + day),
  };
}
