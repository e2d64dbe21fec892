import { type ComponentType, lazy, type LazyExoticComponent } from "react";
import { notify } from "../notices/notices.ts";
import { t } from "../text/text.ts";
import { codeOf } from "./code-of.ts";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;
type Part<Props> = LazyExoticComponent<ComponentType<Props>>;

/** A dialog or part of a screen with code of its own. Without a connection it says that it opens later. */
export function lazyPart<Props>(load: Load<Props>): Part<Props> {
  return lazy(codeOf(load, { onWait: () => notify("warn", t("shell.opensLater"), { long: true }) }));
}

/** One that opens unasked waits for the connection without a word; `instead` stands where its code is gone. */
export function quietPart<Props>(load: Load<Props>, instead?: ComponentType<Props>): Part<Props> {
  const wait = codeOf(load);
  return lazy(() =>
    instead === undefined
      ? wait()
      : wait().catch((): { default: ComponentType<Props> } => ({ default: instead })),
  );
}
