import type { Problem } from "@polyphon/contract/errors.ts";
import type { Page } from "@playwright/test";

/** The server fails for every call of this path. */
export async function failOnPurpose(page: Page, path: string): Promise<void> {
  const problem: Problem = {
    code: "internal",
    error: "internal",
    description: "Broken on purpose.",
    reference: "e2e-1",
  };
  await page.route(`**${path}*`, (route) => route.fulfill({ status: 500, json: problem }));
}
