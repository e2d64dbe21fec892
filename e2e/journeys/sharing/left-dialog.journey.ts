import {
  cancelShare,
  readShare,
  schedulePost,
  sharePost,
} from "@polyphon/contract/sharing/sharing.contract.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Locator, Page } from "@playwright/test";
import { addMonths } from "../../../packages/rules/src/time/calendar-dates.ts";
import { buttonsOf, freshPosts, openDialogOf, wordsOf } from "../../actors/share-dialog.ts";
import { castsOf } from "../../kit/languages-of.ts";
import { postsBy } from "../../kit/outside/ledger.ts";
import { sandboxUrl, url } from "../../kit/own-stack.ts";
import { openAs } from "../../kit/pages.ts";
import { type Employee, newEmployee } from "../../kit/people/people.ts";
import { lastingViolations } from "../../kit/screens/axe-violations.ts";
import { expect, test } from "../../kit/test.ts";
import { employeeTexts } from "../../kit/texts.ts";

const casts = [
  { language: "en", view: { width: 1280, height: 900 } },
  { language: "de", view: { width: 390, height: 844 } },
] as const;
const words =
  "Forty metres up, and the view reaches to the sea. Proud of everybody who climbed with me today.";

for (const { language, view } of castsOf(import.meta.url, casts)) {
  const texts = employeeTexts[language];
  const { afterClosing, shares: say, receipt } = texts.sharing;
  let who: Employee;
  let post: { id: number; title: string };
  let page: Page;

  const open = async () => {
    who = await newEmployee({ connected: true });
    post = (await freshPosts(who.caller))[0] ?? { id: 0, title: "" };
    ({ page } = await openAs({ ...view, language }, "employee", who.caller));
  };
  const notices = () => page.getByRole("region", { name: texts.shell.notices });
  const button = (name: string, on: Page | Locator = page) => on.getByRole("button", { name, exact: true });

  test.describe(`a share dialog that is closed while it sends, in ${language}`, () => {
    /** Presses "share", and closes the dialog before the request may go on. */
    const leave = async (then: "continue" | "abort") => {
      await open();
      let release = () => undefined as void;
      const held = new Promise<void>((go) => {
        release = go;
      });
      await page.route(`**${sharePost.path}`, async (route) => {
        await held;
        await (then === "continue" ? route.continue() : route.abort("connectionreset"));
      });
      const dialog = await openDialogOf(page, url, post.id);
      await wordsOf(dialog).fill(words);
      const asked = page.waitForRequest(`**${sharePost.path}`);
      await buttonsOf(dialog, texts).shareNow.click();
      await asked;
      await button(texts.shell.close, dialog).click();
      await expect(dialog).toHaveCount(0);
      release();
    };

    test("goes on, and a notice tells the outcome and leads to it", async () => {
      await leave("continue");
      const outcome = fill(afterClosing.outcome, { title: post.title, summary: receipt.out_one });
      await expect(notices().getByText(outcome)).toBeVisible();
      expect(await postsBy(sandboxUrl, who.name)).toHaveLength(1);
      await button(afterClosing.open, notices()).click();
      await expect(page).toHaveURL(/\/dashboard/);
      // What was sent is no draft any more.
      const dialog = await openDialogOf(page, url, post.id);
      await expect(wordsOf(dialog)).not.toHaveValue(words);
    });

    test("says that nobody knows whether it arrived, and opens again with the text", async () => {
      await leave("abort");
      await expect(notices()).toContainText(fill(afterClosing.unknown, { title: post.title }));
      expect(await lastingViolations(page)).toEqual([]);
      await button(afterClosing.again, notices()).click();
      await expect(wordsOf(page.getByRole("dialog"))).toHaveValue(words);
      expect(await postsBy(sandboxUrl, who.name)).toHaveLength(0);
    });
  });

  test.describe(`a scheduled share in ${language}`, () => {
    const schedule = async () => {
      await open();
      const { shares } = await who.caller.call(schedulePost, {
        postId: post.id,
        voiceTypeEnum: "VOICE_1",
        postSocialShareNetworks: [{ socialNetwork: "LINKEDIN", shareText: words }],
        scheduleDate: addMonths(new Date().toISOString().slice(0, 10), 1),
        scheduleTime: "10:30",
      });
      const shareId = shares[0]?.id ?? 0;
      await page.goto(`${url}/user-calendar?receipt=${shareId}`);
      return { shareId, dueAt: shares[0]?.dueAt, read: () => who.caller.call(readShare, { shareId }) };
    };

    test("that was cancelled by mistake is scheduled again with one press", async () => {
      const { read } = await schedule();
      await button(say.cancel).click();
      await button(say.cancelYes).click();
      await expect(notices().getByText(say.cancelled)).toBeVisible();
      expect((await read()).state).toBe("CANCELLED");
      await button(texts.shell.undo, notices()).click();
      await expect(notices().getByText(say.restored)).toBeVisible();
      expect(await read()).toMatchObject({ state: "SCHEDULED", text: words });
    });

    test("that was moved by mistake is back at its time with one press", async () => {
      const { dueAt, read } = await schedule();
      await button(say.reschedule).click();
      const dialog = page.getByRole("dialog", { name: say.rescheduleTitle });
      await dialog.getByLabel(texts.sharing.queue.time).fill("16:45");
      await button(say.rescheduleSubmit, dialog).click();
      await expect(dialog).toHaveCount(0);
      expect((await read()).dueAt).not.toBe(dueAt);
      await button(texts.shell.undo, notices()).click();
      await expect.poll(async () => (await read()).dueAt).toBe(dueAt);
    });

    test("that was cancelled can be restored from the list of its post, long after the notice", async () => {
      const { shareId, read } = await schedule();
      await who.caller.call(cancelShare, { shareId });
      await page.goto(`${url}/post-details/${post.id}`);
      await page.getByRole("button", { name: new RegExp(`^${say.restore}: `) }).click();
      await expect.poll(async () => (await read()).state).toBe("SCHEDULED");
    });
  });
}
