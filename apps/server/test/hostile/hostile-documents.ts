import { randomBytes } from "node:crypto";
import { canary } from "./bytes.ts";
import { compound, currentUser, record, slideShow, summary, wordText } from "./compound-bytes.ts";
import type { HostileFile } from "./hostile-files.ts";
import { docx, pptx, relation, slidesType, types, wordType, zip } from "./office-bytes.ts";

const html = `<!doctype html><html><body>${canary}</body></html>`;
const join = (...parts: readonly (Uint8Array | string)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part)));
type Case = Omit<HostileFile, "use">;

const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);
const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
const container = compound([{ name: "VBA" }, { name: "dir", content: Buffer.alloc(500) }]);
const doc = (...more: Parameters<typeof compound>[0]) =>
  compound([
    { name: "WordDocument", content: wordText() },
    { name: "\u0005SummaryInformation", content: summary(12) },
    ...more,
  ]);
const ppt = (slides: Buffer, user = currentUser()) =>
  compound([
    { name: "PowerPoint Document", content: slides },
    { name: "Current User", content: user },
  ]);

const good: readonly Case[] = [
  { name: "good.docx", bytes: () => docx(12), expected: "READY" },
  {
    name: "with-link.docx",
    bytes: () => docx(2, [relation("hyperlink", "https://example.com")]),
    expected: "READY",
  },
  { name: "good.pptx", bytes: () => pptx(20), expected: "READY" },
  { name: "good.doc", bytes: () => doc(), expected: "READY" },
  { name: "good.ppt", bytes: () => ppt(slideShow(8)), expected: "READY" },
  { name: "just.docx", bytes: () => docx(300), expected: "READY" },
  { name: "just.pptx", bytes: () => pptx(300), expected: "READY" },
];

const tooLong: readonly Case[] = [
  { name: "long.docx", bytes: () => docx(301), expected: "too_many_pages" },
  {
    name: "lying.docx",
    bytes: () =>
      zip([
        types(wordType, "word/document.xml"),
        { name: "docProps/app.xml", content: "<Properties><Pages>1</Pages></Properties>" },
        {
          name: "word/document.xml",
          content: `<w:document>${'<w:br w:type="page"/>'.repeat(301)}</w:document>`,
        },
      ]),
    expected: "too_many_pages",
  },
  { name: "long.pptx", bytes: () => pptx(301), expected: "too_many_pages" },
  {
    name: "long.doc",
    bytes: () =>
      compound([
        { name: "WordDocument", content: wordText() },
        { name: "\u0005SummaryInformation", content: summary(301) },
      ]),
    expected: "too_many_pages",
  },
  { name: "long.ppt", bytes: () => ppt(slideShow(301)), expected: "too_many_pages" },
];

const withPassword: readonly Case[] = [
  {
    name: "password.zip.docx",
    bytes: () => docx(1, [{ name: "a.xml", content: "x", claims: { flags: 1 } }]),
    expected: "encrypted",
  },
  {
    name: "password.docx",
    bytes: () =>
      compound([
        { name: "EncryptionInfo", content: randomBytes(300) },
        { name: "EncryptedPackage", content: randomBytes(5_000) },
      ]),
    expected: "encrypted",
  },
  {
    name: "password.doc",
    bytes: () => compound([{ name: "WordDocument", content: wordText(0x0100) }]),
    expected: "encrypted",
  },
  { name: "password.ppt", bytes: () => ppt(slideShow(3), currentUser(true)), expected: "encrypted" },
];

const active: readonly Case[] = [
  {
    name: "macro.docm",
    bytes: () => docx(1, [], "application/vnd.ms-word.document.macroEnabled.main+xml"),
    expected: "active",
  },
  {
    name: "hidden.docm",
    bytes: () => docx(1, [], "application/vnd.ms-word.document.macro&#69;nabled.main+xml"),
    expected: "active",
  },
  {
    name: "macro.docx",
    bytes: () => docx(1, [{ name: "word/vbaProject.bin", content: container }]),
    expected: "active",
  },
  {
    name: "renamed-macro.docx",
    bytes: () => docx(1, [{ name: "word/theme.xml", content: container }]),
    expected: "active",
  },
  {
    name: "object.pptx",
    bytes: () => pptx(1, [{ name: "ppt/embeddings/oleObject1.bin", content: container }]),
    expected: "active",
  },
  {
    name: "program.pptx",
    bytes: () => pptx(1, [{ name: "ppt/media/a.png", content: "MZ\u0090\0" }]),
    expected: "active",
  },
  {
    name: "macro.pptm",
    bytes: () => pptx(1, [], slidesType.replace("presentation.main", "presentation.macroEnabled.main")),
    expected: "active",
  },
  {
    name: "sheet-inside.docx",
    bytes: () => docx(1, [{ name: "word/embeddings/a.xlsm", content: "PK" }]),
    expected: "active",
  },
  {
    name: "template.docx",
    bytes: () => docx(1, [relation("attachedTemplate", "https://evil.example/t.dotm")]),
    expected: "active",
  },
  {
    name: "frame.docx",
    bytes: () => docx(1, [relation("frame", "\\\\evil.example\\share")]),
    expected: "active",
  },
  {
    name: "macro.doc",
    bytes: () => doc({ name: "Macros" }, { name: "_VBA_PROJECT", content: Buffer.alloc(99) }),
    expected: "active",
  },
  { name: "object.doc", bytes: () => doc({ name: "ObjectPool" }), expected: "active" },
  {
    name: "macro.ppt",
    bytes: () => ppt(slideShow(3, record(0x07d0, 0, record(0x03ff, 1, Buffer.alloc(20), true), true))),
    expected: "active",
  },
  {
    name: "object.ppt",
    bytes: () => ppt(join(slideShow(3), record(0x1011, 1, randomBytes(50)))),
    expected: "active",
  },
];

