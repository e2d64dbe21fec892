import { adminEn } from "@polyphon/i18n/admin.en.ts";
import type { Page } from "@playwright/test";
import { openAs } from "../../kit/pages.ts";
import { superAdmin } from "../../kit/people/people.ts";
import { desktop } from "../../kit/sizes.ts";
import { expect, test } from "../../kit/test.ts";
import { url } from "../../kit/own-stack.ts";

async function jump(page: Page, words: string): Promise<void> {
  await page.keyboard.press("ControlOrMeta+k");
  await expect(
    page.getByRole("dialog", { name: adminEn.shell.palette.label }).locator("input"),
  ).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
}

test("staff jump to a person, a post and a screen of the other language, and begin to stop a company, by typing", async () => {
  const { page, errors } = await openAs(desktop, "admin", await superAdmin());
  await page.goto(`${url}/admin/dashboard`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await jump(page, "anna berg");
  await expect(page).toHaveURL(/\/admin\/view-front-user\/\d+$/u);
  await expect(page.getByRole("heading", { level: 1, name: "Anna Berg" })).toBeVisible();

  await jump(page, "repowered");
  await expect(page).toHaveURL(/\/admin\/view-post\/\d+$/u);

  await jump(page, "Kalender");
  await expect(page).toHaveURL(/\/admin\/calendar/u);

  await jump(page, "stop nordwind");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/Nordwind Energie/u).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/killswitch$/u);
  expect(errors).toEqual([]);
});
