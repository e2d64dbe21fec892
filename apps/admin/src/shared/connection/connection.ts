import { makeBrowserConnection } from "@polyphon/web/api/browser-connection.ts";

/** The way to our server, for the whole app. */
export const connection = makeBrowserConnection("/admin/favicon.svg");
