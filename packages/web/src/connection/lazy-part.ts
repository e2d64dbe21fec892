import { type ComponentType, lazy, type LazyExoticComponent } from "react";
import { codeOf, type WaitOptions } from "./code-of.ts";

export type LoadPart<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;
export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>>;

/** A dialog or part of a screen with code of its own, which waits for a connection. */
export const lazyPart = <Props>(load: LoadPart<Props>, wait: WaitOptions): LazyPart<Props> =>
  lazy(codeOf(load, wait));
