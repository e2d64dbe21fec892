/** A span of time, newest first, from where the page before ended. */
export interface TimeSpan {
  readonly since: Date;
  readonly until: Date | null;
  readonly after: { readonly at: Date; readonly id: number } | null;
  readonly limit: number;
}

/** The end of a statement over rows with `at` and `id`; its five values start at `$first`. */
export const byTime = (first: number): string =>
  `and at >= $${first} and ($${first + 1}::timestamptz is null or at < $${first + 1})
     and ($${first + 2}::timestamptz is null or (at, id) < ($${first + 2}, $${first + 3}::bigint))
   order by at desc, id desc limit $${first + 4}`;

export const spanValues = (span: TimeSpan) =>
  [span.since, span.until, span.after?.at ?? null, span.after?.id ?? null, span.limit] as const;
