import { randomUUID } from "node:crypto";
import { listPosts } from "@polyphon/contract/content/content.contract.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { newProgramManager } from "../../actors/company-office-staff.ts";
import { pressDrawn } from "../../actors/drawn-input.ts";
import { addFreshCompany } from "../../kit/people/fresh-company.ts";
import { url } from "../../kit/own-stack.ts";
import { openAs } from "../../kit/pages.ts";
import { superAdmin } from "../../kit/people/people.ts";
import { expect, test } from "../../kit/test.ts";
import { adminTexts } from "../../kit/texts.ts";

const desktop = { width: 1440, height: 900 } as const;
const texts = adminTexts.en;
const { form, voices, calendar } = texts.content;

/** Ten hours ahead of the one and a day ahead of the other for most of the day. */
const companyZone = "Asia/Tokyo";
const deviceZone = "America/New_York";

test("a programme manager who travels plans a post by the company's clock and reads that time everywhere", async () => {
  const company = await addFreshCompany(await superAdmin(), {
    topics: 1,
    settings: { companyTimeZone: companyZone },
  });
  const manager = await newProgramManager(company);
  const { page } = await openAs(desktop, "admin", manager, { own: { timezoneId: deviceZone } });
  const title = `Half the masts ${randomUUID().slice(0, 8)}`;
  // The middle of the next month by anybody's clock; Tokyo never changes its own.
  const now = new Date();
  const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 15, 0, 30));
  const day = at.toISOString().slice(0, 10);
  const month = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" }).format(at).slice(0, 3);
  const moment = `${month} 15, ${at.getUTCFullYear()} 09:30`;

  await test.step("the form names the zone beside the time", async () => {
    await page.goto(`${url}/admin/add-post`);
    await page.getByRole("textbox", { name: form.title, exact: true }).fill(title);
    await page.getByRole("combobox", { name: form.category }).fill(company.topics[0] ?? "");
    await page.getByRole("option", { name: company.topics[0] ?? "", exact: true }).click();
    await page
      .getByLabel(fill(form.copyOf, { voice: voices.VOICE_1, network: networkNames.LINKEDIN }))
      .fill("Half the masts, three times the energy, and a village that sleeps better than before.");
    await pressDrawn(page.getByRole("radio", { name: form.later }));
    await expect(page.getByText(fill(form.zone, { zone: companyZone }))).toBeVisible();
    await page.getByRole("button", { name: form.date, exact: true }).click();
    await page.getByRole("button", { name: form.nextMonth }).click();
    await page.getByRole("button", { name: /^15 / }).click();
    await page.getByLabel(form.time, { exact: true }).fill("09:30");
  });

  await test.step("the button, the post and the list show the time that was typed", async () => {
    await page.getByRole("button", { name: fill(form.publishAt, { moment }) }).click();
    await page.waitForURL("**/admin/view-post/*");
    await expect(page.getByText(moment).first()).toBeVisible();
    await expect(page.getByText(fill(texts.shell.frame.companyClock, { zone: companyZone }))).toBeVisible();
    await page.goto(`${url}/admin/view-post-list?search=${encodeURIComponent(title)}`);
    await expect(page.getByRole("row").filter({ hasText: title })).toContainText(moment);
  });

  await test.step("the calendar has it on that day, and the form opens with that time", async () => {
    await page.goto(`${url}/admin/view-post-list?view=calendar&date=${day}`);
    const entry = page.getByRole("button").filter({ hasText: title });
    await expect(entry).toContainText("09:30");
    const cell = page.getByRole("cell").filter({ has: entry });
    await expect(cell).toContainText("15");
    await expect(page.getByRole("radio", { name: calendar.calendar })).toBeChecked();
    await entry.click();
    await page.waitForURL("**/admin/view-post/*");
    await page.goto(`${url}/admin/edit-post/${page.url().split("/").at(-1)}`);
    await expect(page.getByLabel(form.time, { exact: true })).toHaveValue("09:30");
    await expect(page.getByRole("button", { name: form.date, exact: true })).toContainText("15-");
  });

  await test.step("the server has the instant", async () => {
    const { items } = await manager.call(listPosts, { search: title });
    expect(items.map(({ publishAt }) => publishAt)).toEqual([at.toISOString()]);
  });
});

test("the provider's staff read and type times by the clock of their device, which is named", async () => {
  const { page } = await openAs(desktop, "admin", await superAdmin(), { own: { timezoneId: deviceZone } });
  await page.goto(`${url}/admin/view-post-list`);
  await expect(page.getByText(fill(texts.shell.frame.deviceClock, { zone: deviceZone }))).toBeVisible();
  await page.goto(`${url}/admin/add-annoucement`);
  await expect(page.getByText(fill(texts.kit.date.zone, { zone: deviceZone })).first()).toBeVisible();
});
