import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { constants, deflateRawSync } from "node:zlib";
import { limits } from "@polyphon/contract/limits.ts";
import { CFB, utils, write } from "@e965/xlsx";
import { describe, expect, it } from "vitest";
import { hostileTexts } from "../../../../../test/hostile/hostile-texts.ts";
import { heading, type SheetLine, sheetOf } from "../../../../../test/people/upload-fixture.ts";
import { extractRows } from "./extract-rows.ts";
import { readSheet } from "./read-sheet.ts";
import { rowsFile } from "./rows-file.ts";

async function inFolder<T>(
  bytes: Uint8Array,
  work: (input: string, folder: string) => Promise<T>,
  name = "upload",
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "polyphon-sheet-"));
  try {
    const input = join(folder, name);
    await writeFile(input, bytes);
    return await work(input, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const extracted = (bytes: Uint8Array, name?: string) =>
  inFolder(
    bytes,
    async (input, folder) => {
      const verdict = await extractRows(input, folder).catch(
        () => ({ kind: "refused", reason: "unreadable" }) as const,
      );
      const text = await readFile(rowsFile(folder), "utf8").catch(() => "");
      const rows = text.split("\n").filter((line) => line !== "");
      return { verdict, rows: rows.map((line) => JSON.parse(line) as SheetLine) };
    },
    name,
  );
const reasonOf = async (bytes: Uint8Array, name?: string) => {
  const { verdict } = await extracted(bytes, name);
  return verdict.kind === "refused" ? verdict.reason : verdict.kind;
};

const anna = ["Anna", "Kessler", "anna@northwind.eu", "de", "Service"] as const;

/** The same file with an additional part. */
function withPart(xlsx: Buffer, name: string, content: string): Buffer {
  const box = CFB.read(xlsx, { type: "buffer" });
  CFB.utils.cfb_add(box, name, Buffer.from(content));
  return CFB.write(box, { fileType: "zip", type: "buffer" }) as Buffer;
}

/** A packed megabyte can be repeated when it ends at a byte and refers to nothing before it. */
function packedSpaces(megabytes: number): Buffer {
  const finishFlush = constants.Z_FULL_FLUSH;
  const one = deflateRawSync(Buffer.alloc(1024 * 1024, 0x20), { level: 9, finishFlush });
  return Buffer.concat([...Array<Buffer>(megabytes).fill(one), deflateRawSync("")]);
}

/** A zip with one part of spaces that unpacks a thousand times larger, and says so or not. */
function bomb(megabytes: number, claimed: number): Buffer {
  const name = Buffer.from("xl/workbook.xml");
  const packed = packedSpaces(megabytes);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(claimed, 18);
  facts.writeUInt16LE(name.length, 22);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  const local = [Buffer.from("504b0304", "hex"), facts, name, packed];
  return Buffer.concat([...local, Buffer.from("504b01021400", "hex"), facts, Buffer.alloc(14), name, end]);
}

describe("a file of employees is read", { timeout: 120_000 }, () => {
  it.each(["xlsx", "biff8"] as const)(
    "as %s, with the number of each line, blank ones left out [C5mentions-21]",
    async (type) => {
      const lines = [
        ["Our people"],
        [],
        heading,
        anna,
        [null, null],
        ["Juri", "Petrow", "juri@northwind.eu"],
      ];
      const { verdict, rows } = await extracted(sheetOf(lines, type));
      expect(verdict).toEqual({ kind: "rows", count: 2 });
      expect(rows).toEqual([
        [4, ...anna],
        [6, "Juri", "Petrow", "juri@northwind.eu", "", ""],
      ]);
    },
  );

  it("with the last value of a formula, never the formula", async () => {
    const sheet = utils.aoa_to_sheet([[...heading], [...anna]]);
    sheet["A2"] = { t: "s", v: "Anna", f: 'HYPERLINK("https://evil.example","Anna")' };
    sheet["B2"] = { t: "n", v: 7, f: "3+4" };
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, "People");
    const { rows } = await extracted(write(book, { type: "buffer", bookType: "xlsx" }) as Buffer);
    expect(rows).toEqual([[2, "Anna", "7", "anna@northwind.eu", "de", "Service"]]);
  });

  it("whatever its cells contain, without hidden content and never longer than a cell", async () => {
    expect(hostileTexts.length).toBeGreaterThanOrEqual(100);
    const { verdict, rows } = await extracted(
      sheetOf([heading, ...hostileTexts.map((text) => [text, text, text])]),
    );
    expect(verdict.kind).toBe("rows");
    for (const cell of rows.flat()) {
      expect(String(cell).length).toBeLessThanOrEqual(limits.bulkUpload.cellMax + 1);
      expect(String(cell)).not.toMatch(/[\p{Cc}\u202E\u200B]/u);
    }
  });

  it.each(["ods", "xlsb"] as const)(
    "never as %s, also when it is called CSV [C5mentions-21]",
    async (type) => {
      const bytes = sheetOf([heading, anna], type);
      expect(await reasonOf(bytes)).toBe("not_a_sheet");
      expect(await reasonOf(bytes, "upload.csv")).toBe("not_a_sheet");
    },
  );

  it.each([
    ["text", Buffer.from("Please add Anna, and Juri\n")],
    ["a page", Buffer.from("<html><table><tr><td>First name</td></tr></table></html>")],
    ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
    ["nothing", Buffer.alloc(0)],
  ])("never from %s, whatever its name", async (_, bytes) => {
    for (const name of ["upload", "upload.csv"]) expect(await reasonOf(bytes, name)).toBe("not_a_sheet");
  });

  it("not with macros, a password, too few columns or no rows", async () => {
    const sheet = sheetOf([heading, anna]);
    expect(await reasonOf(withPart(sheet, "/xl/vbaProject.bin", "macro"))).toBe("macros");
    expect(await reasonOf(withPart(sheet, "/xl/macrosheets/sheet1.xml", "<x/>"))).toBe("macros");
    const locked = CFB.utils.cfb_new();
    CFB.utils.cfb_add(locked, "/EncryptedPackage", Buffer.from("x"));
    expect(await reasonOf(CFB.write(locked, { type: "buffer" }) as Buffer)).toBe("locked");
    expect(await reasonOf(sheetOf([heading]))).toBe("no_rows");
    expect(
      (
        await extracted(
          sheetOf([
            ["First name", "E-mail"],
            ["A", "a@b.example"],
          ]),
        )
      ).verdict,
    ).toEqual({
      kind: "refused",
      reason: "columns_missing",
      columns: ["lastName"],
    });
    expect(await reasonOf(sheetOf([anna]))).toBe("columns_missing");
  });

  it("up to fifty thousand rows, and not with one more", async () => {
    const many = (count: number) =>
      sheetOf([heading, ...Array.from({ length: count }, (_, at) => ["A", "B", `${at}`])]);
    expect(await reasonOf(many(limits.bulkUpload.rows + 1))).toBe("too_many_rows");
    expect((await extracted(many(limits.bulkUpload.rows))).verdict).toEqual({ kind: "rows", count: 50_000 });
  });

  it("only whole: cut or flipped bytes give an answer, never an exception", async () => {
    const sheet = sheetOf([heading, anna]);
    for (const share of [0.1, 0.5, 0.9]) {
      const cut = sheet.subarray(0, Math.floor(sheet.length * share));
      expect(["unreadable", "not_a_sheet"]).toContain(await reasonOf(cut));
    }
    for (let at = 50; at < sheet.length; at += 211) {
      const turned = Buffer.from(sheet);
      turned[at] = (turned[at] ?? 0) ^ 0xff;
      expect(typeof (await reasonOf(turned))).toBe("string");
    }
  });

  it("not when it unpacks beyond the limits, also when it lies about that", async () => {
    expect(await reasonOf(bomb(10, 500 * 1024 * 1024))).toBe("bomb");
    const verdict = await inFolder(bomb(600, 1_000), (input, folder) => readSheet(input, folder));
    expect(verdict.kind).toBe("refused");
  });

  it("in a process of its own that may crash, hang or take memory without end", async () => {
    const readBy = (source: string, seconds: number) =>
      inFolder(Buffer.from("x"), async (input, folder) => {
        const script = join(folder, "child.mjs");
        await writeFile(script, source);
        return readSheet(input, folder, { script, seconds });
      });
    expect(await readBy("process.exit(3)", 20)).toMatchObject({ reason: "unreadable" });
    expect(await readBy("console.log('{}')", 20)).toMatchObject({ reason: "unreadable" });
    expect(await readBy("for (;;);", 1)).toMatchObject({ reason: "bomb" });
    expect(
      await readBy("const kept = []; for (;;) kept.push(new Array(1e6).fill(kept.length));", 60),
    ).toMatchObject({
      kind: "refused",
    });
    const curious =
      "console.log(JSON.stringify({ kind: 'rows', count: 1 + Object.keys(process.env).length }))";
    expect(await readBy(curious, 20)).toEqual({ kind: "rows", count: 1 });
  });
});
