/** A stored record as a form shows it. */
export interface Stored<V> {
  /** Null while it is not stored at all. */
  readonly version: number | null;
  readonly values: V;
}

/** A form: what is typed over which version. */
export interface FormRecord<V> {
  readonly stored: Stored<V>;
  readonly values: V;
}

/** What would be sent, under the same names: two ways of writing the same, such as an empty box and nothing, are no change. */
export type Sent<V> = (values: V) => object;

export function beginWith<V>(stored: Stored<V>): FormRecord<V> {
  return { stored, values: stored.values };
}

/** Names of what would be sent differently than it is stored. */
export function changedIn<V extends object>(
  before: V,
  after: V,
  sent: Sent<V> = (values) => values,
): string[] {
  const [stored, typed] = [Object.entries(sent(before)), Object.entries(sent(after))];
  const known = new Map(stored);
  const names = new Set([...stored, ...typed].map(([name]) => name));
  const now = new Map(typed);
  return [...names].filter((name) => JSON.stringify(known.get(name)) !== JSON.stringify(now.get(name)));
}

/**
 * Somebody else saved: what was typed stays, everything else becomes as it is stored now. The next save is then of the
 * newer version, and says so.
 */
export function mergeNewer<V extends object>(
  { stored, values }: FormRecord<V>,
  newer: Stored<V>,
  sent?: Sent<V>,
): FormRecord<V> {
  const typed = new Set(changedIn(stored.values, values, sent));
  const own = Object.entries(values).filter(([name]) => typed.has(name));
  return { stored: newer, values: { ...newer.values, ...Object.fromEntries(own) } };
}
