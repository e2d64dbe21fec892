import { setKillSwitch } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { cancelShare, readShare, sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Locator, Page } from "@playwright/test";
import { openAs } from "../../kit/pages.ts";
import { castsOf } from "../../kit/languages-of.ts";
import { expect, test } from "../../kit/test.ts";
import { freshPosts } from "../../actors/share-dialog.ts";
import { inspectPage } from "../../kit/screens/inspect-page.ts";
import { looksOfState } from "../../kit/looks.ts";
import { postsBy } from "../../kit/outside/ledger.ts";
import { type Employee, newEmployee, superAdmin } from "../../kit/people/people.ts";
import { adminTexts, anyOf } from "../../kit/texts.ts";
import { sandboxUrl, url } from "../../kit/own-stack.ts";

const hour = 3_600_000;

const casts = [
  { language: "en", view: { width: 1280, height: 900 } },
  { language: "de", view: { width: 390, height: 844, scheme: "dark" } },
] as const;

// It stops the whole stack, so a journey that fails or times out must release it.
test.afterEach(async () => {
  const { call } = await superAdmin();
  await call(setKillSwitch, { scope: "all", active: false, reason: "nothing is to be stopped" });
});

/** The text of the line after its figure, which comes first and is bold. */
const behindFigure = (text: string): string => text.split("** ").at(-1) ?? text;

/** Shares a post now; returns the share's id. */
async function shareAtOnce({ caller }: Employee): Promise<number> {
  const { shares } = await caller.call(sharePost, {
    postId: (await freshPosts(caller)).at(-1)?.id ?? 0,
    voiceTypeEnum: "VOICE_1",
    postSocialShareNetworks: [
      { socialNetwork: "LINKEDIN", shareText: "Shared while somebody else was about to stop all sharing." },
    ],
  });
  return shares[0]?.id ?? 0;
}

/** Opens the dialog of the global switch and confirms, which requires a reason. */
async function askToTurn(page: Page, button: string, yes: string, language: Language): Promise<Locator> {
  await page.getByRole("button", { name: button, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: yes }).click();
  await expect(dialog.getByText(adminTexts[language].shell.turn.reasonNeeded)).toBeVisible();
  return dialog;
}

async function turn(dialog: Locator, yes: string, reason: string, language: Language): Promise<void> {
  await dialog.getByLabel(adminTexts[language].shell.turn.reason).fill(reason);
  await dialog.getByRole("button", { name: yes }).click();
  await expect(dialog).toHaveCount(0);
}

for (const { language, view } of castsOf(import.meta.url, casts))
  test(`stopping all sharing holds due shares, and a release sends them gradually (${language})`, async () => {
    const { switch: words, log } = adminTexts[language].operations;
    const { turn: turning } = adminTexts[language].shell;
    const people = [
      await newEmployee({ company: "kornblume", connected: true }),
      await newEmployee({ company: "kornblume", connected: true }),
    ];
    const shared: { who: Employee; id: number }[] = [];
    const states = () =>
      Promise.all(shared.map(({ who, id }) => who.caller.call(readShare, { shareId: id })));
    const out = async () =>
      (await Promise.all(people.map(({ name }) => postsBy(sandboxUrl, name)))).flat().length;
    const reason = `Storm at the networks, ${language} ${Date.now()}`;
    const { page, errors } = await openAs({ ...view, language }, "admin", await superAdmin());
    const complaints: string[] = [];

    await test.step("stops with a reason", async () => {
      await page.goto(`${url}/admin/killswitch`);
      const dialog = await askToTurn(page, words.stopAll, turning.stopYes, language);
      // The figure comes from the server, and it alone is bold.
      await expect(dialog.locator("b")).toBeVisible();
      complaints.push(...(await inspectPage(page, "stopping", looksOfState(language))));
      await turn(dialog, turning.stopYes, reason, language);
      await expect(page.getByText(anyOf(turning.since))).toBeVisible();
    });
    await test.step("holds what is shared meanwhile", async () => {
      for (const who of people) shared.push({ who, id: await shareAtOnce(who) });
      const held = { state: "HELD", reason: "kill_switch" };
      await expect.poll(states).toMatchObject([held, held]);
      expect(await out()).toBe(0);
      complaints.push(...(await inspectPage(page, "stopped", looksOfState(language))));
    });
    await test.step("says before a release how many will be sent, and sends the first at once", async () => {
      const dialog = await askToTurn(page, words.release, turning.releaseYes, language);
      const line = dialog.getByRole("listitem").filter({ hasText: behindFigure(turning.goOut) });
      await expect.poll(async () => Number.parseInt(await line.innerText(), 10)).toBeGreaterThanOrEqual(2);
      complaints.push(...(await inspectPage(page, "releasing", looksOfState(language))));
      await turn(dialog, turning.releaseYes, `${reason} is over`, language);
      await expect(page.getByRole("button", { name: words.stopAll })).toBeVisible();
      await expect
        .poll(async () => ({ out: await out(), shares: await states() }))
        .toMatchObject({ out: 1, shares: [{}, {}] });
    });
    await test.step("spreads the rest over the next hour", async () => {
      const waiting = (await states()).filter(({ state }) => state === "SCHEDULED");
      expect(waiting).toHaveLength(1);
      const dueAt = Date.parse(waiting[0]?.dueAt ?? "");
      expect(dueAt).toBeGreaterThan(Date.now());
      expect(dueAt).toBeLessThan(Date.now() + hour);
      // It must not become due during another journey.
      const late = shared.find(({ id }) => id === waiting[0]?.id);
      await late?.who.caller.call(cancelShare, { shareId: late.id });
    });
    await test.step("records who did it and why", async () => {
      const entry = page.getByRole("row").filter({ has: page.getByText(reason, { exact: true }) });
      await expect(entry).toContainText(fill(log.stopped, { name: turning.stopAll }));
    });
    expect([...complaints, ...errors]).toEqual([]);
  });
