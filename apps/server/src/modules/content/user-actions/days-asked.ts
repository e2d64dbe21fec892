const day = 24 * 60 * 60_000;

/** A span of calendar days as moments; the last day belongs to it. */
export function daysAsked(input: { readonly from?: string | undefined; readonly to?: string | undefined }) {
  return {
    from: input.from === undefined ? null : new Date(input.from),
    to: input.to === undefined ? null : new Date(Date.parse(input.to) + day),
  };
}
