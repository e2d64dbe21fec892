import { randomInt, randomUUID } from "node:crypto";
import { prohibitedWord } from "@polyphon/contract/content/prohibited/prohibited-word.resource.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Page } from "@playwright/test";
import { pressDrawn } from "../../actors/drawn-input.ts";
import { postSaved, titleField } from "../../actors/post-form.ts";
import { drawPicture } from "../../kit/files/draw-picture.ts";
import { languagesOf } from "../../kit/languages-of.ts";
import { type OfficeFixture, openOffice } from "../../kit/screens/office-fixture.ts";
import { url } from "../../kit/own-stack.ts";
import { superAdmin } from "../../kit/people/people.ts";
import { expect, test } from "../../kit/test.ts";
import { copy, newPost, someCategory, storedPost, unique } from "../../kit/records/posts.ts";
import { anyOf } from "../../kit/texts.ts";

const someNumber = () => 1_000_000 + randomInt(1_000_000_000);

const unfold = ({ page }: OfficeFixture, name: string) =>
  page.locator("summary").filter({ hasText: name }).click();
const idIn = (page: Page) => Number(page.url().split("/").at(-1));

for (const language of languagesOf(import.meta.url))
  test.describe(`a post in ${language}`, () => {
    const open = async (path: string) => openOffice(await superAdmin(), path, language);

    test("is written as drip front-page news with number, curator code and player, on an accessible form", async () => {
      const state = await open("/admin/add-fpn-post");
      const category = await someCategory(await superAdmin());
      const { page, texts } = state;
      const { form, media, news, options, types, voices } = texts.content;
      const words = unique("The night shift knew it first");
      await titleField(state).fill(words);
      await page.getByRole("combobox", { name: form.category }).fill(category.name);
      await page.getByRole("option", { name: category.name, exact: true }).click();
      const number = String(someNumber());
      await unfold(state, options.billing);
      await page.getByRole("textbox", { name: form.serialNumber }).fill(number);
      await page.getByRole("combobox", { name: form.curatorCode }).fill("TH000");
      await page.getByRole("option", { name: "TH000" }).click();
      await page
        .getByLabel(fill(form.copyOf, { voice: voices.VOICE_1, network: networkNames.LINKEDIN }))
        .fill(copy);
      await pressDrawn(page.getByRole("radio", { name: types.VIDEO }));
      await pressDrawn(page.getByRole("radio", { name: media.videoEmbed }));
      await page.getByLabel(media.embedCode).fill("https://films.example/1");
      await pressDrawn(page.getByRole("radio", { name: news.DRIP }));
      await state.button(form.publishNow).click();
      await expect(
        page.locator("[data-field=videoEmbedCode]").getByText(texts.content.faults.videoEmbedCode),
      ).toBeVisible();
      await state.accessible();
      await page.getByLabel(media.embedCode).fill("https://youtu.be/abcdefghijk");
      await state.button(form.publishNow).click();
      await postSaved(page);
      expect(await storedPost(idIn(page))).toMatchObject({
        title: words,
        type: "VIDEO",
        videoEmbedCode: "https://youtu.be/abcdefghijk",
        frontPageNews: true,
        dripDays: 5,
        serialNumber: Number(number),
        curatorCode: "TH000",
      });
      expect(state.errors).toEqual([]);
    });

    test("accepts a picture of any shape, names the best shape and puts a sticker on it [C5posts-14]", async () => {
      const state = await open("/admin/add-post");
      const { page, texts } = state;
      const { media, types } = texts.content;
      await titleField(state).fill(unique("A square is a shape as well"));
      await pressDrawn(page.getByRole("radio", { name: types.IMAGE }));
      const square = { width: 640, height: 640, type: "image/png" };
      await page
        .locator("[data-field=imageIds] input[type=file]")
        .setInputFiles(await drawPicture(page, square));
      await expect(page.getByText(fill(media.hint, { count: limits.post.images }))).toBeVisible();
      await expect(page.getByText(fill(media.ratio, { at: 1, width: 640, height: 640 }))).toBeVisible();
      for (const text of [media.hint, media.ratio]) expect(text).toMatch(/1[.,]91 : 1/);

      const tile = page.locator("[data-field=imageIds]").getByRole("listitem");
      const thumbnail = tile.getByRole("img", { name: fill(media.picture, { at: 1 }) });
      await expect(tile).toHaveAttribute("data-state", "ready");
      const plain = (await thumbnail.getAttribute("src")) ?? "";
      await state.button(media.putSticker).click();
      const dialog = page.getByRole("dialog");
      // Any sticker will do.
      await dialog.getByRole("listitem").first().getByRole("button").click();
      const put = dialog.getByRole("button", { name: media.stickerPut });
      await expect(put).toBeEnabled();
      await state.accessible();
      await put.click();
      await expect(dialog).toHaveCount(0);
      await expect(tile).toHaveAttribute("data-state", "ready");
      await expect(thumbnail).not.toHaveAttribute("src", plain);
      expect(state.errors).toEqual([]);
    });

    test("asks before it takes a number that another post has, and moves the number on confirmation", async () => {
      const serialNumber = someNumber();
      const holder = await newPost(unique("Holds the number"), { serialNumber });
      const other = await newPost(unique("Wants the number"));
      const state = await open(`/admin/editpost/${other.id}`);
      const { page, texts } = state;
      await unfold(state, texts.content.options.billing);
      await page.getByRole("textbox", { name: texts.content.form.serialNumber }).fill(String(serialNumber));
      await state.button(texts.content.form.saveChanges).click();
      const dialog = page.getByRole("dialog", { name: texts.content.serial.title });
      await dialog.getByRole("button", { name: texts.content.serial.yes }).click();
      await postSaved(page);
      expect((await storedPost(other.id)).serialNumber).toBe(serialNumber);
      expect((await storedPost(holder.id)).serialNumber).toBeNull();
    });

    test("with a prohibited word opens the network and voice that have it, and selects the word", async () => {
      const word = `moon${randomUUID().replaceAll(/[^a-z]/gu, "")}`;
      await (await superAdmin()).call(prohibitedWord.add, { word });
      const post = await newPost(unique("Says too much"));
      const state = await open(`/admin/edit-post/${post.id}`);
      const { page, texts } = state;
      const { form, voices, faults } = texts.content;
      const names = { voice: voices.VOICE_1, network: networkNames.TWITTER };
      const onX = page.getByRole("textbox", { name: fill(form.copyOf, names) });
      const tab = (network: string) =>
        page.getByRole("tab", { name: new RegExp(String.raw`^${network}\b`, "u") });
      await tab(networkNames.TWITTER).click();
      await onX.fill(`Half the masts, and ${word.toUpperCase()} in the village.`);
      await tab(networkNames.LINKEDIN).click();
      await state.button(form.saveChanges).click();

      await expect(onX).toBeFocused();
      await expect(onX).toHaveAttribute("aria-invalid", "true");
      const selected = () =>
        onX.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
      expect(await selected()).toBe(word.toUpperCase());
      const check = page.getByRole("button", {
        name: new RegExp(`${names.voice}, ${names.network}.*${word}`, "u"),
      });
      await expect(check).toBeVisible();
      await tab(networkNames.LINKEDIN).click();
      await check.click();
      await expect(onX).toBeFocused();
      await onX.fill("Half the masts, and a village that sleeps.");
      await expect(check).toHaveCount(0);
      await expect(page.getByText(faults.copyFine)).toBeVisible();
      await state.button(form.saveChanges).click();
      await postSaved(page);
    });

    test("that was left half written is offered again, unchanged, on the next visit", async () => {
      const post = await newPost(unique("Half written"));
      const path = `/admin/edit-post/${post.id}`;
      const first = await open(path);
      const { draft, form } = first.texts.content;
      const half = "Half a thought that nobody saved";
      await titleField(first).fill(half);
      await expect(first.page.getByText(anyOf(draft.saved))).toBeVisible();

      const next = await open(path);
      await next.button(draft.takeUp).click();
      await expect(titleField(next)).toHaveValue(half);
      expect((await storedPost(post.id)).title).toBe(post.title);
      await next.button(form.discard).click();
      await expect(titleField(next)).toHaveValue(post.title);
    });

    test("stands in the calendar on the day on which employees see it first", async () => {
      const day = `2031-0${1 + randomInt(9)}-${10 + randomInt(18)}`;
      const post = await newPost(unique("In the calendar"), { publishAt: `${day}T12:00:00.000Z` });
      const state = await open("/admin/view-post-list");
      const { page, texts } = state;
      const { calendar } = texts.content;
      await page.getByText(calendar.calendar, { exact: true }).click();
      await expect(page.getByText(calendar.sub)).toBeVisible();
      await page.goto(`${url}/admin/view-post-list?view=calendar&date=${day}`);
      const entry = page.getByRole("button", { name: new RegExp(post.title, "u") });
      await expect(entry).toBeVisible();
      await state.accessible();
      await entry.click();
      await expect(page).toHaveURL(new RegExp(`/view-post/${post.id}$`, "u"));
      expect(state.errors).toEqual([]);
    });

    test("is duplicated, edited together with others and deleted from the list", async () => {
      const mark =
        randomUUID()
          .replaceAll(/[^a-f]/g, "")
          .slice(0, 6) + "zz";
      const [left, right] = [await newPost(`Left ${mark} post`), await newPost(`Right ${mark} post`)];
      const state = await open(`/admin/view-post-list?search=${mark}`);
      const { page, texts } = state;
      const { act, list } = texts.content;
      const row = (id: number) => page.locator(`tr[data-row="${id}"]`);
      const menu = async (id: number, name: string) => {
        const named = id === left.id ? left.title : right.title;
        await row(id)
          .getByRole("button", { name: fill(texts.kit.list.actionsOf, { name: named }) })
          .click();
        await page.getByRole("menuitem", { name, exact: true }).click();
      };
      await menu(left.id, list.duplicate);
      await page.waitForURL(`**/admin/duplicate-post/${left.id}`);
      await state.button(texts.content.form.publishNow).click();
      await postSaved(page);
      expect(idIn(page)).toBeGreaterThan(right.id);

      await page.goto(`${url}/admin/view-post-list?search=${mark}`);
      await expect(page.locator("tr[data-row]")).toHaveCount(3);
      // By row: the duplicate has the same title.
      for (const { id, title: name } of [left, right])
        await row(id)
          .getByRole("checkbox", { name: fill(texts.kit.bulk.row, { name }) })
          .check();
      await state.button(list.massUpdate).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(texts.content.form.campaign).fill("windweek");
      await dialog.getByRole("button", { name: act.massYes, exact: true }).click();
      await expect(dialog).toHaveCount(0);
      for (const { id } of [left, right]) expect((await storedPost(id)).campaignName).toBe("windweek");

      await menu(right.id, list.remove);
      await dialog.getByRole("button", { name: act.yesRemove, exact: true }).click();
      await expect(row(right.id)).toHaveCount(0);
      await expect(row(left.id)).toBeVisible();
      await state.accessible();
      expect(state.errors).toEqual([]);
    });
  });
