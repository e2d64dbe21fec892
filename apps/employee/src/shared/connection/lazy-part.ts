import { lazyPart as partFrom, type LazyPart, type LoadPart } from "@polyphon/web/connection/lazy-part.ts";
import { type ComponentType, lazy } from "react";
import { notify } from "../notices/notices.ts";
import { t } from "../text/text.ts";
import { codeOf } from "./code-of.ts";
import { connection } from "./connection.ts";

/** A dialog or part of a screen with code of its own. Without a connection it says that it opens later. */
export function lazyPart<Props>(load: LoadPart<Props>): LazyPart<Props> {
  const onWait = () => notify("warn", t("shell.opensLater"), { long: true });
  return partFrom(load, { reachable: connection, onWait });
}

/** One that opens unasked waits for the connection without a word; `instead` stands where its code is gone. */
export function quietPart<Props>(load: LoadPart<Props>, instead?: ComponentType<Props>): LazyPart<Props> {
  if (instead === undefined) return partFrom(load, { reachable: connection });
  const wait = codeOf(load);
  return lazy(() => wait().catch(() => ({ default: instead })));
}
