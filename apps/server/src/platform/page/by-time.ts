/** A span of time, newest first, from where the page before ended. */
export interface TimeSpan {
  readonly since: Date;
  readonly until: Date | null;
  readonly after: { readonly at: Date; readonly id: number } | null;
  readonly limit: number;
}

/** The end of a statement over rows with `at` and `id`; its values stand from `$first` on. */
export function byTime(span: TimeSpan, first: number): { readonly sql: string; readonly values: unknown[] } {
  const [since, until, at, id, limit] = [0, 1, 2, 3, 4].map((place) => `$${first + place}`);
  return {
    sql: `and at >= ${since} and (${until}::timestamptz is null or at < ${until})
       and (${at}::timestamptz is null or (at, id) < (${at}, ${id}::bigint))
     order by at desc, id desc limit ${limit}`,
    values: [span.since, span.until, span.after?.at ?? null, span.after?.id ?? null, span.limit],
  };
}
