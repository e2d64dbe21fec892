import type { Page } from "@playwright/test";
import type { Look } from "../kit/looks.ts";

export interface ScreenState {
  readonly name: string;
  /** The looks to inspect in this order; by default the one that every dialog gets. */
  readonly looks?: readonly Look[];
  readonly show: (page: Page) => Promise<void>;
  /** Undoes what would disturb the next state. */
  readonly leave?: (page: Page) => Promise<void>;
  /** The browser logs a provoked server error to the console; that is not a complaint. */
  readonly provokesErrors?: boolean;
}
