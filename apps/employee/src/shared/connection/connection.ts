import { makeBrowserConnection } from "@polyphon/web/connection/browser-connection.ts";

/** The way to our server, for the whole app. */
export const connection = makeBrowserConnection("/manifest.webmanifest");
