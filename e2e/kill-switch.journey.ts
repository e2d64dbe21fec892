import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import { setKillSwitch } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { readShare, sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openBrowser, type View } from "./browser.ts";
import { type Caller, connectAs, signIn } from "./kit/caller.ts";
import { employee, staff } from "./kit/demo.ts";
import { eventually } from "./kit/eventually.ts";
import { inspectPage } from "./kit/inspect-page.ts";
import { postsBy } from "./kit/ledger.ts";
import { openAs } from "./kit/open-as.ts";
import { adminTexts, anyOf } from "./kit/texts.ts";
import { sandboxUrl, url } from "./kit/own-stack.ts";

const hour = 3_600_000;

let browser: Browser;
let admin: Caller;
beforeAll(async () => {
  browser = await openBrowser();
  admin = await signIn(url, staff("Super admin"), "ADMIN");
});
const letGo = () =>
  admin.call(setKillSwitch, { scope: "all", active: false, reason: "nothing is to be stopped" });
beforeEach(letGo);
afterAll(async () => {
  await letGo();
  await browser.close();
});

/** Somebody with a LinkedIn account who shares the newest post at once; answers what the share has become. */
async function shareAtOnce(index: number, member: string) {
  const caller = await signIn(url, employee("kornblume", index), "FRONT");
  await connectAs(caller, member);
  const { items } = await caller.call(listFrontPosts, { limit: 20 });
  const post = items.find(({ can, ownShares }) => can.share && ownShares.length === 0);
  const { shares } = await caller.call(sharePost, {
    postId: post?.id ?? 0,
    voiceTypeEnum: "VOICE_1",
    postSocialShareNetworks: [
      { socialNetwork: "LINKEDIN", shareText: "Shared while somebody else was about to stop all sharing." },
    ],
  });
  const shareId = shares[0]?.id ?? 0;
  return { member, read: () => caller.call(readShare, { shareId }) };
}

/** Opens the dialog of the largest switch, looks at it, and turns it with a reason. */
async function turn(page: Page, button: string, yes: string, reason: string, language: Language) {
  const { turn: words } = adminTexts[language].operations;
  await page.getByRole("button", { name: button, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: yes }).click();
  await dialog.getByText(words.reasonNeeded).waitFor();
  // The figures come from the server, and the bold ones are theirs.
  await dialog.locator("b").first().waitFor();
  const seen = await dialog.locator("li").allInnerTexts();
  const complaints = await inspectPage(page, `dialog ${yes}`, language);
  await dialog.getByLabel(words.reason).fill(reason);
  await dialog.getByRole("button", { name: yes }).click();
  await dialog.waitFor({ state: "hidden" });
  return { seen, complaints };
}

const scenes: readonly { language: Language; view: View; people: readonly [number, number] }[] = [
  { language: "en", view: { width: 1280, height: 900 }, people: [2, 3] },
  { language: "de", view: { width: 390, height: 844, scheme: "dark" }, people: [4, 5] },
];

describe("stopping all sharing", () => {
  test.each(scenes)(
    "holds what comes due, and a release lets it out gently ($language)",
    async ({ language, view, people }) => {
      const { switch: words, turn: turning, log } = adminTexts[language].operations;
      const { page, errors } = await openAs(browser, { ...view, language }, "admin", admin);
      const reason = `Storm at the networks, ${language} ${Date.now()}`;
      await page.goto(`${url}/admin/killswitch`);
      await page.getByRole("heading", { name: words.title, level: 1 }).waitFor();

      const stop = await turn(page, words.stopAll, turning.stopYes, reason, language);
      await page.getByText(anyOf(words.everythingStopped)).waitFor();
      const shares = await Promise.all(
        people.map((index, at) => shareAtOnce(index, `Stopped ${at} ${language} ${Date.now()}`)),
      );
      for (const share of shares)
        await eventually(
          share.read,
          ({ state, reason: why }) => state === "HELD" && why === "kill_switch",
          30,
        );
      const out = async () =>
        (await Promise.all(shares.map(({ member }) => postsBy(sandboxUrl, member)))).flat();
      expect(await out()).toEqual([]);
      expect(await inspectPage(page, "stopped", language)).toEqual([]);

      const released = await turn(page, words.release, turning.releaseYes, `${reason} is over`, language);
      const goOut = Number(/^\d+/.exec(released.seen[0] ?? "")?.[0]);
      expect(goOut).toBeGreaterThanOrEqual(2);
      await page.getByRole("button", { name: words.stopAll }).waitFor();
      const first = await eventually(out, (posts) => posts.length > 0, 30);
      expect(first).toHaveLength(1);
      const states = await Promise.all(shares.map(({ read }) => read()));
      const waiting = states.find(({ state }) => state === "SCHEDULED");
      expect(Date.parse(waiting?.dueAt ?? "")).toBeGreaterThan(Date.now());
      expect(Date.parse(waiting?.dueAt ?? "")).toBeLessThan(Date.now() + hour);

      await page.getByText(`“${reason}”`).waitFor();
      await page
        .getByText(fill(log.stopped, { name: turning.stopAll }))
        .first()
        .waitFor();
      expect([...stop.complaints, ...released.complaints, ...errors]).toEqual([]);
      await page.context().close();
    },
  );
});
