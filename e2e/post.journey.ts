import { randomUUID } from "node:crypto";
import { addPost, listPostCategories, readPost } from "@polyphon/contract/content/content.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { networkNames } from "@polyphon/i18n/en/networks.names.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { languages } from "@polyphon/i18n/kit/languages.ts";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "./browser.ts";
import { type Caller, signIn } from "./kit/caller.ts";
import { staff } from "./kit/demo.ts";
import { drawPicture } from "./kit/draw-picture.ts";
import { openOffice, type OfficeScene } from "./kit/office-scene.ts";
import { url } from "./kit/own-stack.ts";

let browser: Browser;
let admin: Caller;
let second: Caller;
let category: { readonly id: number; readonly name: string };
let scene: OfficeScene;
const opened: Page[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  admin = await signIn(url, staff("Super admin"), "ADMIN");
  second = await signIn(url, staff("Sub admin"), "ADMIN");
  const { categories } = await admin.call(listPostCategories, {});
  const [first] = categories.filter((one) => !one.utmMandatory);
  if (!first) throw new Error("the demo has no category");
  category = first;
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((page) => page.context().close()));
});
afterAll(() => browser.close());

const copy = "Half the masts, three times the energy, and a village that sleeps better than before.";
const unique = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;

function newPost(title: string, over: object = {}) {
  return admin.call(addPost, {
    title,
    categoryId: category.id,
    source: "ORIGINAL",
    type: "TEXT",
    language: "ENGLISH",
    postUrl: "https://www.example.com/story",
    campaignName: null,
    notes: null,
    featuredUntil: null,
    frontPageNews: false,
    publishAt: null,
    endsOn: null,
    voices: [{ voice: "VOICE_1", copy: { LINKEDIN: copy } }],
    imageIds: [],
    ...over,
  });
}

async function open(path: string, language: (typeof languages)[number], who = admin): Promise<OfficeScene> {
  const shown = await openOffice(browser, who, path, language);
  opened.push(shown.page);
  return shown;
}

const title = ({ page, texts }: OfficeScene): Locator =>
  page.getByRole("textbox", { name: texts.content.form.title, exact: true });

const published = (page: Page) => page.waitForURL("**/admin/view-post/*");
const idIn = (page: Page) => Number(page.url().split("/").at(-1));

