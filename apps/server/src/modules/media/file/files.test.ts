import { limits } from "@polyphon/contract/limits.ts";
import { fileTypes } from "@polyphon/contract/media/file-uses.ts";
import { deleteMedia, setPoster } from "@polyphon/contract/media/media.contract.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { picture } from "../../../../test/hostile/bytes.ts";
import { compound, currentUser, slideShow, wordText } from "../../../../test/hostile/compound-bytes.ts";
import { film } from "../../../../test/hostile/film-bytes.ts";
import { docx, pptx } from "../../../../test/hostile/office-bytes.ts";
import { pdf } from "../../../../test/hostile/pdf-bytes.ts";
import { type MediaSetup, openMediaSetup } from "../../../../test/media/media-setup.ts";
import { uploadClient } from "../../../../test/media/upload-client.ts";
import { allScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { mediaOf, refuseFile } from "../media.api.ts";

let setup: MediaSetup;
beforeAll(async () => {
  setup = await openMediaSetup(16453);
});
afterAll(() => setup.close());

type Who = "editor" | "provider" | "stranger" | "colleague";
const as = (who: Who | "reader" | "galleryKeeper" | "employee") => uploadClient(setup.origin, who);

async function checked(bytes: Uint8Array, name: string, use: string, who: Who = "editor") {
  const uploadId = await as(who).upload(bytes, name, use);
  const { id } = await setup.findUpload(setup.actors[who], uploadId);
  await setup.check(id);
  return setup.readMedia(setup.actors[who], id);
}

describe("uploading a video or document", { timeout: 60_000 }, () => {
  it("takes exactly 100 MB and refuses one byte more before a byte is sent [C5posts-16] [C5posts-20]", async () => {
    expect(limits.video.bytes).toBe(104_857_600);
    for (const use of ["video", "document"]) {
      expect((await as("editor").create(104_857_600, "a", use)).status).toBe(201);
      const refused = await as("editor").create(104_857_601, "a", use);
      expect([refused.status, await refused.json()]).toEqual([
        413,
        expect.objectContaining({ error: "too_large" }),
      ]);
    }
  });

  it("takes a thumbnail of 10 MB and no more [C5posts-17]", async () => {
    expect((await as("editor").create(10 * 1024 * 1024, "a.jpg", "poster")).status).toBe(201);
    expect((await as("editor").create(10 * 1024 * 1024 + 1, "a.jpg", "poster")).status).toBe(413);
  });

  it("is for staff who may write posts", async () => {
    for (const use of ["video", "document", "poster"]) {
      expect((await as("provider").create(1_000, "a", use)).status).toBe(201);
      for (const who of ["reader", "galleryKeeper", "employee"] as const)
        expect((await as(who).create(1_000, "a", use)).status).toBe(403);
    }
  });

  it("resumes where it broke off, part by part", async () => {
    const bytes = film({ content: Buffer.alloc(13_000_000, 9) });
    const path = (await as("editor").create(bytes.length, "long.mp4", "video")).headers.get("location") ?? "";
    for (let sent = 0; sent < bytes.length;) {
      const next = Math.min(bytes.length, sent + 3_500_000);
      expect((await as("editor").send(path, sent, bytes.subarray(sent, next))).status).toBe(204);
      const head = await as("editor").ask(path, "HEAD");
      expect(Number(head.headers.get("upload-offset"))).toBe(next);
      sent = next;
    }
    const { id } = await setup.findUpload(setup.actors.editor, path.split("/").at(-1) ?? "");
    await setup.check(id);
    const found = await setup.readMedia(setup.actors.editor, id);
    expect(found).toMatchObject({
      kind: "VIDEO",
      state: "READY",
      bytes: bytes.length,
      seconds: 12,
      width: 640,
    });
    const served = Buffer.from(await (await fetch(`${setup.origin}${found.fileUrl}`)).arrayBuffer());
    expect(served.equals(bytes)).toBe(true);
  });

  it("recognises mp4, mov and m4v by content, serves them as such, and refuses others [C5posts-15]", async () => {
    for (const [brand, type] of [
      ["isom", "video/mp4"],
      ["qt  ", "video/quicktime"],
      ["M4V ", "video/x-m4v"],
    ] as const) {
      const found = await checked(film({ brand }), "film.txt", "video");
      expect(found).toMatchObject({ state: "READY", mimeType: type });
      const part = await fetch(`${setup.origin}${found.fileUrl}`, { headers: { range: "bytes=4-7" } });
      expect([part.status, await part.text(), part.headers.get("content-type")]).toEqual([206, "ftyp", type]);
    }
    const webm = Buffer.concat([Buffer.from("1a45dfa3", "hex"), Buffer.alloc(500)]);
    for (const other of [webm, pdf(), await picture(640, 360)])
      expect(await checked(other, "film.mp4", "video")).toMatchObject({
        state: "REFUSED",
        reason: "wrong_type",
      });
  });

  it("recognises PDF, DOCX, DOC, PPT and PPTX by content, and refuses others [C5posts-19]", async () => {
    const slides = [
      { name: "PowerPoint Document", content: slideShow(4) },
      { name: "Current User", content: currentUser() },
    ];
    for (const [bytes, type] of [
      [pdf(), "application/pdf"],
      [docx(3), fileTypes.docx],
      [pptx(3), fileTypes.pptx],
      [compound([{ name: "WordDocument", content: wordText() }]), "application/msword"],
      [compound(slides), "application/vnd.ms-powerpoint"],
    ] as const)
      expect(await checked(bytes, "a.bin", "document")).toMatchObject({ state: "READY", mimeType: type });
    for (const other of [
      film(),
      Buffer.from("{\\rtf1 x}"),
      Buffer.from("<html></html>"),
      await picture(640, 360),
    ])
      expect(await checked(other, "a.pdf", "document")).toMatchObject({
        state: "REFUSED",
        reason: "wrong_type",
      });
  });

  it.each([
    ["a.pdf", () => pdf({ pages: 7 }), 7],
    ["a.docx", () => docx(41), 41],
    ["a.pptx", () => pptx(9), 9],
  ])("counts the pages of %s", async (name, make, pages) => {
    expect(await checked(make(), name, "document")).toMatchObject({
      kind: "DOCUMENT",
      state: "READY",
      pages,
    });
  });

  it("takes 300 pages and not 301 [C5posts-21]", async () => {
    expect(await checked(pdf({ pages: 300 }), "a.pdf", "document")).toMatchObject({
      state: "READY",
      pages: 300,
    });
    expect(await checked(pdf({ pages: 301 }), "a.pdf", "document")).toMatchObject({
      state: "REFUSED",
      reason: "too_many_pages",
    });
  });

  it("serves a document under its original name with the right extension", async () => {
    const word = await checked(docx(1), 'Über "uns".exe', "document");
    const answer = await fetch(`${setup.origin}${word.fileUrl}`);
    expect(answer.headers.get("content-disposition")).toBe(
      "attachment; filename*=UTF-8''%C3%9Cber%20uns.docx",
    );
    const renamed = word.fileUrl?.replace(/&n=.*/, "&n=other.docx");
    expect((await fetch(`${setup.origin}${renamed}`)).status).toBe(403);
    expect((await fetch(`${setup.origin}${word.fileUrl?.replace(/&n=.*/, "")}`)).status).toBe(403);
  });
});

describe("the thumbnail of a video", { timeout: 60_000 }, () => {
  const set = (who: Who, id: number, pictureId: number | null) =>
    setup.run(setPoster, setup.actors[who], { id, pictureId });

  it("is a picture that was uploaded for it, and then belongs to it", async () => {
    const video = await checked(film(), "a.mp4", "video");
    const poster = await checked(await picture(640, 360), "p.jpg", "poster");
    const shown = await set("editor", video.id, poster.id);
    expect(shown).toMatchObject({ id: video.id, kind: "VIDEO", width: 640, url: expect.any(String) });
    expect((await fetch(`${setup.origin}${shown.url}`)).headers.get("content-type")).toBe("image/jpeg");
    await expect(setup.readMedia(setup.actors.editor, poster.id)).rejects.toMatchObject({
      error: "not_found",
    });

    const signing = { signer: setup.signer, now: new Date() };
    const { files } = await inTransaction(setup.database.pool, allScope("demo"), (tx) =>
      mediaOf(tx, [video.id], signing),
    );
    expect(files.get(video.id)?.posterUrl).toBe(shown.url);

    expect(await set("editor", video.id, null)).toMatchObject({ url: null, thumbnailUrl: null });
    await setup.removeFiles();
    expect((await fetch(`${setup.origin}${shown.url}`)).status).toBe(404);
  });

  it("cannot be another picture, somebody else's, or for somebody else's video", async () => {
    const video = await checked(film(), "a.mp4", "video");
    const [post, theirs, own] = [
      await checked(await picture(640, 360), "p.jpg", "post"),
      await checked(await picture(640, 360), "p.jpg", "poster", "stranger"),
      await checked(await picture(640, 360), "p.jpg", "poster"),
    ];
    for (const id of [post.id, theirs.id, video.id, 900_000_001])
      await expect(set("editor", video.id, id)).rejects.toMatchObject({ error: "media_not_usable" });
    await expect(set("stranger", video.id, theirs.id)).rejects.toMatchObject({ error: "not_found" });
    await expect(set("editor", own.id, own.id)).rejects.toMatchObject({ error: "not_found" });
    expect(await setup.readMedia(setup.actors.editor, video.id)).toMatchObject({ url: null });
  });
});

describe("deleting an upload", { timeout: 60_000 }, () => {
  const remove = (who: Who, id: number) => setup.run(deleteMedia, setup.actors[who], { id });

  it("deletes its bytes, once [C7-06]", async () => {
    const video = await checked(film(), "a.mp4", "video");
    await remove("colleague", video.id);
    await setup.removeFiles();
    expect((await fetch(`${setup.origin}${video.fileUrl}`)).status).toBe(404);
    await expect(remove("editor", video.id)).rejects.toMatchObject({ error: "not_found" });
  });

  it("is limited to one's own company, and to the provider for its files", async () => {
    const [own, provided] = [
      await checked(film(), "a.mp4", "video"),
      await checked(film(), "a.mp4", "video", "provider"),
    ];
    await expect(remove("stranger", own.id)).rejects.toMatchObject({ error: "not_found" });
    await expect(remove("editor", provided.id)).rejects.toMatchObject({ error: "not_found" });
    expect((await fetch(`${setup.origin}${provided.fileUrl}`)).status).toBe(200);
    await remove("provider", own.id);
  });

  it("is refused while a post uses it", async () => {
    const used = await checked(film(), "a.mp4", "video");
    await setup.usedByPost(used.id);
    await expect(remove("editor", used.id)).rejects.toMatchObject({ error: "in_use" });
    expect((await fetch(`${setup.origin}${used.fileUrl}`)).status).toBe(200);
  });
});

describe("a file for a post", { timeout: 60_000 }, () => {
  it("must be ready, accessible and of its kind", async () => {
    const video = await checked(film(), "a.mp4", "video");
    const refused = await checked(Buffer.from("x"), "a.mp4", "video");
    const judge = (id: number, kind: "VIDEO" | "DOCUMENT") =>
      inTransaction(setup.database.pool, allScope("demo"), (tx) => refuseFile(tx, id, kind, "attachmentId"));
    await expect(judge(video.id, "VIDEO")).resolves.toBeUndefined();
    for (const [id, kind] of [
      [video.id, "DOCUMENT"],
      [refused.id, "VIDEO"],
      [900_000_001, "VIDEO"],
    ] as const)
      await expect(judge(id, kind)).rejects.toMatchObject({ error: "media_not_usable" });
  });
});
