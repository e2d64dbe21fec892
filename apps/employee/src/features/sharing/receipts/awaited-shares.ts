import { useSyncExternalStore } from "react";
import type { Share } from "../share-model.ts";

/** Shares that were on their way when their dialog was closed. */
export interface Awaited {
  readonly key: number;
  readonly accountId: number;
  /** Of the post. */
  readonly title: string;
  readonly shares: readonly Share[];
}

let awaited: readonly Awaited[] = [];
let nextKey = 1;
const listeners = new Set<() => void>();

function change(to: readonly Awaited[]): void {
  awaited = to;
  for (const listener of listeners) listener();
}

/** They are followed on any screen, and their outcome comes in a notice. */
export const awaitedShares = {
  add(one: Omit<Awaited, "key">): void {
    if (one.shares.length === 0) return;
    change([...awaited, { ...one, key: nextKey }]);
    nextKey += 1;
  },
  drop: (key: number): void => change(awaited.filter((one) => one.key !== key)),
};

export function useAwaitedShares(): readonly Awaited[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => awaited,
  );
}
