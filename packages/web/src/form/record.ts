/** A stored record as a form shows it. */
export interface Stored<V> {
  /** Null while it is not stored yet. */
  readonly version: number | null;
  readonly values: V;
}

/** What somebody else's newer version has changed, by the names of the values. */
export interface Merged {
  /** Changed there alone: the form shows it now. */
  readonly taken: readonly string[];
  /** Changed on both sides: the form keeps what was typed. */
  readonly both: readonly string[];
}

/** A form: the typed values and the version they are based on. */
export interface FormRecord<V> {
  readonly stored: Stored<V>;
  readonly values: V;
  /** A newer version is expected: the form's own after saving, or somebody else's because it was requested. */
  readonly expects: "own" | "other" | null;
  /** The typed values were put on top of a version of somebody else; null where that has not happened. */
  readonly merged: Merged | null;
}

/**
 * What would be sent, under the same names: two notations of the same, such as an empty box and null, are no change.
 */
export type Sent<V> = (values: V) => object;

export function beginWith<V>(stored: Stored<V>): FormRecord<V> {
  return { stored, values: stored.values, expects: null, merged: null };
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

function mergedOf<V extends object>(
  { stored, values }: FormRecord<V>,
  read: Stored<V>,
  sent?: Sent<V>,
): Merged {
  const mine = new Set(changedIn(stored.values, values, sent));
  const differing = new Set(changedIn(values, read.values, sent));
  const theirs = changedIn(stored.values, read.values, sent);
  return {
    taken: theirs.filter((name) => !mine.has(name)),
    both: theirs.filter((name) => mine.has(name) && differing.has(name)),
  };
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
    merged: typed.size > 0 && expects === "other" ? mergedOf(record, read, sent) : null,
  };
}

/** What was typed at an earlier visit, over the record as it is now: a newer version is merged with it, and says so. */
export function resume<V extends object>(
  kept: { readonly stored: Stored<V>; readonly values: V },
  read: Stored<V>,
  sent?: Sent<V>,
): FormRecord<V> {
  return { ...receive({ ...kept, expects: "other", merged: null }, read, sent), expects: null };
}
