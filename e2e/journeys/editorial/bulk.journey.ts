import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { readBulkUpload } from "@polyphon/contract/people/bulk-upload.contract.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Page } from "@playwright/test";
import { writeSheet } from "../../../apps/server/src/modules/people/uploads/sheet/write-sheet.ts";
import { lastingViolations } from "../../kit/screens/axe-violations.ts";
import { addFreshCompany } from "../../kit/people/fresh-company.ts";
import { castsOf } from "../../kit/languages-of.ts";
import { url } from "../../kit/own-stack.ts";
import { openAs } from "../../kit/pages.ts";
import { superAdmin } from "../../kit/people/people.ts";
import { expect, test } from "../../kit/test.ts";
import { adminTexts } from "../../kit/texts.ts";

const casts = [
  { language: "en", view: { width: 1280, height: 900 } },
  { language: "de", view: { width: 390, height: 844 } },
] as const;
const code = () => randomBytes(4).toString("hex");
const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A file as somebody would choose it. */
async function sheetOf(lines: readonly (readonly string[])[]) {
  const bytes = await writeSheet({
    title: "People",
    heading: ["First name", "Last name", "E-mail", "Language", "Group"],
    widths: [20, 20, 30, 10, 10],
    rows: (async function* () {
      yield lines;
    })(),
  });
  return { name: `people-${code()}.xlsx`, mimeType, buffer: Buffer.from(bytes) };
}

/** Semicolons, Windows-1252, and a line break in a cell. */
function umlautsOf(domain: string) {
  const lines = [
    "Vorname;Nachname;E-Mail",
    `"Jörg\nUwe";Müßig;joerg.${code()}@${domain}`,
    `Änne;;aenne.${code()}@${domain}`,
  ];
  const buffer = Buffer.from(lines.join("\r\n"), "latin1");
  return { name: `people-${code()}.csv`, mimeType: "text/csv", buffer };
}

for (const { language, view } of castsOf(import.meta.url, casts))
  test.describe(`bulk upload in ${language}`, () => {
    const { kit, upload: say, uploadWords: words } = adminTexts[language];
    let page: Page;
    let errors: string[];
    let domain: string;

    test.beforeEach(async () => {
      const admin = await superAdmin();
      ({ domain } = await addFreshCompany(admin, { topics: 0 }));
      ({ page, errors } = await openAs({ ...view, language }, "admin", admin));
      await page.goto(`${url}/admin/bulk-add-front-user`);
      await expect(page.getByRole("heading", { level: 1, name: say.title })).toBeVisible();
    });

    const chooseCompany = async (): Promise<void> => {
      const name = domain.replace("fresh-", "Fresh ").replace(".example", "");
      await page.getByRole("combobox", { name: say.company }).fill(name);
      await page.getByRole("option", { name }).click();
    };
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    const input = () => page.locator("input[type=file]");
    const templateAs = async (format: "xlsx" | "csv") => {
      const loading = page.waitForEvent("download");
      await press(say.template);
      await press(kit.export[format]);
      return loading;
    };
    const checked = (fine: number, faulty: number) =>
      expect(page.getByText(fill(say.steps.checkSub, { fine, faulty }))).toBeVisible();

    test("reads a file, accepts corrections in a cell and for several rows, previews the result and adds the people", async () => {
      const mark = code();
      const typo = `${domain.slice(0, 2)}${domain.slice(3)}`;
      const good = (at: number) => ["Anna", `Good ${at}`, `good${at}.${mark}@${domain}`, "de", ""];
      const wrong = (at: number) => ["Mei", `Typo ${at}`, `typo${at}.${mark}@${typo}`, "en", ""];
      const nameless = ["Juri", "", `juri.${mark}@${domain}`, "", ""];
      const file = await sheetOf([good(1), wrong(1), good(2), wrong(2), nameless]);

      await input().setInputFiles(file);
      await expect(page.getByText(say.companyFirst)).toBeVisible();
      await chooseCompany();
      await expect(page.getByText(say.companyFirst)).toHaveCount(0);
      expect(await lastingViolations(page)).toEqual([]);
      await input().setInputFiles(file);
      await checked(2, 3);
      expect(await lastingViolations(page)).toEqual([]);

      await press(fill(say.fixAll_other, { count: 2 }));
      await checked(4, 1);
      const column = words.columns.lastName;
      await press(fill(say.editCell, { row: 6, column, value: say.empty }));
      await page.getByRole("textbox", { name: fill(say.cellLabel, { column, row: 6 }) }).fill("Petrow");
      await page.keyboard.press("Enter");
      await checked(5, 0);

      await press(say.bar.start);
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByText(fill(say.startAdds_other, { count: 5 }))).toBeVisible();
      expect(await lastingViolations(page)).toEqual([]);
      await dialog.getByRole("button", { name: say.startYes }).click();
      await expect(page.getByText(fill(say.steps.added_other, { count: 5 }))).toBeVisible();
      const id = Number(new URL(page.url()).searchParams.get("upload"));
      const { call } = await superAdmin();
      await expect
        .poll(() => call(readBulkUpload, { id }))
        .toMatchObject({ state: "DONE", counts: { added: 5, faulty: 0, fine: 0 } });
      await expect(page.getByText(fill(say.steps.mailsSub, { sent: 5, all: 5 }))).toBeVisible();

      await press(say.another);
      await expect(page.getByRole("link", { name: file.name, exact: true })).toBeVisible();
      expect(errors).toEqual([]);
    });

    test("reads CSV as German Excel saves it, and shows a quick upload among the earlier ones as soon as the upload page is shown again", async () => {
      await chooseCompany();
      const file = umlautsOf(domain);
      await input().setInputFiles(file);
      await checked(1, 1);
      const missing = { row: 3, column: words.columns.lastName, value: say.empty };
      await expect(page.getByRole("button", { name: fill(say.editCell, missing) })).toBeVisible();
      await press(say.another);
      await expect(page.getByRole("link", { name: file.name, exact: true })).toBeVisible();
      expect(errors).toEqual([]);
    });

    test("says why it refuses other files, and offers the template and the errors as files", async () => {
      await chooseCompany();
      const buffer = Buffer.from("First name,Last name,E-mail\n");
      await input().setInputFiles({ name: `list-${code()}.xlsx`, mimeType, buffer });
      await expect(page.getByText(words.refusals.not_a_sheet)).toBeVisible();
      const template = await templateAs("xlsx");
      expect(template.suggestedFilename()).toBe(words.templateFile);
      expect((await readFile(await template.path())).subarray(0, 2).toString()).toBe("PK");
      const csv = await templateAs("csv");
      expect(csv.suggestedFilename()).toBe(words.templateCsvFile);
      expect(await readFile(await csv.path(), "utf8")).toContain(words.columns.firstName);

      await press(say.another);
      await chooseCompany();
      await input().setInputFiles(await sheetOf([["", "", "nobody", "fr", ""]]));
      await expect(page.getByRole("heading", { name: fill(say.toFix_one, { count: 1 }) })).toBeVisible();
      const fetching = page.waitForEvent("download");
      await press(say.errorsFile);
      expect((await fetching).suggestedFilename()).toBe(words.faultsFile);
      await press(say.cancel);
      await press(say.cancelYes);
      await expect(page.getByRole("button", { name: say.cancel, exact: true })).toHaveCount(0);
      expect(errors).toEqual([]);
    });
  });
