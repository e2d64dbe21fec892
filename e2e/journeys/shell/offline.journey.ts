import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { freshPosts } from "../../actors/share-dialog.ts";
import { castsOf } from "../../kit/languages-of.ts";
import { url } from "../../kit/own-stack.ts";
import { openAs } from "../../kit/pages.ts";
import { newEmployee } from "../../kit/people/people.ts";
import { lastingViolations } from "../../kit/screens/axe-violations.ts";
import { expect, test } from "../../kit/test.ts";
import { employeeTexts } from "../../kit/texts.ts";

const casts = [
  { language: "en", view: { width: 1280, height: 900 } },
  { language: "de", view: { width: 390, height: 844, scheme: "dark" } },
] as const;

for (const { language, view } of castsOf(import.meta.url, casts))
  test.describe(`without a connection, in ${language}`, () => {
    const { shell, content, sharing } = employeeTexts[language];

    const open = async () => {
      const { caller } = await newEmployee({ connected: true });
      const { page } = await openAs({ ...view, language }, "employee", caller, {
        own: { serviceWorkers: "allow" },
      });
      await page.goto(`${url}/dashboard`);
      // It keeps the files that are needed to begin, and those that were loaded before it.
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      const begun = () => page.evaluate(async () => (await caches.keys()).length);
      await expect.poll(begun).toBe(1);
      await page.reload();
      const menu = page.getByRole("navigation", { name: shell.menu });
      await expect(menu).toBeVisible();
      const isOffline = page.getByText(shell.offline);
      return {
        page,
        caller,
        menu,
        isOffline,
        goOffline: async () => {
          await page.context().setOffline(true);
          await expect(isOffline).toBeVisible();
        },
        goOnline: () => page.context().setOffline(false),
      };
    };

    test("a screen that was not opened yet waits inside the app, and opens by itself", async () => {
      const { page, menu, isOffline, goOffline, goOnline } = await open();
      await goOffline();
      await menu.getByRole("link", { name: shell.nav.calendar, exact: true }).click();
      await expect(page.getByRole("heading", { name: shell.failure.offlineTitle })).toBeVisible();
      await expect(menu).toBeVisible();
      expect(await lastingViolations(page)).toEqual([]);
      await goOnline();
      await expect(isOffline).toHaveCount(0);
      await expect(page.getByRole("heading", { name: shell.failure.offlineTitle })).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("radiogroup")).toBeVisible();
    });

    test("the app opens, says so once, and reads by itself what it could not", async () => {
      const { page, menu, isOffline, goOffline, goOnline } = await open();
      await goOffline();
      await page.reload();
      await expect(isOffline).toHaveCount(1);
      await expect(page.getByText(shell.failure.offlineLoads)).toBeVisible();
      expect(await lastingViolations(page)).toEqual([]);
      const answered = page.waitForResponse((response) => response.url().includes(readAccount.path));
      await goOnline();
      expect((await answered).status()).toBe(200);
      await expect(menu).toBeVisible();
      await expect(isOffline).toHaveCount(0);
    });

    test("a dialog that was not opened yet says that it opens later, and does", async () => {
      const { page, caller, goOffline, goOnline } = await open();
      const [post] = await freshPosts(caller);
      await page.goto(`${url}/post-list`);
      const share = page.getByRole("button", { name: `${content.card.share}: ${post?.title}` });
      await expect(share).toBeVisible();
      await goOffline();
      await share.click();
      await expect(page.getByText(shell.opensLater)).toBeVisible();
      await goOnline();
      await expect(
        page.getByRole("dialog").getByRole("group", { name: sharing.dialog.networks }),
      ).toBeVisible();
    });
  });