describe.each(languages)("a post in %s", (language) => {
  test("is written as drip front-page news with number, curator code and player, and nothing is in the way", async () => {
    scene = await open("/admin/add-fpn-post", language);
    const { page, texts } = scene;
    const { form, media, news, types, voices } = texts.content;
    const words = unique("The night shift knew it first");
    await title(scene).fill(words);
    await page.getByRole("combobox", { name: form.category }).fill(category.name);
    await page.getByRole("option", { name: category.name, exact: true }).click();
    const number = String(1_000_000 + Math.trunc(Math.random() * 1_000_000_000));
    await page.getByRole("textbox", { name: form.serialNumber }).fill(number);
    await page.getByRole("combobox", { name: form.curatorCode }).fill("TH000");
    await page.getByRole("option", { name: "TH000" }).click();
    await page
      .getByLabel(fill(form.copyOf, { voice: voices.VOICE_1, network: networkNames.LINKEDIN }))
      .fill(copy);
    await page.getByRole("radio", { name: types.VIDEO }).check({ force: true });
    await page.getByRole("radio", { name: media.videoEmbed }).check({ force: true });
    await page.getByLabel(media.embedCode).fill("https://films.example/1");
    await page.getByRole("radio", { name: news.DRIP }).check({ force: true });
    await scene.button(form.publishNow).click();
    await page.getByText(texts.content.faults.videoEmbedCode).first().waitFor();
    await scene.accessible();
    await page.getByLabel(media.embedCode).fill("https://youtu.be/abcdefghijk");
    await scene.button(form.publishNow).click();
    await published(page);
    const post = await admin.call(readPost, { id: idIn(page) });
    expect(post).toMatchObject({
      title: words,
      type: "VIDEO",
      videoEmbedCode: "https://youtu.be/abcdefghijk",
      frontPageNews: true,
      dripDays: 5,
      serialNumber: Number(number),
      curatorCode: "TH000",
    });
    expect(scene.errors).toEqual([]);
  });

  test("takes a picture of any shape, names the one that looks best and puts a sticker on it [C5posts-14]", async () => {
    scene = await open("/admin/add-post", language);
    const { page, texts } = scene;
    const { media, types } = texts.content;
    await title(scene).fill(unique("A square is a shape as well"));
    await page.getByRole("radio", { name: types.IMAGE }).check({ force: true });
    const square = { width: 640, height: 640, type: "image/png" };
    await page
      .locator("[data-field=imageIds] input[type=file]")
      .setInputFiles(await drawPicture(page, square));
    await page.getByText(fill(media.hint, { count: limits.post.images })).waitFor();
    await page.getByText(fill(media.ratio, { at: 1, width: 640, height: 640 })).waitFor();
    for (const told of [media.hint, media.ratio]) expect(told).toMatch(/1[.,]91 : 1/);

    await scene.button(media.putSticker).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("listitem").first().getByRole("button").click();
    await scene.accessible();
    await dialog.getByRole("button", { name: media.stickerPut }).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => page.locator("[data-field=imageIds] ol img").count()).toBe(1);
    expect(scene.errors).toEqual([]);
  });

  test("whose number another post holds asks, and to continue moves the number", async () => {
    const serialNumber = 1_000_000 + Math.trunc(Math.random() * 1_000_000_000);
    const holder = await newPost(unique("Holds the number"), { serialNumber });
    const other = await newPost(unique("Wants the number"));
    scene = await open(`/admin/editpost/${other.id}`, language);
    const { page, texts } = scene;
    await page.getByRole("textbox", { name: texts.content.form.serialNumber }).fill(String(serialNumber));
    await scene.button(texts.content.form.saveChanges).click();
    const dialog = page.getByRole("dialog", { name: texts.content.serial.title });
    await dialog.getByRole("button", { name: texts.content.serial.yes }).click();
    await published(page);
    expect((await admin.call(readPost, { id: other.id })).serialNumber).toBe(serialNumber);
    expect((await admin.call(readPost, { id: holder.id })).serialNumber).toBeNull();
  });

  test("that two people edit tells the second who saved, and lets them keep theirs or take the newer", async () => {
    for (const keep of [true, false]) {
      const post = await newPost(unique("Edited by two"));
      const [one, two] = [
        await open(`/admin/edit-post/${post.id}`, language),
        await open(`/admin/edit-post/${post.id}`, language, second),
      ];
      const { content, kit } = one.texts;
      await title(one).fill("What the first one wrote");
      await title(two).fill("What the second one wrote");
      await two.button(content.form.saveChanges).click();
      await published(two.page);
      await one.button(content.form.saveChanges).click();
      await one.page.getByText(staff("Sub admin").name).first().waitFor();
      expect(await title(one).inputValue()).toBe("What the first one wrote");
      if (keep) {
        await one.button(content.conflict.keep).click();
        await published(one.page);
      } else {
        await one.button(kit.form.newer).click();
        await expect.poll(() => title(one).inputValue()).toBe("What the second one wrote");
      }
      const { title: kept } = await admin.call(readPost, { id: post.id });
      expect(kept).toBe(keep ? "What the first one wrote" : "What the second one wrote");
    }
  });

  test("that was left half written is offered again on the next visit, word for word", async () => {
    const post = await newPost(unique("Half written"));
    const path = `/admin/edit-post/${post.id}`;
    const first = await open(path, language);
    const { draft } = first.texts.content;
    await title(first).fill("Half a thought that nobody saved");
    const [before] = draft.saved.split("{{");
    await first.page.getByText(before ?? draft.saved).waitFor();
    await first.page.context().close();
    opened.splice(0);

    scene = await open(path, language);
    await scene.button(draft.takeUp).click();
    await expect.poll(() => title(scene).inputValue()).toBe("Half a thought that nobody saved");
    expect((await admin.call(readPost, { id: post.id })).title).toBe(post.title);
    await scene.button(scene.texts.content.form.discard).click();
    await expect.poll(() => title(scene).inputValue()).toBe(post.title);
  });

  test("is duplicated, featured, changed with others and deleted from the list", async () => {
    const mark =
      randomUUID()
        .replaceAll(/[^a-f]/g, "")
        .slice(0, 6) + "zz";
    const [left, right] = [await newPost(`Left ${mark} post`), await newPost(`Right ${mark} post`)];
    scene = await open(`/admin/view-post-list?search=${mark}`, language);
    const { page, texts } = scene;
    const { act, list } = texts.content;
    const row = (id: number) => page.locator(`tr[data-row="${id}"]`);
    const menu = async (id: number, name: string) => {
      const named = id === left.id ? left.title : right.title;
      await row(id)
        .getByRole("button", { name: fill(texts.kit.list.actionsOf, { name: named }) })
        .click();
      await page.getByRole("menuitem", { name, exact: true }).click();
    };
    await row(left.id).waitFor();
    await menu(left.id, list.duplicate);
    await page.waitForURL(`**/admin/duplicate-post/${left.id}`);
    await scene.button(texts.content.form.publishNow).click();
    await published(page);
    expect(idIn(page)).toBeGreaterThan(right.id);

    await page.goto(`${url}/admin/view-post-list?search=${mark}`);
    await expect.poll(() => page.locator("tr[data-row]").count()).toBe(3);
    // By row: the duplicate has the same title.
    for (const { id, title: name } of [left, right])
      await row(id)
        .getByRole("checkbox", { name: fill(list.selectRow, { name }) })
        .check();
    await scene.button(list.massUpdate).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(texts.content.form.campaign).fill("windweek");
    await dialog.getByRole("button", { name: act.massYes, exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    for (const { id } of [left, right])
      expect((await admin.call(readPost, { id })).campaignName).toBe("windweek");

    await menu(right.id, list.remove);
    await page.getByRole("dialog").getByRole("button", { name: act.yesRemove, exact: true }).click();
    await row(right.id).waitFor({ state: "detached" });
    await scene.accessible();
    expect(scene.errors).toEqual([]);
  });
});
