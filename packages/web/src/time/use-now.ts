import { useSyncExternalStore } from "react";

const everyMs = 30_000;
let current = Date.now();

function subscribe(listener: () => void): () => void {
  const timer = setInterval(() => {
    current = Date.now();
    listener();
  }, everyMs);
  return () => clearInterval(timer);
}

/** The current time for screens: it updates twice a minute, and never during rendering. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => current);
}
