import { listShares, readShare } from "@polyphon/contract/sharing/sharing.contract.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Locator, Page } from "@playwright/test";
import { shareRow } from "../../actors/employee-app.ts";
import { buttonsOf, freshPosts, networkBox, openDialogOf, wordsOf } from "../../actors/share-dialog.ts";
import { makeDue } from "../../actors/share-state.ts";
import { castsOf } from "../../kit/languages-of.ts";
import { connectXingAs } from "../../kit/outside/connect-networks.ts";
import { url } from "../../kit/own-stack.ts";
import { openAs } from "../../kit/pages.ts";
import { type Employee, newEmployee } from "../../kit/people/people.ts";
import { lastingViolations } from "../../kit/screens/axe-violations.ts";
import { expect, test } from "../../kit/test.ts";
import { employeeTexts } from "../../kit/texts.ts";
import { addDays } from "../../../packages/rules/src/time/calendar-dates.ts";

const { XING, LINKEDIN } = networkNames;
const words = "Words for my Xing contacts: the turbines above the village run, and the birds are louder.";
const inAWeek = addDays(new Date().toISOString().slice(0, 10), 7);

const casts = [
  { language: "en", view: { width: 1280, height: 900 } },
  { language: "de", view: { width: 390, height: 844 } },
] as const;

for (const { language, view } of castsOf(import.meta.url, casts))
  test.describe(`a scheduled share on Xing in ${language}`, () => {
    const texts = employeeTexts[language];
    const { assisted, compose, calendar, state } = texts.sharing;
    const finish = fill(assisted.finish, { network: XING });
    let who: Employee;
    let post: { id: number; title: string };
    let page: Page;
    let dialog: Locator;

    test.beforeEach(async () => {
      who = await newEmployee({ connected: true });
      await connectXingAs(who.caller);
      post = (await freshPosts(who.caller))[0] ?? { id: 0, title: "" };
      ({ page } = await openAs({ ...view, language }, "employee", who.caller));
      dialog = page.getByRole("dialog");
    });

    const own = async () => (await who.caller.call(listShares, {})).items[0]?.id ?? 0;
    /** In the list of shares; while it is scheduled the queue shows it as well. */
    const row = () => shareRow(page, post.title).first();
    const stateOf = async (shareId: number) => (await who.caller.call(readShare, { shareId })).state;

    async function schedule(): Promise<number> {
      await openDialogOf(page, url, post.id);
      await networkBox(dialog, LINKEDIN).uncheck();
      await networkBox(dialog, XING).check();
      await wordsOf(dialog).fill(words);
      const buttons = buttonsOf(dialog, texts);
      await buttons.addToQueue.click();
      await expect(dialog.getByText(fill(assisted.later, { networks: XING }))).toBeVisible();
      await dialog.getByLabel(texts.sharing.queue.date).fill(inAWeek);
      await buttons.submit.click();
      await expect(dialog.getByText(fill(assisted.fact.SCHEDULED, { network: XING }))).toBeVisible();
      await expect(dialog.getByText(texts.sharing.fact.SCHEDULED)).toHaveCount(0);
      await buttons.done.click();
      return own();
    }

    /** From the network's page back to the step, which asks how it went. */
    async function publishOnXing(): Promise<void> {
      const open = fill(compose.assisted.copyAndOpen, { network: XING });
      const [xing] = await Promise.all([
        page.waitForEvent("popup"),
        page.getByRole("button", { name: open }).click(),
      ]);
      await xing.getByRole("textbox").press("ControlOrMeta+V");
      await expect(xing.getByRole("textbox")).toHaveValue(new RegExp(`^${words}`));
      await xing.getByRole("button", { name: "Share" }).click();
      await expect(xing.getByText("Your post is online.")).toBeVisible();
      await xing.close();
      await page.getByRole("button", { name: `${compose.assisted.done}: ${XING}` }).click();
    }

    test("is announced when it is planned, finished from the notice and confirmed", async () => {
      await page.context().grantPermissions(["clipboard-write", "clipboard-read"]);
      let shareId = 0;
      await test.step("the composer and the receipt say that the person finishes it", async () => {
        shareId = await schedule();
      });
      await test.step("the dashboard says so too, and the queue beside the feed", async () => {
        await page.goto(`${url}/dashboard`);
        await expect(row()).toContainText(fill(assisted.fact.SCHEDULED, { network: XING }));
        await page.goto(`${url}/post-list`);
        // Beside the feed there is no room for it on a phone.
        await expect(page.getByText(assisted.mark, { exact: true })).toBeAttached();
      });
      await test.step("the notice leads to that very share with its text", async () => {
        await makeDue(shareId);
        await expect.poll(() => stateOf(shareId)).toBe("UNCONFIRMED");
        const notice = texts.notifications.kind["share-your-turn"];
        await expect(async () => {
          await page.goto(`${url}/notification`);
          await page
            .getByRole("link", { name: `${notice.action}: ${fill(notice.title, { network: XING })}` })
            .click({ timeout: 3_000 });
        }).toPass();
        await expect(page).toHaveURL(`${url}/fbschedule?finish=${shareId}`);
        await expect(page.getByText(words)).toBeVisible();
        expect(await lastingViolations(page)).toEqual([]);
      });
      await test.step("publishing there and saying so ends it", async () => {
        await publishOnXing();
        await expect(page.getByRole("heading", { name: calendar.assisted.doneTitle })).toBeVisible();
        await page.reload();
        await expect(page.getByRole("heading", { name: calendar.assisted.doneTitle })).toBeVisible();
      });
      await test.step("the dashboard says that the person confirmed it, and nothing is live by our word", async () => {
        await page.goto(`${url}/dashboard`);
        await expect(row()).toContainText(assisted.state.SHARED.replace(/.*\{\{when\}\}/, ""));
        await expect(row()).not.toContainText(state.UNCONFIRMED);
      });
    });

    test("that is due waits on the dashboard and in the calendar, and each leads to the step", async () => {
      const shareId = await schedule();
      await makeDue(shareId);
      await expect.poll(() => stateOf(shareId)).toBe("UNCONFIRMED");
      await page.goto(`${url}/dashboard`);
      await expect(page.getByText(fill(assisted.waiting_one, { network: XING }))).toBeVisible();
      await expect(row()).toContainText(compose.yourTurn);
      await expect(row().getByRole("button", { name: compose.look.SEND_AGAIN })).toHaveCount(0);
      expect(await lastingViolations(page)).toEqual([]);
      await row()
        .getByRole("link", { name: `${finish}: ${post.title}` })
        .click();
      await expect(page).toHaveURL(`${url}/fbschedule?finish=${shareId}`);
      await expect(page.getByText(words)).toBeVisible();
      await page.goto(`${url}/user-calendar`);
      await page
        .getByRole("link", { name: `${finish}: ${post.title}` })
        .first()
        .click();
      await expect(page.getByText(words)).toBeVisible();
      await page.getByRole("button", { name: `${compose.assisted.notNow}: ${XING}` }).click();
      await expect(page.getByRole("heading", { name: calendar.assisted.leftTitle })).toBeVisible();
      expect(await stateOf(shareId)).toBe("CANCELLED");
    });
  });
