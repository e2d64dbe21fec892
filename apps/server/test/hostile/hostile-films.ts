import { randomBytes } from "node:crypto";
import { canary, picture, zipOf } from "./bytes.ts";
import { beginning, box, elsewhere, film, indexOf, trackOf } from "./film-bytes.ts";
import type { HostileFile } from "./hostile-files.ts";
import { zip } from "./office-bytes.ts";

const html = `<!doctype html><html><body>${canary}</body></html>`;
const content = box("mdat", Buffer.alloc(4_000, 7));
const join = (...parts: readonly (Uint8Array | string)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part)));
const use = "video" as const;

function cutShort(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length - 1_000);
}

/** The same film with a 64-bit length on its content. */
function longBox(): Buffer {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1, 0);
  head.write("mdat", 4, "latin1");
  head.writeBigUInt64BE(116n, 8);
  return join(beginning(), indexOf(trackOf()), head, Buffer.alloc(100, 7));
}

function lyingBox(size: number): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size, 0);
  head.write("mdat", 4, "latin1");
  return join(beginning(), indexOf(trackOf()), head, Buffer.alloc(100, 7));
}

const good: readonly Omit<HostileFile, "use">[] = [
  { name: "good.mp4", bytes: () => film(), expected: "READY" },
  { name: "good.mov", bytes: () => film({ brand: "qt  " }), expected: "READY" },
  { name: "good.m4v", bytes: () => film({ brand: "M4V " }), expected: "READY" },
  { name: "called-otherwise.pdf", bytes: () => film(), expected: "READY" },
  { name: "long-box.mp4", bytes: longBox, expected: "READY" },
  { name: "to-the-end.mp4", bytes: () => lyingBox(0), expected: "READY" },
  {
    name: "in-fragments.mp4",
    bytes: () =>
      join(beginning("iso5"), indexOf(trackOf(), { seconds: 0 }), box("moof", Buffer.alloc(16)), content),
    expected: "READY",
  },
];

const disguised: readonly Omit<HostileFile, "use">[] = [
  { name: "page.mp4", bytes: () => Buffer.from(html), expected: "wrong_type" },
  { name: "picture.mp4", bytes: () => picture(600, 400), expected: "wrong_type" },
  { name: "vector.mov", bytes: () => Buffer.from(`<svg>${canary}</svg>`), expected: "wrong_type" },
  {
    name: "film.webm.mp4",
    bytes: () => join(Buffer.from("1a45dfa3", "hex"), randomBytes(900)),
    expected: "wrong_type",
  },
  { name: "film.avi", bytes: () => join("RIFF\0\0\0\0AVI LIST", randomBytes(900)), expected: "wrong_type" },
  { name: "sound.mp3", bytes: () => join("ID3\u0004\0", randomBytes(900)), expected: "wrong_type" },
  { name: "sound.m4a", bytes: () => film({ brand: "M4A " }), expected: "wrong_type" },
  { name: "phone.heic", bytes: () => film({ brand: "heic" }), expected: "wrong_type" },
  { name: "phone.avif", bytes: () => film({ brand: "avif" }), expected: "wrong_type" },
  { name: "old-phone.3gp", bytes: () => film({ brand: "3gp4" }), expected: "wrong_type" },
  { name: "program.mp4", bytes: () => join("MZ\u0090\0", randomBytes(900)), expected: "wrong_type" },
  {
    name: "archive.mp4",
    bytes: () => zip([{ name: "[Content_Types].xml", content: "<Types/>" }]),
    expected: "wrong_type",
  },
  { name: "list.mp4", bytes: () => Buffer.from("#EXTM3U\nfile:///etc/passwd\n"), expected: "wrong_type" },
  {
    name: "sdp.mp4",
    bytes: () => Buffer.from("v=0\r\nc=IN IP4 169.254.169.254\r\n"),
    expected: "wrong_type",
  },
  { name: "page-first.mp4", bytes: () => join(html, film()), expected: "wrong_type" },
  {
    name: "page-in-brand.mp4",
    bytes: () => join(box("ftyp", "isom", Buffer.alloc(4), html.repeat(6)), indexOf(trackOf()), content),
    expected: "wrong_type",
  },
  { name: "late-brand.mp4", bytes: () => join(content, film()), expected: "wrong_type" },
];

const broken: readonly Omit<HostileFile, "use">[] = [
  { name: "cut.mp4", bytes: () => cutShort(film()), expected: "unreadable" },
  { name: "brand-only.mp4", bytes: () => beginning(), expected: "unreadable" },
  { name: "no-index.mp4", bytes: () => join(beginning(), content), expected: "unreadable" },
  { name: "no-content.mp4", bytes: () => join(beginning(), indexOf(trackOf())), expected: "unreadable" },
  { name: "two-indexes.mp4", bytes: () => join(film(), indexOf(trackOf())), expected: "unreadable" },
  { name: "too-long-box.mp4", bytes: () => lyingBox(0x7fffffff), expected: "unreadable" },
  { name: "too-short-box.mp4", bytes: () => lyingBox(4), expected: "unreadable" },
  { name: "page-behind.mp4", bytes: () => join(film(), html), expected: "unreadable" },
  {
    name: "zip-behind.mp4",
    bytes: () => join(film(), zipOf("x.html", Buffer.from(html))),
    expected: "unreadable",
  },
  { name: "chunk-outside.mp4", bytes: () => film({ chunkAt: 0x7fffffff }), expected: "unreadable" },
  {
    name: "many-boxes.mp4",
    bytes: () => join(film(), Buffer.concat(Array(150_000).fill(box("free")))),
    expected: "bomb",
  },
  { name: "only-sound.mp4", bytes: () => film({ handler: "soun" }), expected: "no_picture" },
  {
    name: "no-track.mp4",
    bytes: () => join(beginning(), indexOf(Buffer.alloc(0)), content),
    expected: "no_picture",
  },
  { name: "no-size.mp4", bytes: () => film({ width: 0, height: 0 }), expected: "no_picture" },
];

/** A player would fetch another file, or an address inside our own network. */
const leading: readonly Omit<HostileFile, "use">[] = [
  "http://169.254.169.254/latest/meta-data/",
  "file:///etc/passwd",
  "concat:http://127.0.0.1/|file:///etc/hosts",
].map((address, place) => ({
  name: `leads-away-${place}.mov`,
  bytes: () => film({ reference: elsewhere(address) }),
  expected: "active",
}));

const carriers: readonly Omit<HostileFile, "use">[] = [
  {
    name: "words-beside.mp4",
    bytes: () => film({ besideIndex: box("udta", box("meta", canary)) }),
    expected: "READY",
  },
  {
    name: "place-beside.mov",
    bytes: () => film({ brand: "qt  ", besideTrack: box("udta", canary) }),
    expected: "READY",
  },
  { name: "meta-beside.mp4", bytes: () => film({ besideIndex: box("meta", canary) }), expected: "READY" },
  { name: "page-in-free.mp4", bytes: () => join(film(), box("free", html)), expected: "READY" },
  {
    name: "page-in-own-box.mp4",
    bytes: () => join(film(), box("uuid", Buffer.alloc(16), html)),
    expected: "READY",
  },
  { name: "page-in-unknown-box.mp4", bytes: () => join(film(), box("<!--", html)), expected: "READY" },
];

export const hostileFilms: readonly HostileFile[] = [good, disguised, broken, leading, carriers]
  .flat()
  .map((file) => ({ ...file, use }));
