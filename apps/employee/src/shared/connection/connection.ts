import { makeConnection } from "@polyphon/web/api/connection.ts";
import { useSyncExternalStore } from "react";

/** A file that is always there and never comes from a cache. */
const probed = "/manifest.webmanifest";

/** The way to our server, for the whole app. */
export const connection = makeConnection(() =>
  fetch(probed, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(10_000) }),
);

/** The browser notices a cable or an aeroplane first. */
export function watchBrowser(): void {
  addEventListener("online", connection.doubt);
  addEventListener("offline", connection.lost);
  if (!navigator.onLine) connection.lost();
}

export function useOnline(): boolean {
  return useSyncExternalStore(connection.subscribe, connection.isOnline);
}
