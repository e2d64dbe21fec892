import { randomUUID } from "node:crypto";
import { curatorCode } from "@polyphon/contract/content/post-form/curator-code.resource.ts";
import { url } from "../../kit/own-stack.ts";
import { openAs } from "../../kit/pages.ts";
import { superAdmin } from "../../kit/people/people.ts";
import { expect, test } from "../../kit/test.ts";
import { adminTexts } from "../../kit/texts.ts";

test("typed changes survive a lost connection and a colleague's save, and are saved on top of the newer version", async () => {
  const { form } = adminTexts.en.kit;
  const staff = await superAdmin();
  const code = `T${randomUUID().replaceAll("-", "").slice(0, 4).toUpperCase()}`;
  const rates = { curatedCents: 100, originalCents: 200, localCents: 300 };
  const row = await staff.call(curatorCode.add, { code, active: true, ...rates });
  const { page } = await openAs({ width: 1280, height: 800, language: "en" }, "admin", staff);
  await page.goto(`${url}/admin/edit-curator-code/${row.id}`);
  const field = (at: number) => page.getByRole("main").getByRole("textbox").nth(at);
  const [curated, original] = [field(1), field(2)];
  await expect(curated).toHaveValue("1.00 €");
  await curated.fill("1.50");

  await test.step("a colleague saves another field while the connection is lost", async () => {
    await page.context().setOffline(true);
    await staff.call(curatorCode.edit, {
      id: row.id,
      version: row.version,
      code,
      active: true,
      ...rates,
      originalCents: 250,
    });
    const readAgain = page.waitForResponse((response) => response.url().endsWith(`/curator-codes/${row.id}`));
    await page.context().setOffline(false);
    await readAgain;
    await expect(curated).toHaveValue("1.50 €");
  });

  await test.step("the second to save is notified and gets the newer version merged with what was typed", async () => {
    await page.getByRole("button", { name: form.save, exact: true }).click();
    await page.getByRole("button", { name: form.newer }).click();
    await expect(page.getByText(form.merged)).toBeVisible();
    await expect(original).toHaveValue("2.50 €");
    await expect(curated).toHaveValue("1.50 €");
    await page.getByRole("button", { name: form.save, exact: true }).click();
    await expect(page.getByText(form.saved)).toBeVisible();
  });

  const { curatedCents, originalCents } = await staff.call(curatorCode.get, { id: row.id });
  expect({ curatedCents, originalCents }).toEqual({ curatedCents: 150, originalCents: 250 });
});
