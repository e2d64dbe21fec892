import { randomBytes } from "node:crypto";
import { deflateSync, gzipSync } from "node:zlib";
import type { FileReason, MediaReason } from "@polyphon/contract/media/media.ts";
import sharp from "sharp";
import {
  canary,
  drawn,
  jpegClaiming,
  jpegWith,
  moving,
  picture,
  pngChunk,
  pngOf,
  pngWith,
  zipOf,
} from "./bytes.ts";

export interface HostileFile {
  readonly name: string;
  readonly bytes: () => Promise<Uint8Array> | Uint8Array;
  /** READY where a real picture carries something extra: what is served then must be clean of it. */
  readonly expected: "READY" | MediaReason | FileReason;
  readonly use?: "gallery" | "video" | "document";
}

const text = (content: string) => Buffer.from(content, "utf8");
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">${canary}</svg>`;
const html = `<!doctype html><html><body>${canary}</body></html>`;
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);
const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

/** Files that are no picture, whatever they are called. */
const disguised: HostileFile[] = [
  { name: "script.svg", bytes: () => text(svg), expected: "wrong_type" },
  { name: "script.svg.png", bytes: () => text(`<?xml version="1.0"?>${svg}`), expected: "wrong_type" },
  {
    name: "entity.svg",
    bytes: () =>
      text(`<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>`),
    expected: "wrong_type",
  },
  { name: "page.png", bytes: () => text(html), expected: "wrong_type" },
  { name: "page.jpg", bytes: () => text(`\n\n   ${html}`), expected: "wrong_type" },
  {
    name: "manual.pdf.jpg",
    bytes: () => text("%PDF-1.7\n1 0 obj\n<< /OpenAction (x) >>\nendobj\n%%EOF"),
    expected: "wrong_type",
  },
  {
    name: "setup.png",
    bytes: () => Buffer.concat([text("MZ\u0090"), Buffer.alloc(4096)]),
    expected: "wrong_type",
  },
  {
    name: "tool.gif",
    bytes: () => Buffer.concat([text("\u007fELF\u0002\u0001\u0001"), Buffer.alloc(4096)]),
    expected: "wrong_type",
  },
  { name: "bomb.jpg", bytes: () => zipOf("a.txt", zeros(64)), expected: "wrong_type" },
  { name: "bomb.png", bytes: () => gzipSync(zeros(64)), expected: "wrong_type" },
  { name: "macro.docx", bytes: () => zipOf("word/vbaProject.bin", text(canary)), expected: "wrong_type" },
  {
    name: "delegate.jpg",
    bytes: () => text('push graphic-context\nfill "url(https://x/|id)"\npop graphic-context'),
    expected: "wrong_type",
  },
  {
    name: "print.eps",
    bytes: () => text("%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\nshowpage"),
    expected: "wrong_type",
  },
  {
    name: "film.jpg",
    bytes: () => Buffer.concat([Buffer.from("00000018667479706d703432", "hex"), Buffer.alloc(200)]),
    expected: "wrong_type",
  },
  {
    name: "icon.png",
    bytes: () => Buffer.concat([Buffer.from("0000010001001010", "hex"), Buffer.alloc(200)]),
    expected: "wrong_type",
  },
  { name: "paint.jpg", bytes: () => Buffer.concat([text("BM"), Buffer.alloc(500)]), expected: "wrong_type" },
  { name: "scan.jpg", bytes: () => picture(800, 600, "tiff"), expected: "wrong_type" },
  { name: "phone.jpg", bytes: () => picture(640, 360, "avif"), expected: "wrong_type" },
  {
    name: "noise.jpg",
    bytes: () => Buffer.concat([Buffer.from([1, 2]), randomBytes(5000)]),
    expected: "wrong_type",
  },
  { name: "shell.php.jpg", bytes: () => text("<?php system($_GET['c']); ?>"), expected: "wrong_type" },
];

/** A picture's beginning, and then no picture. */
const broken: HostileFile[] = [
  { name: "cut.jpg", bytes: async () => half(await picture(900, 600)), expected: "unreadable" },
  { name: "cut.png", bytes: async () => half(await picture(900, 600, "png")), expected: "unreadable" },
  { name: "cut.webp", bytes: async () => half(await picture(900, 600, "webp")), expected: "unreadable" },
  { name: "cut.gif", bytes: async () => half(await picture(900, 600, "gif")), expected: "unreadable" },
  {
    name: "start-only.jpg",
    bytes: () => Buffer.concat([Buffer.from("ffd8ffe0", "hex"), randomBytes(3000)]),
    expected: "unreadable",
  },
  {
    name: "start-only.png",
    bytes: () => Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), text(html)]),
    expected: "wrong_type",
  },
  {
    name: "start-only.webp",
    bytes: () => Buffer.concat([Buffer.from("52494646ff0000005745425056503820", "hex"), text(html)]),
    expected: "unreadable",
  },
  {
    name: "both.gif",
    bytes: () => text(`GIF89a\u0020\u0003\u0020\u0003/*${canary}*/=1;alert(1)//`),
    expected: "unreadable",
  },
];

