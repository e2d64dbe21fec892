import { readFrontPost } from "@polyphon/contract/content/content.contract.ts";
import { listGalleryImages } from "@polyphon/contract/content/feed.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { findMentions } from "@polyphon/contract/mentions/mentions.contract.ts";
import { sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { networkNames } from "@polyphon/i18n/en/networks.names.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buttonsOf, freshPosts, openDialogOf, wordsOf } from "./actors/share-dialog.ts";
import { openBrowser } from "./browser.ts";
import { axeViolations } from "./kit/axe-violations.ts";
import { type Caller, connectAs, signIn } from "./kit/caller.ts";
import { listenTo, pathOf } from "./kit/calls.ts";
import { employee } from "./kit/demo.ts";
import { eventually } from "./kit/eventually.ts";
import { postsBy } from "./kit/ledger.ts";
import { openAs } from "./kit/open-as.ts";
import { employeeTexts } from "./kit/texts.ts";
import { sandboxUrl, url } from "./kit/own-stack.ts";

const colleague = employee("nordwind", 8);

const casts = [
  { language: "en", view: { width: 1280, height: 900 }, who: employee("nordwind", 21), member: "Words Desk" },
  { language: "de", view: { width: 390, height: 844 }, who: employee("nordwind", 16), member: "Words Phone" },
] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(casts)("the words and pictures of a share in $language", ({ language, view, who, member }) => {
  const texts = employeeTexts[language];
  const { compose, dialog: said, message } = texts.sharing;
  let caller: Caller;
  let post: { id: number; title: string };
  let page: Page;
  let dialog: Locator;

  beforeAll(async () => {
    caller = await signIn(url, who, "FRONT");
    await connectAs(caller, member);
  });
  beforeEach(async () => {
    post = (await freshPosts(caller))[0] ?? { id: 0, title: "" };
    ({ page } = await openAs(browser, { ...view, language }, "employee", caller));
    dialog = await openDialogOf(page, url, post.id);
  });
  afterEach(() => page.context().close());

  test("name people: three letters, one search after a pause, Enter, and LinkedIn links the name", async () => {
    const calls = listenTo(page);
    const searches = () => calls.map(pathOf).filter((path) => path === findMentions.path).length;
    await wordsOf(dialog).fill(`${post.title}: thank you for showing us the new turbines, `);
    await wordsOf(dialog).pressSequentially("@An");
    await page.waitForTimeout(limits.mention.searchDebounceMs * 2);
    expect(searches()).toBe(0);
    await wordsOf(dialog).pressSequentially("na W");
    const list = dialog.getByRole("listbox", { name: compose.mention.list });
    await list.getByRole("option", { name: /Anna Weber/ }).waitFor();
    const chosen = await wordsOf(dialog).getAttribute("aria-activedescendant");
    expect(await list.getByRole("option", { selected: true }).getAttribute("id")).toBe(chosen);
    expect(await axeViolations(page, "everything")).toEqual([]);
    await page.keyboard.press("Escape");
    await list.waitFor({ state: "detached" });
    await wordsOf(dialog).pressSequentially("e");
    await list.getByRole("option").first().waitFor();
    await page.keyboard.press("Enter");
    await eventually(
      () => wordsOf(dialog).inputValue(),
      (text) => text.endsWith("@Anna Weber "),
    );
    await buttonsOf(dialog, texts).shareNow.click();
    const networks = networkNames.LINKEDIN;
    await dialog.getByText(fill(message.shared, { networks }), { exact: true }).waitFor();
    const [sent] = await postsBy(sandboxUrl, member);
    expect(sent?.raw).toMatch(/@\[Anna Weber\]\(urn:li:person:[^)]+\)/);
  });

  test("take a picture of the gallery after a question, and show it in the preview [B4.7-07] [B4.7-08]", async () => {
    const change = dialog.getByRole("checkbox", { name: compose.image.change });
    await change.click();
    const question = page.getByRole("dialog", { name: compose.image.confirmTitle });
    await question.waitFor();
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    expect([await change.isChecked(), await dialog.count()]).toEqual([false, 1]);

    await change.click();
    await question.getByRole("button", { name: compose.image.confirmYes }).click();
    const gallery = page.getByRole("dialog", { name: compose.image.gallery });
    const [image] = (await caller.call(listGalleryImages, { limit: 1 })).items;
    const pick = gallery.getByRole("button", { name: `${compose.image.use}: ${image?.title}` });
    await pick.waitFor();
    expect(await axeViolations(page, "everything")).toEqual([]);
    await pick.click();
    await gallery.waitFor({ state: "detached" });
    expect(await change.isChecked()).toBe(true);
    if (view.width < 700) await dialog.getByRole("radio", { name: said.preview }).check();
    const shown = await dialog.getByRole("article").locator("img").last().getAttribute("src");
    expect(shown?.split("?")[0]).toBe(image?.url.split("?")[0]);
    const asked = page.waitForRequest((request) => request.url().endsWith(sharePost.path));
    await buttonsOf(dialog, texts).shareNow.click();
    expect((await asked).postDataJSON()).toMatchObject({ changeImage: true, browseImages: [image?.id] });
    await dialog.getByText(fill(message.shared, { networks: networkNames.LINKEDIN })).waitFor();
  });

  test("differ from a colleague's of today when the person wants, with one press", async () => {
    const other = await signIn(url, colleague, "FRONT");
    await connectAs(other, `Colleague ${member}`);
    const theirs = (await freshPosts(other)).map(({ id }) => id);
    const common = (await freshPosts(caller)).find(({ id }) => theirs.includes(id));
    const { voices } = await caller.call(readFrontPost, { id: common?.id ?? 0 });
    const shareText = voices[0]?.copy.LINKEDIN ?? "";
    await other.call(sharePost, {
      postId: common?.id ?? 0,
      voiceTypeEnum: "VOICE_1",
      postSocialShareNetworks: [{ socialNetwork: "LINKEDIN", shareText }],
    });
    dialog = await openDialogOf(page, url, common?.id ?? 0);
    const several = new RegExp(compose.similar.same_other.replace("{{count}}", String.raw`\d+`));
    const hint = dialog.getByText(compose.similar.same_one).or(dialog.getByText(several));
    await hint.waitFor();
    await dialog.getByRole("button", { name: fill(said.voice, { number: 2 }), exact: true }).click();
    await eventually(
      () => wordsOf(dialog).inputValue(),
      (text) => text !== shareText && text !== "",
    );
    await eventually(
      () => hint.count(),
      (count) => count === 0,
    );
  });
});
