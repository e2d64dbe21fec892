import { limits } from "@polyphon/contract/limits.ts";
import { fileUses } from "@polyphon/contract/media/file-uses.ts";
import { pictureUses } from "@polyphon/contract/media/picture-uses.ts";
import { describe, expect, it } from "vitest";
import { fileWords, judgeFile } from "./judge-file.ts";

const megabytes = 1024 * 1024;

describe("a file before the upload", () => {
  it.each(["film.mp4", "film.MOV", "a.b.m4v"])("as video may be %s", (name) => {
    expect(judgeFile({ name, bytes: 1 }, fileUses.video)).toBeNull();
  });

  it.each(["film.avi", "film.webm", "film.mp4.exe", "mp4", "film.pdf", ""])(
    "as video may not be %j",
    (name) => {
      expect(judgeFile({ name, bytes: 1 }, fileUses.video)).toBe("wrong_type");
    },
  );

  it.each(["a.pdf", "a.docx", "a.doc", "a.ppt", "a.PPTX"])("as document may be %s", (name) => {
    expect(judgeFile({ name, bytes: 1 }, fileUses.document)).toBeNull();
  });

  it.each(["a.docm", "a.ppsx", "a.odt", "a.html", "a.mp4"])("as document may not be %s", (name) => {
    expect(judgeFile({ name, bytes: 1 }, fileUses.document)).toBe("wrong_type");
  });

  it("may have exactly 100 MB, and not one byte more", () => {
    for (const [rule, name] of [
      [fileUses.video, "a.mp4"],
      [fileUses.document, "a.pdf"],
    ] as const) {
      expect(judgeFile({ name, bytes: 104_857_600 }, rule)).toBeNull();
      expect(judgeFile({ name, bytes: 104_857_601 }, rule)).toBe("too_many_bytes");
      expect(judgeFile({ name, bytes: 0 }, rule)).toBe("unreadable");
    }
  });

  it("is checked against the constants of the product [C9-05] [A9-13] [A9-15] [A9-16] [A9-17] [A9-18] [A9-19]", () => {
    expect(fileWords(fileUses.video)).toEqual({ types: "mp4, mov, m4v", megabytes: 100, pages: 0 });
    expect(fileWords(fileUses.document)).toEqual({
      types: "pdf, docx, doc, ppt, pptx",
      megabytes: 100,
      pages: 300,
    });
    expect(limits.post.images).toBe(4);
    expect(limits.image.bytes).toBe(10 * megabytes);
    expect(pictureUses.banner.bytes).toBe(8 * megabytes);
  });
});
