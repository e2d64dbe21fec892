import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readBulkUpload } from "@polyphon/contract/people/bulk-upload.contract.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { writeSheet } from "../apps/server/src/modules/people/uploads/sheet/write-sheet.ts";
import { openBrowser } from "./browser.ts";
import { axeViolations } from "./kit/axe-violations.ts";
import { type Caller, signIn } from "./kit/caller.ts";
import { demoCompanies, staff } from "./kit/demo.ts";
import { openAs } from "./kit/open-as.ts";
import { adminTexts } from "./kit/texts.ts";
import { url } from "./kit/own-stack.ts";

const casts = [
  { language: "en", view: { width: 1280, height: 900 }, role: "Super admin" },
  { language: "de", view: { width: 390, height: 844 }, role: "Super admin" },
] as const;
const [house] = demoCompanies;
if (!house) throw new Error("the demo has no company");
const { name: companyName, domain } = house;
const code = () => randomBytes(4).toString("hex");

/** A file on disk as somebody would choose it. */
async function sheetFile(lines: readonly (readonly string[])[]): Promise<string> {
  const bytes = await writeSheet({
    title: "People",
    heading: ["First name", "Last name", "E-mail", "Language", "Group"],
    widths: [20, 20, 30, 10, 10],
    rows: (async function* () {
      yield lines;
    })(),
  });
  const path = join(tmpdir(), `people-${code()}.xlsx`);
  await writeFile(path, bytes);
  return path;
}

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(casts)("bulk upload in $language", ({ language, view, role }) => {
  const { upload: say, uploadWords: words } = adminTexts[language];
  let caller: Caller;
  let page: Page;
  let errors: string[];

  beforeAll(async () => {
    caller = await signIn(url, staff(role), "ADMIN");
  });
  beforeEach(async () => {
    ({ page, errors } = await openAs(browser, { ...view, language }, "admin", caller));
    await page.goto(`${url}/admin/bulk-add-front-user`);
    await page.getByRole("heading", { level: 1, name: say.title }).waitFor();
  });
  afterEach(() => page.context().close());

  async function chooseCompany(): Promise<void> {
    await page.getByRole("combobox", { name: say.company }).fill(companyName.slice(0, 6));
    await page
      .getByRole("option", { name: new RegExp(companyName) })
      .first()
      .click();
  }

  test("a file is read, corrected in the cell and by one press, looked at before it is started, and added", async () => {
    const mark = code();
    const typo = `${domain.slice(0, 2)}${domain.slice(3)}`;
    const good = (at: number) => ["Anna", `Good ${at}`, `good${at}.${mark}@${domain}`, "de", ""];
    const wrong = (at: number) => ["Mei", `Typo ${at}`, `typo${at}.${mark}@${typo}`, "en", ""];
    const path = await sheetFile([
      good(1),
      wrong(1),
      good(2),
      wrong(2),
      ["Juri", "", `juri.${mark}@${domain}`, "", ""],
    ]);

    await page.locator("input[type=file]").setInputFiles(path);
    await page.getByText(say.companyFirst).waitFor();
    await chooseCompany();
    expect(await axeViolations(page, "everything")).toEqual([]);
    await page.locator("input[type=file]").setInputFiles(path);
    await page.getByText(fill(say.steps.checkSub, { fine: 2, faulty: 3 })).waitFor();
    expect(await axeViolations(page, "everything")).toEqual([]);

    await page.getByRole("button", { name: fill(say.fixAll_other, { count: 2 }) }).click();
    await page.getByText(fill(say.steps.checkSub, { fine: 4, faulty: 1 })).waitFor();
    const column = words.columns.lastName;
    await page
      .getByRole("button", { name: fill(say.editCell, { row: 6, column, value: say.empty }) })
      .click();
    await page.getByRole("textbox", { name: fill(say.cellLabel, { column, row: 6 }) }).fill("Petrow");
    await page.keyboard.press("Enter");
    await page.getByText(fill(say.steps.checkSub, { fine: 5, faulty: 0 })).waitFor();

    await page.getByRole("button", { name: say.bar.start }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(fill(say.startAdds_other, { count: 5 })).waitFor();
    expect(await axeViolations(page, "everything")).toEqual([]);
    await dialog.getByRole("button", { name: say.startYes }).click();
    await page.getByText(fill(say.steps.added_other, { count: 5 })).waitFor();
    const id = Number(new URL(page.url()).searchParams.get("upload"));
    const after = await caller.call(readBulkUpload, { id });
    expect(after).toMatchObject({ state: "DONE", counts: { added: 5, faulty: 0, fine: 0 } });
    await page.getByText(fill(say.steps.mailsSub, { sent: 5, all: 5 })).waitFor();

    await page.getByRole("button", { name: say.another }).click();
    await page
      .getByRole("link", { name: /people-/ })
      .first()
      .waitFor();
    expect(errors).toEqual([]);
  });

  test("what is no sheet is refused in words, and the template and the faults come as files", async () => {
    const path = join(tmpdir(), `list-${code()}.xlsx`);
    await writeFile(path, "First name,Last name,E-mail\n");
    await chooseCompany();
    await page.locator("input[type=file]").setInputFiles(path);
    await page.getByText(words.refusals.not_a_sheet).waitFor();
    const loading = page.waitForEvent("download");
    await page.getByRole("button", { name: say.template }).click();
    const template = await loading;
    expect(template.suggestedFilename()).toBe(words.templateFile);
    expect((await readFile(await template.path())).subarray(0, 2).toString()).toBe("PK");

    await page.getByRole("button", { name: say.another }).click();
    await chooseCompany();
    await page.locator("input[type=file]").setInputFiles(await sheetFile([["", "", "nobody", "fr", ""]]));
    await page.getByRole("heading", { name: fill(say.toFix_one, { count: 1 }) }).waitFor();
    const fetching = page.waitForEvent("download");
    await page.getByRole("button", { name: say.errorsFile }).click();
    expect((await fetching).suggestedFilename()).toBe(words.faultsFile);
    await page.getByRole("button", { name: say.cancel }).click();
    await page.getByRole("button", { name: say.cancelYes }).click();
    await expect.poll(() => page.getByRole("button", { name: say.cancel }).count()).toBe(0);
    expect(errors).toEqual([]);
  });
});
