import { adminEn } from "@polyphon/i18n/admin.en.ts";
import { url } from "../../kit/own-stack.ts";
import { openAs } from "../../kit/pages.ts";
import { superAdmin } from "../../kit/people/people.ts";
import { lastingViolations } from "../../kit/screens/axe-violations.ts";
import { phone } from "../../kit/sizes.ts";
import { expect, test } from "../../kit/test.ts";

const { shell, kit, operations } = adminEn;

test("what is typed in the back office while it is offline stays, and is saved when the connection is back", async () => {
  const { page } = await openAs({ ...phone, scheme: "dark" }, "admin", await superAdmin());
  await page.goto(`${url}/admin/prohibited-emails?open=new`);
  const address = `${crypto.randomUUID()}@nowhere.example`;
  const form = page.getByRole("dialog");
  const field = form.getByLabel(operations["prohibited-emails"].fields.email);
  await field.fill(address);

  const strip = page.getByText(shell.offline);
  await page.context().setOffline(true);
  await expect(strip).toBeVisible();
  await form.getByRole("button", { name: kit.form.add, exact: true }).click();
  await expect(form.getByText(shell.failures.offline)).toBeVisible();
  await expect(field).toHaveValue(address);
  expect(await lastingViolations(page)).toEqual([]);

  await page.context().setOffline(false);
  await expect(strip).toHaveCount(0);
  await form.getByRole("button", { name: kit.form.add, exact: true }).click();
  await expect(page.getByRole("main").getByText(address)).toBeVisible();
});

test("a dialog whose code was not loaded before the connection was lost opens when it is back, over the same screen", async () => {
  const { page } = await openAs({ ...phone, scheme: "dark" }, "admin", await superAdmin());
  await page.goto(`${url}/admin/prohibited-emails`);
  const heading = page.getByRole("heading", { name: operations["prohibited-emails"].title, level: 1 });
  await expect(heading).toBeVisible();
  const strip = page.getByText(shell.offline);
  await page.context().setOffline(true);
  await expect(strip).toBeVisible();

  const asked = page.waitForEvent("requestfailed", (request) => request.url().includes("keys-dialog"));
  await page.keyboard.press("Shift+?");
  await asked;
  await expect(strip).toBeVisible();
  await expect(heading).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByRole("dialog", { name: shell.keys.title })).toBeVisible();
  await expect(strip).toHaveCount(0);
});