const disguised: readonly Case[] = [
  { name: "page.doc", bytes: () => Buffer.from(html), expected: "wrong_type" },
  { name: "rich.doc", bytes: () => Buffer.from("{\\rtf1{\\object\\objocx}}"), expected: "wrong_type" },
  {
    name: "web.doc",
    bytes: () => Buffer.from("MIME-Version: 1.0\nContent-Type: multipart/related\n"),
    expected: "wrong_type",
  },
  { name: "program.doc", bytes: () => join("MZ\u0090\0", randomBytes(900)), expected: "wrong_type" },
  {
    name: "sheet.doc",
    bytes: () => compound([{ name: "Workbook", content: randomBytes(5_000) }]),
    expected: "wrong_type",
  },
  {
    name: "setup.doc",
    bytes: () => compound([{ name: "䡀㿿䏤", content: randomBytes(5_000) }]),
    expected: "wrong_type",
  },
  { name: "archive.docx", bytes: () => zip([{ name: "a.txt", content: "x" }]), expected: "wrong_type" },
  {
    name: "java.docx",
    bytes: () => zip([{ name: "META-INF/MANIFEST.MF", content: "Main-Class: X" }]),
    expected: "wrong_type",
  },
  {
    name: "sheet.docx",
    bytes: () => docx(1, [], "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"),
    expected: "wrong_type",
  },
  {
    name: "show.pptx",
    bytes: () => pptx(1, [], slidesType.replace("presentation.main", "slideshow.main")),
    expected: "wrong_type",
  },
  { name: "page-first.docx", bytes: () => join(html, docx(1)), expected: "wrong_type" },
];

const broken: readonly Case[] = [
  { name: "cut.docx", bytes: () => half(docx(1)), expected: "unreadable" },
  { name: "page-behind.docx", bytes: () => join(docx(1), html), expected: "unreadable" },
  {
    name: "way-out.docx",
    bytes: () => docx(1, [{ name: "../../etc/cron.d/x", content: "x" }]),
    expected: "unreadable",
  },
  {
    name: "twice.docx",
    bytes: () => docx(1, [{ name: "WORD/document.xml", content: "<x/>" }]),
    expected: "unreadable",
  },
  {
    name: "entity.docx",
    bytes: () => zip([{ name: "[Content_Types].xml", content: `<!DOCTYPE x [<!ENTITY a "b">]><Types/>` }]),
    expected: "unreadable",
  },
  { name: "cut.doc", bytes: () => half(doc()), expected: "unreadable" },
  {
    name: "circle.doc",
    bytes: () => {
      const bytes = doc();
      // The first sector of the table claims that each chain continues in its own sector.
      const table = bytes.readUInt32LE(76);
      for (let at = 0; at < 100; at += 1) bytes.writeUInt32LE(at, (table + 1) * 512 + at * 4);
      return bytes;
    },
    expected: "unreadable",
  },
];

const bombs: readonly Case[] = [
  {
    name: "claims.docx",
    bytes: () => docx(1, [{ name: "a.xml", content: "x", claims: { unpacked: 0x7fffffff } }]),
    expected: "bomb",
  },
  {
    name: "says-little.docx",
    bytes: () => zip([{ name: "[Content_Types].xml", content: zeros(8), claims: { unpacked: 100 } }]),
    expected: "bomb",
  },
  {
    name: "shared-bytes.docx",
    bytes: () => docx(1, [{ name: "a.xml", content: zeros(1), claims: { at: 0 } }]),
    expected: "bomb",
  },
  {
    name: "many-parts.docx",
    bytes: () =>
      docx(
        1,
        Array.from({ length: 21_000 }, (_, at) => ({ name: `p${at}`, content: "x" })),
      ),
    expected: "bomb",
  },
];

export const hostileDocuments: readonly HostileFile[] = [
  good,
  tooLong,
  withPassword,
  active,
  disguised,
  broken,
  bombs,
]
  .flat()
  .map((file) => ({ ...file, use: "document" as const }));
