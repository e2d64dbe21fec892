import { lazyPart as partFrom, type LazyPart, type LoadPart } from "@polyphon/web/connection/lazy-part.ts";
import { connection } from "./connection.ts";

/** A dialog or part of a screen with code of its own. Without a connection it opens later; the frame says that it is offline. */
export const lazyPart = <Props>(load: LoadPart<Props>): LazyPart<Props> =>
  partFrom(load, { reachable: connection });
