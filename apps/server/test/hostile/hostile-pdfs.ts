import { randomBytes } from "node:crypto";
import { deflateSync } from "node:zlib";
import { canary, picture } from "./bytes.ts";
import type { HostileFile } from "./hostile-files.ts";
import { docx } from "./office-bytes.ts";
import { packedPdf, packedStream, pdf, plainObjects } from "./pdf-bytes.ts";

const html = `<!doctype html><html><body>${canary}</body></html>`;
const join = (...parts: readonly (Uint8Array | string)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part)));
type Case = Omit<HostileFile, "use">;

const good: readonly Case[] = [
  { name: "good.pdf", bytes: () => pdf(), expected: "READY" },
  { name: "packed.pdf", bytes: () => packedPdf(plainObjects), expected: "READY" },
  { name: "called-otherwise.docx", bytes: () => pdf(), expected: "READY" },
  { name: "just.pdf", bytes: () => pdf({ pages: 300 }), expected: "READY" },
];

const tooLong: readonly Case[] = [
  { name: "long.pdf", bytes: () => pdf({ pages: 301 }), expected: "too_many_pages" },
  { name: "lying.pdf", bytes: () => pdf({ pages: 301, count: 1 }), expected: "too_many_pages" },
  { name: "same-page.pdf", bytes: () => pdf({ kids: "10 0 R ".repeat(400) }), expected: "too_many_pages" },
];

const withPassword: readonly Case[] = [
  { name: "password.pdf", bytes: () => pdf({ trailer: "/Encrypt 9 0 R" }), expected: "encrypted" },
  {
    name: "password-packed.pdf",
    bytes: () => packedPdf(plainObjects, "/Encrypt 9 0 R"),
    expected: "encrypted",
  },
];

const actions = [
  "/OpenAction << /S /JavaScript /JS (app.alert(1)) >>",
  "/OpenAction << /S /J#61vaScript /#4AS (app.alert(1)) >>",
  "/OpenAction << /S /Launch /F (cmd.exe) >>",
  "/Names << /EmbeddedFiles << /Names [(x) 9 0 R] >> >>",
  "/AcroForm << /XFA [(a) 9 0 R] >>",
  "/AA << /O << /S /#4c#61unch >> >>",
].map((catalog, place): Case => ({
  name: `action-${place}.pdf`,
  bytes: () => pdf({ catalog }),
  expected: "active",
}));

const active: readonly Case[] = [
  ...actions,
  {
    name: "packed-action.pdf",
    bytes: () => packedPdf([...plainObjects, [5, "<< /S /J#61vaScript /JS (app.alert(1)) >>"]]),
    expected: "active",
  },
  {
    name: "film-inside.pdf",
    bytes: () => pdf({ objects: ["9 0 obj\n<< /Type /Annot /Subtype /RichMedia >>\nendobj"] }),
    expected: "active",
  },
  {
    name: "behind-the-index.pdf",
    bytes: () => pdf({ objects: ["99 0 obj\n<< /S /J#61vaScript >>\nendobj"] }),
    expected: "active",
  },
];

const disguised: readonly Case[] = [
  { name: "page.pdf", bytes: () => Buffer.from(html), expected: "wrong_type" },
  { name: "picture.pdf", bytes: () => picture(600, 400), expected: "wrong_type" },
  { name: "print.pdf", bytes: () => Buffer.from("%!PS-Adobe-3.0\n(x) run\n"), expected: "wrong_type" },
  { name: "page-first.pdf", bytes: () => join(html, pdf()), expected: "wrong_type" },
  { name: "page-behind.pdf", bytes: () => pdf({ tail: html }), expected: "wrong_type" },
  { name: "zip-behind.pdf", bytes: () => join(pdf(), docx(1)), expected: "wrong_type" },
  { name: "other-version.pdf", bytes: () => join("%PDF-9.9", pdf().subarray(8)), expected: "wrong_type" },
];

const broken: readonly Case[] = [
  { name: "cut.pdf", bytes: () => pdf().subarray(0, 200), expected: "unreadable" },
  { name: "start-only.pdf", bytes: () => Buffer.from("%PDF-1.7\n%%EOF"), expected: "unreadable" },
  { name: "no-pages.pdf", bytes: () => pdf({ pages: 0 }), expected: "unreadable" },
  {
    name: "noise.pdf",
    bytes: () => join("%PDF-1.4\n", randomBytes(9_000), "\n%%EOF"),
    expected: "unreadable",
  },
];

const bombs: readonly Case[] = [
  { name: "circle.pdf", bytes: () => pdf({ kids: "2 0 R 2 0 R" }), expected: "bomb" },
  { name: "deep.pdf", bytes: () => pdf({ catalog: `/X ${"[".repeat(5_000)}` }), expected: "bomb" },
  {
    name: "unpacks.pdf",
    bytes: () => packedStream(deflateSync(Buffer.alloc(260 * 1024 * 1024), { level: 1 }), "/N 1 /First 4"),
    expected: "bomb",
  },
];

export const hostilePdfs: readonly HostileFile[] = [
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
