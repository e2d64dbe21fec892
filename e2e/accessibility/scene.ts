import type { Page } from "playwright-core";

/** One state of one screen. */
export interface Scene {
  readonly name: string;
  readonly show: (page: Page) => Promise<void>;
  /** Undoes what would disturb the next scene. */
  readonly leave?: (page: Page) => Promise<void>;
  /** A server that fails on purpose is told in the console; that is no complaint. */
  readonly provokesErrors?: boolean;
}