/** Small files that ask for very much. */
const bombs: HostileFile[] = [
  { name: "header-only.png", bytes: () => pngOf(60_000, 60_000, 1), expected: "bomb" },
  { name: "black.png", bytes: () => pngOf(20_000, 20_000, 20_000), expected: "bomb" },
  {
    name: "claims.jpg",
    bytes: async () => jpegClaiming(await picture(600, 400), 65_500, 65_500),
    expected: "bomb",
  },
  {
    name: "claims-little.jpg",
    bytes: async () => jpegClaiming(await picture(600, 400), 5_900, 5_900),
    expected: "READY",
  },
  { name: "edge.png", bytes: () => pngOf(6012, 6012, 6012), expected: "too_large" },
  { name: "missing-rows.png", bytes: () => pngOf(6000, 6000, 3), expected: "unreadable" },
  {
    name: "text-bomb.png",
    bytes: async () =>
      pngWith(
        await picture(600, 400, "png"),
        pngChunk("zTXt", Buffer.concat([text("Comment\u0000\u0000"), deflateSync(zeros(64))])),
      ),
    expected: "READY",
  },
];

const sizes: HostileFile[] = [
  { name: "dot.png", bytes: () => picture(1, 1, "png"), expected: "too_small" },
  { name: "exactly.jpg", bytes: () => picture(300, 130), expected: "too_small" },
  { name: "narrow.jpg", bytes: () => picture(300, 131), expected: "too_small" },
  { name: "flat.jpg", bytes: () => picture(301, 130), expected: "too_small" },
  { name: "just.jpg", bytes: () => picture(301, 131), expected: "READY" },
  { name: "wide.png", bytes: () => picture(6012, 100, "png"), expected: "too_large" },
  { name: "tall.png", bytes: () => picture(400, 6012, "png"), expected: "too_large" },
  { name: "largest.png", bytes: () => pngOf(6011, 6011, 6011), expected: "READY" },
  { name: "widest.jpg", bytes: () => picture(6011, 140), expected: "READY" },
  {
    name: "turned.jpg",
    bytes: () => drawn(131, 301).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    expected: "READY",
  },
];

/** Real pictures with something hidden in or behind them. */
const carriers: HostileFile[] = [
  {
    name: "exif.jpg",
    bytes: () =>
      drawn(600, 400)
        .withExif({ IFD0: { ImageDescription: canary, Copyright: canary } })
        .jpeg()
        .toBuffer(),
    expected: "READY",
  },
  {
    name: "xmp.webp",
    bytes: () =>
      drawn(600, 400).withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${canary}</x:xmpmeta>`).webp().toBuffer(),
    expected: "READY",
  },
  {
    name: "comment.jpg",
    bytes: async () => jpegWith(await picture(600, 400), 0xfe, text(canary)),
    expected: "READY",
  },
  {
    name: "text.png",
    bytes: async () =>
      pngWith(await picture(600, 400, "png"), pngChunk("tEXt", text(`Title\u0000${canary}`))),
    expected: "READY",
  },
  {
    name: "profile.png",
    bytes: async () =>
      pngWith(await picture(600, 400, "png"), pngChunk("iCCP", text(`x\u0000\u0000${canary}`))),
    expected: "READY",
  },
  {
    name: "page-behind.jpg",
    bytes: async () => Buffer.concat([await picture(600, 400), text(html)]),
    expected: "READY",
  },
  {
    name: "zip-behind.jpg",
    bytes: async () => Buffer.concat([await picture(600, 400), zipOf("x.html", text(html))]),
    expected: "READY",
  },
  {
    name: "script-behind.gif",
    bytes: async () => Buffer.concat([await picture(600, 400, "gif"), text(`*/=1;${canary}`)]),
    expected: "READY",
  },
  {
    name: "cmyk.jpg",
    bytes: () => drawn(600, 400).toColourspace("cmyk").jpeg().toBuffer(),
    expected: "READY",
  },
  {
    name: "deep.png",
    bytes: () => drawn(600, 400).toColourspace("rgb16").png().toBuffer(),
    expected: "READY",
  },
  {
    name: "clear.png",
    bytes: () =>
      sharp({ create: { width: 600, height: 400, channels: 4, background: "#0b728540" } })
        .png()
        .toBuffer(),
    expected: "READY",
  },
  { name: "moving.gif", bytes: () => moving("gif", 4), expected: "READY" },
  { name: "moving.webp", bytes: () => moving("webp", 4), expected: "READY" },
  { name: "../../etc/passwd.jpg", bytes: () => picture(600, 400), expected: "READY" },
];

export const hostileFiles: readonly HostileFile[] = [
  ...disguised,
  ...broken,
  ...bombs,
  ...sizes,
  ...carriers,
];
