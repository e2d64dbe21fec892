import { addPost, listFrontPosts, listPostCategories } from "@polyphon/contract/content/content.contract.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { languages } from "@polyphon/i18n/kit/languages.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "./browser.ts";
import { type Caller, signIn } from "./kit/caller.ts";
import { companyDeskStaff, employee, staff } from "./kit/demo.ts";
import { eventually } from "./kit/eventually.ts";
import { openOffice } from "./kit/office-scene.ts";
import { sandboxUrl, url } from "./kit/own-stack.ts";

/** Of the demo: the company with a LinkedIn page that an employee connected, and with a content quota. */
const organisation = "10002";
const pageOwner = employee("halden", 6);
const copyOwner = employee("kornblume", 9);
const words = "Our arm sorts bolts by their sound, faster than any camera could, and it never tires.";

let browser: Browser;
let page: Page;
let corporate: Caller;
let admin: Caller;
let reader: Caller;
let neighbour: Caller;

async function postOnLinkedin(language: string): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/__sandbox/organizations/${organisation}/posts`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      commentary: String.raw`Heard in ${language}: ${words} \(really\)`,
      pictures: [{ width: 1200, height: 628 }],
    }),
  });
  expect(answer.status).toBe(201);
}

beforeAll(async () => {
  browser = await openBrowser();
  corporate = await signIn(url, companyDeskStaff, "ADMIN");
  admin = await signIn(url, staff("Super admin"), "ADMIN");
  reader = await signIn(url, employee("halden", 7), "FRONT");
  neighbour = await signIn(url, copyOwner, "FRONT");
  for (const language of languages) await postOnLinkedin(language);
}, 120_000);
afterAll(() => browser.close());
afterEach(() => page.context().close());

const titlesOf = async ({ call }: Caller) =>
  (await call(listFrontPosts, { limit: 100 })).items.map(({ title }) => title);

/** Types into a choice and takes the first that is offered. */
async function choose(field: string, typed: string, shown = typed): Promise<void> {
  const place = page.locator(`[data-field="${field}"]`);
  await place.getByRole("combobox").or(place.getByRole("textbox")).first().fill(typed);
  await page.getByRole("option").filter({ hasText: shown, visible: true }).first().click();
  await page.keyboard.press("Tab");
}

describe.each(languages)("a company's content in %s", { timeout: 200_000 }, (language) => {
  const title = `The arm that listens, told in ${language}`;

  test("is copied to another domain once a setting says so", async () => {
    const scene = await openOffice(browser, admin, "/admin/add-linkedin-content-copy-setting", language);
    ({ page } = scene);
    const { addTitle } = scene.texts.content["linkedin-content-copies"];
    await scene.heading(addTitle);
    await choose("sourceDomain", "Halden");
    await choose("sourceUser", pageOwner.email, pageOwner.name);
    await choose("destinationDomains", "Kornblume");
    await choose("category", language === "en" ? "Logistics" : "Careers");
    await choose("destinationUser", copyOwner.email, copyOwner.name);
    await scene.accessible();
    await page.getByRole("button", { name: scene.texts.kit.form.add, exact: true }).click();
    await page.waitForURL("**/linkedin-content-copy-setting");
    expect(scene.errors).toEqual([]);
  });

  test("comes from its LinkedIn page, is edited, approved, and reaches its employees", async () => {
    const scene = await openOffice(browser, corporate, "/admin/company_linkedin_post", language);
    ({ page } = scene);
    const { linkedin } = scene.texts.content;
    await scene.heading(linkedin.title);
    const row = page.getByRole("link", { name: new RegExp(`Heard in ${language}`) });
    if ((await row.count()) === 0) await scene.button(linkedin.readNow).click();
    await row.first().waitFor({ timeout: 60_000 });
    await scene.accessible();

    await row.first().click();
    await page
      .getByText(/\(really\)/)
      .first()
      .waitFor();
    await scene.accessible();
    await scene.button(linkedin.edit).click();
    const field = page.getByLabel(new RegExp(`^${linkedin.titleLabel}`));
    await field.fill("Short");
    await scene.button(linkedin.save).click();
    await page.locator("[id$=error]").first().waitFor();
    await field.fill(title);
    await scene.accessible();
    await scene.button(linkedin.save).click();
    await scene.heading(title);

    await scene.button(linkedin.approve).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: linkedin.approve, exact: true }).click();
    await page.getByText(linkedin.approved).first().waitFor();
    expect(await titlesOf(reader)).toContain(title);
    await eventually(
      () => titlesOf(neighbour),
      (titles) => titles.includes(title),
      60,
    );
    expect(scene.errors).toEqual([]);
  });

  test("waits in the queue until somebody takes, adapts or skips it [C2-05]", async () => {
    const { categories } = await admin.call(listPostCategories, { search: "Robotics" });
    const category = categories.find(({ name }) => name === "Robotics")?.id ?? 0;
    const [taken, adapted, skipped] = ["Taken", "Adapted", "Skipped"].map(
      (name) => `${name} as told in ${language}`,
    );
    for (const name of [taken, adapted, skipped])
      await admin.call(addPost, {
        title: name ?? "",
        categoryId: category,
        source: "CURATED",
        type: "TEXT",
        language: "ENGLISH",
        postUrl: "https://www.example.com/story",
        campaignName: null,
        notes: null,
        featuredUntil: null,
        frontPageNews: false,
        publishAt: null,
        endsOn: null,
        voices: [{ voice: "VOICE_1", copy: { LINKEDIN: words } }],
        imageIds: [],
      });
    expect(await titlesOf(reader)).not.toContain(taken);

    const scene = await openOffice(browser, corporate, "/admin/processingQueue", language);
    ({ page } = scene);
    const { processing, linkedin } = scene.texts.content;
    const open = async (name: string | undefined) => {
      await page.getByRole("link", { name: name ?? "", exact: true }).click();
      await scene.heading(name ?? "");
    };
    await scene.heading(processing.title);
    await page.getByRole("link", { name: taken ?? "", exact: true }).waitFor();
    await scene.accessible();

    await open(taken);
    await scene.accessible();
    await scene.button(processing.take).click();
    await page.getByText(processing.tookIt).first().waitFor();

    await open(adapted);
    await scene.button(processing.adapt).click();
    await page.getByLabel(new RegExp(`^${linkedin.titleLabel}`)).fill(`${adapted}, our way`);
    await page.getByLabel(fill(linkedin.copyOf, { network: "LinkedIn" })).fill(`In Halden we say: ${words}`);
    await scene.accessible();
    await scene.button(processing.publishAdapted).click();
    await page.getByText(processing.adaptedIt).first().waitFor();

    await open(skipped);
    await scene.button(processing.skip).click();
    const dialog = page.getByRole("dialog");
    const yes = dialog.getByRole("button", { name: processing.skip, exact: true });
    await yes.click();
    await dialog.getByText(processing.reasonNeeded).waitFor();
    await dialog.getByLabel(new RegExp(`^${processing.reason}`)).fill("Not our market");
    await yes.click();
    await page.getByText(processing.skippedIt).first().waitFor();

    await page.getByText(processing.statuses.COMPLETED, { exact: true }).first().click();
    await page.getByText("“Not our market”").first().waitFor();
    await scene.accessible();
    const seen = await titlesOf(reader);
    expect(seen).toEqual(expect.arrayContaining([taken, `${adapted}, our way`]));
    expect(seen).not.toContain(adapted);
    expect(seen).not.toContain(skipped);
    expect(scene.errors).toEqual([]);
  });
});
