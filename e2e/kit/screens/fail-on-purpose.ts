import type { Problem } from "@polyphon/contract/errors.ts";
import type { Page } from "@playwright/test";

/** The server breaks whenever this path is asked. */
export async function failOnPurpose(page: Page, path: string): Promise<void> {
  const problem: Problem = {
    code: "internal",
    error: "internal",
    description: "Broken on purpose.",
    reference: "e2e-1",
  };
  await page.route(`**${path}*`, (route) => route.fulfill({ status: 500, json: problem }));
}
