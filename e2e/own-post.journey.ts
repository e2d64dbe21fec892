import { listOwnPosts } from "@polyphon/contract/content/own-post.contract.ts";
import { ownPosts as ownPostsDe } from "@polyphon/i18n/de/content-own-posts.employee.ts";
import { ownPosts as ownPostsEn } from "@polyphon/i18n/en/content-own-posts.employee.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { randomBytes } from "node:crypto";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buttonsOf, wordsOf } from "./actors/share-dialog.ts";
import { openBrowser } from "./browser.ts";
import { axeViolations } from "./kit/axe-violations.ts";
import { type Caller, connectAs, signIn } from "./kit/caller.ts";
import { employee, staff } from "./kit/demo.ts";
import { openAs } from "./kit/open-as.ts";
import { url } from "./kit/own-stack.ts";
import { adminTexts, employeeTexts } from "./kit/texts.ts";

const ownTexts = { en: ownPostsEn, de: ownPostsDe } as const;
const casts = [
  { language: "en", view: { width: 1280, height: 900 }, who: employee("nordwind", 9), member: "Own Desk" },
  { language: "de", view: { width: 390, height: 844 }, who: employee("nordwind", 15), member: "Own Phone" },
] as const;
const words =
  "Forty metres up, and the view reaches to the sea. Proud of everybody who climbed with me today.";
const code = () => randomBytes(5).toString("hex");

/** A png of this size, as a person would choose one. */
async function picture(page: Page, width: number, height: number, name: string) {
  const encoded = await page.evaluate(
    async ([wide = 0, high = 0]) => {
      const canvas = new OffscreenCanvas(wide, high);
      const brush = canvas.getContext("2d");
      if (brush) {
        brush.fillStyle = "#0b7285";
        brush.fillRect(0, 0, wide, high);
      }
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/png" })).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""));
    },
    [width, height],
  );
  return { name, mimeType: "image/png", buffer: Buffer.from(encoded, "base64") };
}

let browser: Browser;
let manager: Caller;
beforeAll(async () => {
  browser = await openBrowser();
  manager = await signIn(url, staff("Corporate admin"), "ADMIN");
});
afterAll(() => browser.close());

