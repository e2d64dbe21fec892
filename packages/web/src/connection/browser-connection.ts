import { useSyncExternalStore } from "react";
import { type Connection, makeConnection } from "./connection.ts";

/** The way to our server, for a whole app. What it probes is a file that is always there and never comes from a cache. */
export function makeBrowserConnection(probed: string): Connection {
  return makeConnection(() =>
    fetch(probed, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(10_000) }),
  );
}

/** The browser notices a cable or an aeroplane first. */
export function watchBrowser({ doubt, lost }: Pick<Connection, "doubt" | "lost">): void {
  addEventListener("online", doubt);
  addEventListener("offline", lost);
  if (!navigator.onLine) lost();
}

export function useOnline({ subscribe, isOnline }: Pick<Connection, "subscribe" | "isOnline">): boolean {
  return useSyncExternalStore(subscribe, isOnline);
}
