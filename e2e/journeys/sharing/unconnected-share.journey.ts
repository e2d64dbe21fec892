import { disconnectNetwork } from "@polyphon/contract/networks/networks.contract.ts";
import { schedulePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { addMonths } from "../../../packages/rules/src/time/calendar-dates.ts";
import { castsOf } from "../../kit/languages-of.ts";
import { openAs } from "../../kit/pages.ts";
import { expect, test } from "../../kit/test.ts";
import { freshPosts } from "../../actors/share-dialog.ts";
import { newEmployee } from "../../kit/people/people.ts";
import { lastingViolations } from "../../kit/screens/axe-violations.ts";
import { employeeTexts } from "../../kit/texts.ts";
import { url } from "../../kit/own-stack.ts";

const network = networkNames.LINKEDIN;

const casts = [
  { language: "en", view: { width: 1280, height: 900 } },
  { language: "de", view: { width: 390, height: 844 } },
] as const;

for (const { language, view } of castsOf(import.meta.url, casts))
  test(`a planned share says that its network is not connected, and leads to the connection, in ${language}`, async () => {
    const { sharing, networks } = employeeTexts[language];
    const fact = fill(sharing.reason.not_connected.fact, { network });
    const connect = fill(networks.connectNamed, { network });
    const who = await newEmployee({ connected: true });
    const post = (await freshPosts(who.caller))[0] ?? { id: 0, title: "" };
    const date = addMonths(new Date().toISOString().slice(0, 10), 1);
    const { shares } = await who.caller.call(schedulePost, {
      postId: post.id,
      voiceTypeEnum: "VOICE_1",
      postSocialShareNetworks: [
        { socialNetwork: "LINKEDIN", shareText: "Written while LinkedIn was connected, for next month." },
      ],
      scheduleDate: date,
      scheduleTime: "10:30",
    });
    const shareId = shares[0]?.id ?? 0;
    await who.caller.call(disconnectNetwork, { network: "LINKEDIN" });
    const { page } = await openAs({ ...view, language }, "employee", who.caller);

    await test.step("in the list of the dashboard", async () => {
      await page.goto(`${url}/dashboard`);
      const rows = page.getByRole("listitem").filter({ hasText: post.title });
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText(fact);
      await expect(rows.getByRole("link", { name: connect })).toBeVisible();
      expect(await lastingViolations(page)).toEqual([]);
    });
    await test.step("in the calendar", async () => {
      await page.goto(`${url}/user-calendar?view=list&date=${date}`);
      const entry = page.locator(`[data-entry="${shareId}"]`);
      await expect(entry).toContainText(fill(sharing.calendar.unconnected, { network }));
    });
    await test.step("in its details, from where a link leads to the connections", async () => {
      await page.goto(`${url}/user-calendar?receipt=${shareId}`);
      const details = page.getByRole("dialog");
      await expect(details).toContainText(fact);
      await details.getByRole("link", { name: connect }).click();
      await expect(page).toHaveURL(`${url}/profile`);
    });
  });
