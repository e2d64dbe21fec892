import { doings } from "@polyphon/contract/kit/about.ts";
import { endpoints } from "@polyphon/contract/endpoints.ts";
import { permissionKeys, userTypes } from "@polyphon/contract/permissions.ts";
import { lookWords as de } from "@polyphon/i18n/de/operations/looks.shared.ts";
import { lookWords as en } from "@polyphon/i18n/en/operations/looks.shared.ts";
import { whoSees } from "@polyphon/rules/operations/who-sees.ts";
import { describe, expect, test } from "vitest";
import { dataSheetWords } from "./data-sheet-words.ts";
import { drawDataSheet } from "./draw-data-sheet.ts";

/** Every role with every right: the longest sheet there can be. */
const everything = Object.values(userTypes).map((userType) => ({ userType, permissions: permissionKeys }));
const now = new Date("2026-11-20T09:00:00Z");
const visibility = (minimum: number | null) =>
  whoSees(endpoints, everything, { minimum, individuals: false });

/** The texts that a page shows, in their order: what stands between the brackets of its text operators. */
function readTexts(pdf: Buffer): string {
  const shown = [...pdf.toString("latin1").matchAll(/\[([^\]]*)\] TJ/g)].map(([, parts = ""]) =>
    [...parts.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = ""]) => Buffer.from(hex, "hex")),
  );
  const decoder = new TextDecoder("windows-1252");
  return shown.map((parts) => decoder.decode(Buffer.concat(parts)).trim()).join(" ");
}
const plain = (text: string) => text.replaceAll(/\s+/g, " ");

describe.each([
  ["en", en, "en-GB"],
  ["de", de, "de-DE"],
] as const)("the data sheet in %s", (language, words, locale) => {
  async function made(minimum: number | null, company = "Nordwind Energie") {
    const sheet = dataSheetWords(company, visibility(minimum), { language, now });
    const pdf = await drawDataSheet(sheet, { compress: false });
    return { sheet, pdf, raw: pdf.toString("latin1"), text: plain(readTexts(pdf)) };
  }

  test.each([null, 12])("stays one page and says every kind, with %s as the minimum", async (minimum) => {
    const { raw, text } = await made(
      minimum,
      "Vereinigte Energie- und Wasserwerke Nordwind Aktiengesellschaft",
    );
    expect(raw.match(/\/Type \/Page\b/g)).toHaveLength(1);
    for (const doing of doings) {
      expect(text).toContain(words.doings[doing].title);
      expect(text).toContain(plain(words.doings[doing].what));
    }
    expect(text.includes("12 ")).toBe(minimum !== null);
  });

  test("has a title, a language and tags, the date, and a version that changes with what it says", async () => {
    const { sheet, raw, text } = await made(10);
    expect(raw).toContain(`/Lang (${locale})`);
    expect(raw).toContain("/Marked true");
    for (const tag of ["/H1", "/Table", "/TR", "/TH", "/TD", "/P"]) expect(raw).toContain(`/S ${tag}\n`);
    expect(raw).toContain("/DisplayDocTitle true");
    expect(text).toContain("2026");
    expect(text).toContain(sheet.foot);
    const later = dataSheetWords("Nordwind Energie", visibility(10), {
      language,
      now: new Date("2026-11-20T15:00:00Z"),
    });
    expect(later.foot).toBe(sheet.foot);
    expect((await made(11)).sheet.foot).not.toBe(sheet.foot);
  });

  test("says whose roles, and what is kept how long", async () => {
    const { text } = await made(null);
    for (const role of Object.values(words.roles)) expect(text).toContain(role);
    expect(text).toContain("365");
    expect(text).not.toContain("{{");
  });
});
