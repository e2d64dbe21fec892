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
  /** A newer version is expected: the form's own, after it saved, or somebody else's, because it was asked for. */
  readonly expects: "own" | "other" | null;
  /** What is typed stands over a version that somebody else saved since the form was opened. */
  readonly merged: boolean;
}

/** What would be sent, under the same names: two ways of writing the same, such as an empty box and nothing, are no change. */
export type Sent<V> = (values: V) => object;

export function beginWith<V>(stored: Stored<V>): FormRecord<V> {
  return { stored, values: stored.values, expects: null, merged: false };
}

/** What is typed is stored; the version that it has now comes with the next reading, unless the server answered it. */
export function savedRecord<V>({ stored, values }: FormRecord<V>, answered?: Stored<V>): FormRecord<V> {
  return answered ? beginWith(answered) : { ...beginWith({ ...stored, values }), expects: "own" };
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

const isNewer = <V>(one: Stored<V>, other: Stored<V>) => (one.version ?? 0) > (other.version ?? 0);

/** The newer of what the form is typed over and what was read since. */
export function newestOf<V>({ stored }: FormRecord<V>, read: Stored<V>): Stored<V> {
  return isNewer(read, stored) ? read : stored;
}

/**
 * What was read, as the form takes it: a newer version is shown at once while nothing is typed, or when it was expected. What
 * was typed stays then, everything else becomes as it is stored now. Otherwise the form stays as it is.
 */
export function receive<V extends object>(
  record: FormRecord<V>,
  read: Stored<V>,
  sent?: Sent<V>,
): FormRecord<V> {
  const { stored, values, expects } = record;
  if (!isNewer(read, stored)) return record;
  const typed = new Set(changedIn(stored.values, values, sent));
  if (typed.size > 0 && expects === null) return record;
  const own = Object.entries(values).filter(([name]) => typed.has(name));
  return {
    stored: read,
    values: { ...read.values, ...Object.fromEntries(own) },
    expects: null,
    merged: typed.size > 0 && expects === "other",
  };
}