describe.each(casts)("own posts in $language", ({ language, view, who, member }) => {
  const say = ownTexts[language];
  const { ownPosts: desk } = adminTexts[language].content;
  let author: Caller;
  let page: Page;
  let office: Page;

  beforeAll(async () => {
    author = await signIn(url, who, "FRONT");
    await connectAs(author, member);
  });
  beforeEach(async () => {
    ({ page } = await openAs(browser, { ...view, language }, "employee", author));
    ({ page: office } = await openAs(browser, { ...view, language }, "admin", manager));
  });
  afterEach(async () => {
    await page.context().close();
    await office.context().close();
  });

  const rowOf = (title: string): Locator => page.getByRole("listitem", { name: title, exact: true });
  const press = (name: string, on = page) => on.getByRole("button", { name, exact: true }).click();
  const begin = async (kind: "TEXT" | "IMAGE") => {
    await page.goto(`${url}/create-own-post`);
    await page.getByRole("link").filter({ hasText: say.choose[kind].text }).click();
    await page.getByRole("heading", { level: 1, name: say.form.newTitle }).waitFor();
  };

  test("an own post is written, rejected with a reason, mended, approved and shared", async () => {
    const title = `Storm ${code()}`;
    const reason = `Please name the team ${code()}`;
    await page.goto(`${url}/own-posts`);
    await page.getByRole("link", { name: say.create }).first().click();
    await begin("TEXT");
    await press(say.form.save);
    await page.getByText(say.form.copyEmpty).waitFor();
    await page.getByLabel(say.form.title).fill(title);
    await page.getByRole("textbox", { name: say.form.copy, exact: true }).fill(words);
    expect(await axeViolations(page, "everything")).toEqual([]);
    await press(say.form.save);
    await rowOf(title).getByText(say.state.PENDING).waitFor();
    expect(await axeViolations(page, "everything")).toEqual([]);

    await office.goto(`${url}/admin/own-post-approval?status=PENDING`);
    await office.getByRole("link", { name: title }).click();
    await press(desk.reject, office);
    const dialog = office.getByRole("dialog");
    await dialog.getByRole("button", { name: desk.reject, exact: true }).click();
    await dialog.getByText(desk.whyNeeded).waitFor();
    await dialog.getByLabel(desk.why).fill(reason);
    expect(await axeViolations(office, "everything")).toEqual([]);
    await dialog.getByRole("button", { name: desk.reject, exact: true }).click();
    await dialog.waitFor({ state: "hidden" });
    await office.getByText(desk.statuses.REJECTED).first().waitFor();

    await page.goto(`${url}/own-posts`);
    await rowOf(title).getByText(fill(say.reason, { reason })).waitFor();
    await rowOf(title)
      .getByRole("link", { name: fill(say.editOf, { title }) })
      .click();
    await page.getByText(fill(say.form.reasonText, { reason })).waitFor();
    await page
      .getByRole("textbox", { name: say.form.copy, exact: true })
      .fill(`${words} Thank you, team seven.`);
    await press(say.form.save);
    await rowOf(title).getByText(say.state.PENDING).waitFor();

    await office.reload();
    await press(desk.approve, office);
    await dialog.getByRole("button", { name: desk.approve, exact: true }).click();
    await office.getByText(desk.statuses.APPROVED).first().waitFor();

    await page.reload();
    await rowOf(title)
      .getByRole("button", { name: fill(say.shareOf, { title }) })
      .click();
    const share = page.getByRole("dialog");
    await wordsOf(share).waitFor();
    expect(await wordsOf(share).inputValue()).toContain("team seven");
    await buttonsOf(share, employeeTexts[language]).shareNow.click();
    const shares = async () => {
      const { items } = await author.call(listOwnPosts, { search: title });
      return items[0]?.shares.map(({ network, state }) => `${network} ${state}`);
    };
    await expect.poll(shares).toEqual(["LINKEDIN SHARED"]);
  });

  test("an image is sent, named by its note, and refused as an Invalid Image where it is too small [B5.3-05] [B5.3-06]", async () => {
    const title = `Picture ${code()}`;
    await begin("IMAGE");
    expect(say.form.imageNote).toContain("1.91:1");
    await page.getByText(say.form.imageNote).first().waitFor();
    await press(say.form.save);
    await page.getByText(say.form.imageRequired).waitFor();
    const choose = page.locator("input[type=file]");
    await choose.setInputFiles(await picture(page, 300, 130, "small.png"));
    const note = say.form.imageNote;
    await page.getByText(fill(say.form.invalidImageText, { name: "small.png", note })).waitFor();
    await press(fill(say.form.removeImage, { name: "small.png" }));
    await choose.setInputFiles(await picture(page, 955, 500, "large.png"));
    await page.getByRole("img", { name: fill(say.form.image, { number: 1 }), exact: true }).waitFor();
    await page.getByLabel(say.form.title).fill(title);
    await page.getByRole("textbox", { name: say.form.copy, exact: true }).fill(words);
    await press(say.form.save);
    await rowOf(title).getByText(say.state.PENDING).waitFor();
  });
});

test("the own-post screens lead to the dashboard without the feature [B2.1-08]", async () => {
  const novice = await signIn(url, employee("halden", 5), "FRONT");
  const { page } = await openAs(browser, { width: 1280, height: 900 }, "employee", novice);
  for (const path of [
    "/own-posts",
    "/create-own-post",
    "/add-own-post",
    "/edit-own-post/1",
    "/post-duplicate/1",
  ]) {
    await page.goto(`${url}${path}`);
    await page.waitForURL(/\/dashboard/);
  }
  await page.context().close();
});
