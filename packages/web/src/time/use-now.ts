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

/** The time as screens show it: it moves by itself, twice a minute, and never in the middle of drawing. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => current);
}
