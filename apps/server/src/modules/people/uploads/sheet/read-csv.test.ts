import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { limits } from "@polyphon/contract/limits.ts";
import { expect, describe, it } from "vitest";
import { hostileTexts } from "../../../../../test/hostile/hostile-texts.ts";
import { heading, type SheetLine, sheetOf } from "../../../../../test/people/upload-fixture.ts";
import { readSheet } from "./read-sheet.ts";
import { rowsFile } from "./rows-file.ts";

const titles = heading.join(";");

/** What the child process answers for a file of this name, and the rows that it left. */
async function readAs(name: string, content: string | Uint8Array) {
  const folder = await mkdtemp(join(tmpdir(), "polyphon-csv-"));
  try {
    const input = join(folder, name);
    await writeFile(input, content);
    const verdict = await readSheet(input, folder);
    const text = await readFile(rowsFile(folder), "utf8").catch(() => "");
    const rows = text.split("\n").filter((line) => line !== "");
    return { verdict, rows: rows.map((line) => JSON.parse(line) as SheetLine) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
const read = (content: string | Uint8Array) => readAs("upload.csv", content);
const reasonOf = async (content: string | Uint8Array) => {
  const { verdict } = await read(content);
  return verdict.kind === "refused" ? verdict.reason : verdict.kind;
};

describe("a CSV file of employees is read", { timeout: 120_000 }, () => {
  it("with the row numbers that a spreadsheet shows, whatever breaks its lines", async () => {
    const text = `Our people\r\n\r\n${titles}\r\n"Anna\r\nMaria";Kessler;anna@northwind.eu;de;"Sales; DACH"\r\n;;;;\r\nJuri;Petrow;juri@northwind.eu`;
    expect(await read(Buffer.from(text))).toEqual({
      verdict: { kind: "rows", count: 2 },
      rows: [
        [4, "Anna Maria", "Kessler", "anna@northwind.eu", "de", "Sales; DACH"],
        [6, "Juri", "Petrow", "juri@northwind.eu", "", ""],
      ],
    });
  });

  it("by its bytes when it is a workbook that is called CSV, and not when only its bytes are CSV", async () => {
    const lines = [heading, ["Anna", "Kessler", "anna@northwind.eu"]];
    expect((await read(sheetOf(lines))).verdict).toEqual({ kind: "rows", count: 1 });
    const renamed = await readAs("upload.xlsx", sheetOf(lines, "csv"));
    expect(renamed.verdict).toMatchObject({ kind: "refused", reason: "not_a_sheet" });
  });

  it("with formulas as the text that they are, and without hidden content", async () => {
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const plain = hostileTexts.filter((text) => !text.includes("\0"));
    const lines = plain.map((text) => [text, text, text].map(quoted).join(";"));
    const { verdict, rows } = await read([titles, ...lines].join("\r\n"));
    expect(verdict.kind).toBe("rows");
    expect(rows.flat()).toContain("=1+1");
    for (const cell of rows.flat()) {
      expect(String(cell).length).toBeLessThanOrEqual(limits.bulkUpload.cellMax + 1);
      expect(String(cell)).not.toMatch(/[\p{Cc}\u202E\u200B]/u);
    }
  });

  it("up to fifty thousand rows, and not with one more", async () => {
    const many = (count: number) => `${titles}\n${"A;B;c\n".repeat(count)}`;
    expect(await reasonOf(many(limits.bulkUpload.rows + 1))).toBe("too_many_rows");
    expect((await read(many(limits.bulkUpload.rows))).verdict).toEqual({ kind: "rows", count: 50_000 });
  });

  it("not when a quotation mark stays open, so that no row disappears in a cell", async () => {
    expect(await reasonOf(`${titles}\nAnna;Kessler;a@b.example\n"Juri;Petrow;c@d.example\n`)).toBe("quotes");
    expect(await reasonOf(`${titles}\n"Anna;Kessler;a\n"Juri";Petrow;c\n`)).toBe("quotes");
  });

  it("not with bytes of another kind, NUL bytes or an encoding that nobody can tell", async () => {
    expect(await reasonOf(Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"))).toBe("not_a_sheet");
    expect(await reasonOf(`${titles}\nAn\0na;Kessler;a@b.example\n`)).toBe("not_a_sheet");
    expect(await reasonOf(Buffer.concat([Buffer.from(`${titles}\nM`), Buffer.from([0x81])]))).toBe(
      "encoding",
    );
  });

  it("not with ten megabytes on one line, in one cell or in many, and not with megabytes of empty lines", async () => {
    const large = 10 * 1024 * 1024;
    expect(await reasonOf("a".repeat(large))).toBe("bomb");
    expect(await reasonOf(`${titles}\n${"a".repeat(large)}`)).toBe("bomb");
    expect(await reasonOf(`${titles}\n"${"a\n".repeat(large / 2)}"`)).toBe("bomb");
    expect(await reasonOf(`${titles}\n${";".repeat(large)}`)).toBe("bomb");
    expect(await reasonOf(`${titles}\n${"\n".repeat(large)}`)).toBe("no_rows");
    expect(await reasonOf(";".repeat(limits.bulkUpload.bytes + 1))).toBe("too_large");
  });

  it("only with its columns and at least one row", async () => {
    expect((await read("First name;E-mail\nA;b\n")).verdict).toMatchObject({
      reason: "columns_missing",
      columns: ["lastName"],
    });
    expect((await read("Anna;Kessler;anna@northwind.eu\n")).verdict).toMatchObject({
      reason: "columns_missing",
      columns: ["firstName", "lastName", "email"],
    });
    expect(await reasonOf(`${titles}\n`)).toBe("no_rows");
  });
});
