import type { Page } from "@playwright/test";
import type { Look } from "../kit/looks.ts";

/** One state of one screen. */
export interface Scene {
  readonly name: string;
  /** Those of its language in the order given, where it is not looked at as every dialog is. */
  readonly looks?: readonly Look[];
  readonly show: (page: Page) => Promise<void>;
  /** Undoes what would disturb the next scene. */
  readonly leave?: (page: Page) => Promise<void>;
  /** A server that fails on purpose is told in the console; that is no complaint. */
  readonly provokesErrors?: boolean;
}
