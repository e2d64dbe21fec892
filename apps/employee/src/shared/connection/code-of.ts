import { codeOf as codeFrom } from "@polyphon/web/api/code-of.ts";
import { connection } from "./connection.ts";

/** Code that waits for the connection of this app. */
export const codeOf = <Part>(load: () => Promise<Part>, { onWait }: { readonly onWait?: () => void } = {}) =>
  codeFrom(load, { reachable: connection, onWait });
