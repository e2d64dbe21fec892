import { test as base } from "@playwright/test";
import { beginJourney, endJourney } from "./pages.ts";

export { expect } from "@playwright/test";

/** A journey. Its pages are closed when it ends; a failed one leaves pictures and a trace in .dev/journeys. */
export const test = base.extend<{ ownPages: void }>({
  ownPages: [
    async ({ browser }, use, { status, expectedStatus }) => {
      beginJourney(browser);
      await use();
      await endJourney(status === expectedStatus);
    },
    { auto: true },
  ],
});
