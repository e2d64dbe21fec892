import type { Tx } from "./transaction.ts";

/** What a process keeps in memory about rows: ids of one database mean nothing in another one of the same process. */
export function keptPerDatabase<T>(make: () => T): (tx: Tx) => T {
  const kept = new WeakMap<object, T>();
  return ({ database }) => {
    const known = kept.get(database) ?? make();
    kept.set(database, known);
    return known;
  };
}
