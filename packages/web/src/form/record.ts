/** A stored record as a form shows it. */
export interface Stored<V> {
  /** Null while it is not stored yet. */
  readonly version: number | null;
  readonly values: V;
}

/** A form: the typed values and the version they are based on. */
export interface FormRecord<V> {
  readonly stored: Stored<V>;
  readonly values: V;
  /** A newer version is expected: the form's own after saving, or somebody else's because it was requested. */
  readonly expects: "own" | "other" | null;
  /** The typed values are based on a version that somebody else has replaced since. */
  readonly merged: boolean;
}

/**
 * What would be sent, under the same names: two notations of the same, such as an empty box and null, are no change.
 */
export type Sent<V> = (values: V) => object;

export function beginWith<V>(stored: Stored<V>): FormRecord<V> {
  return { stored, values: stored.values, expects: null, merged: false };
}

/** The typed values are stored; their new version comes with the next read, unless the server returned it. */
export function savedRecord<V>({ stored, values }: FormRecord<V>, answered?: Stored<V>): FormRecord<V> {
  return answered ? beginWith(answered) : { ...beginWith({ ...stored, values }), expects: "own" };
}

/** Names of the values that differ from what is stored. */
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

/** The newer of the form's base version and the last version read. */
export function newestOf<V>({ stored }: FormRecord<V>, read: Stored<V>): Stored<V> {
  return isNewer(read, stored) ? read : stored;
}

/**
 * Applies a version that was read: a newer one is shown at once while nothing is typed, or if it was expected. Typed
 * values stay then, everything else becomes as it is stored now. Otherwise the form stays as it is.
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

/** What was typed at an earlier visit, over the record as it is now: a newer version is merged with it, and says so. */
export function resume<V extends object>(
  kept: { readonly stored: Stored<V>; readonly values: V },
  read: Stored<V>,
  sent?: Sent<V>,
): FormRecord<V> {
  return { ...receive({ ...kept, expects: "other", merged: false }, read, sent), expects: null };
}
