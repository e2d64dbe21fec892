import { codeOf as codeFrom } from "@polyphon/web/connection/code-of.ts";
import { connection } from "./connection.ts";

/** Code that waits for the connection of this app. */
export const codeOf = <Part>(load: () => Promise<Part>) => codeFrom(load, { reachable: connection });
