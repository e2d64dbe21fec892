import { listStuckShares } from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { languagesOf } from "../../kit/languages-of.ts";
import { looksOfState } from "../../kit/looks.ts";
import { url } from "../../kit/own-stack.ts";
import { openAs } from "../../kit/pages.ts";
import { signIn } from "../../kit/people/caller.ts";
import { staff } from "../../kit/people/demo.ts";
import { superAdmin } from "../../kit/people/people.ts";
import { inspectPage } from "../../kit/screens/inspect-page.ts";
import { expect, test } from "../../kit/test.ts";
import { adminTexts } from "../../kit/texts.ts";

/** A company's program manager in one language, the provider's admin in the other. */
const casts = {
  en: { role: "a program manager", signedIn: () => signIn(url, staff("Corporate admin"), "ADMIN") },
  de: { role: "the provider's admin", signedIn: superAdmin },
} as const;

for (const language of languagesOf(import.meta.url))
  test(`from the count of held shares to the reason of each, and what ends it, as ${casts[language].role} in ${language}`, async () => {
    const { insights, sharing } = adminTexts[language];
    const boss = await casts[language].signedIn();
    const { items } = await boss.call(listStuckShares, { state: "HELD" });
    const [first] = items;
    if (!first?.reason) throw new Error("the demo holds no share with a reason");
    const reason = sharing.reason[first.reason];
    const names = { network: networkNames[first.network] };

    const { page, errors } = await openAs({ width: 1440, height: 900, language }, "admin", boss);
    await page.goto(`${url}/admin/dashboard`);
    const what = insights.waiting.heldShares;
    await page.getByRole("link", { name: fill(insights.waiting.openOf, { what }) }).click();
    await expect(page.getByRole("heading", { name: sharing.stuck.title, level: 1 })).toBeVisible();
    const row = page.locator(`tr[data-row="${first.id}"]`);
    await expect(row).toContainText(first.employee.name);
    await expect(row).toContainText(fill(reason.fact, names));
    await expect(row).toContainText(fill(reason.next, names));
    expect(await inspectPage(page, "/admin/stuck-shares", looksOfState(language))).toEqual([]);

    await row.getByText(first.employee.name).click();
    const drawer = page.getByRole("dialog");
    await expect(drawer.getByText(fill(reason.fact, names))).toBeVisible();
    await expect(drawer.getByText(first.company.timeZone)).toBeVisible();
    expect(await inspectPage(page, "/admin/stuck-shares?share", looksOfState(language))).toEqual([]);
    expect(errors).toEqual([]);
  });
