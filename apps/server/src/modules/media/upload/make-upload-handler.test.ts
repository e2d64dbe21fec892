import { uploadPath } from "@polyphon/contract/media/media.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { picture } from "../../../../test/hostile/bytes.ts";
import { type MediaSetup, openMediaSetup } from "../../../../test/media/media-setup.ts";
import { uploadClient } from "../../../../test/media/upload-client.ts";

let setup: MediaSetup;

beforeAll(async () => {
  setup = await openMediaSetup(16451);
});
afterAll(() => setup.close());

const as = (who: keyof MediaSetup["actors"] | null) => uploadClient(setup.origin, who);

async function checksOf(mediaId: number): Promise<number> {
  const { rowCount } = await setup.database.pool.query(
    "select from pgboss.job where name = 'check-media' and (data->>'mediaId')::bigint = $1",
    [mediaId],
  );
  return rowCount ?? 0;
}

describe("uploading a picture", { timeout: 60_000 }, () => {
  it("records it for its company with exactly one check", async () => {
    const uploadId = await as("editor").upload(await picture(600, 400), "C:\\pictures\\Harbour.jpg");

    const found = await setup.findUpload(setup.actors.editor, uploadId);
    expect(found).toMatchObject({ state: "CHECKING", fileName: "Harbour.jpg", url: null });
    expect(await checksOf(found.id)).toBe(1);
  });

  it("resumes where it broke off, also beyond one part, and may report its end twice", async () => {
    const bytes = Buffer.concat([await picture(600, 400), Buffer.alloc(7 * 1024 * 1024)]);
    const created = await as("editor").create(bytes.length, "large.jpg");
    const path = created.headers.get("location") ?? "";
    const uploadId = path.split("/").at(-1) ?? "";
    await as("editor").send(path, 0, bytes.subarray(0, 3_000_000));
    expect((await as("editor").ask(path, "HEAD")).headers.get("upload-offset")).toBe("3000000");
    expect((await as("editor").send(path, 2_000_000, bytes.subarray(2_000_000))).status).toBe(409);
    expect((await as("editor").send(path, 3_000_000, bytes.subarray(3_000_000))).status).toBe(204);

    const end = await as("editor").ask(path, "HEAD");
    expect([end.status, end.headers.get("upload-offset")]).toEqual([200, String(bytes.length)]);
    expect((await as("editor").send(path, bytes.length, Buffer.alloc(0))).status).toBe(403);
    const { id } = await setup.findUpload(setup.actors.editor, uploadId);
    expect(await checksOf(id)).toBe(1);

    await setup.check(id);
    expect(await setup.readMedia(setup.actors.editor, id)).toMatchObject({ state: "READY", width: 600 });
  });

  it("is recorded by the next check when the process ended before its row was written", async () => {
    const uploadId = await as("editor").upload(await picture(600, 400), "lost.jpg");
    const { id } = await setup.findUpload(setup.actors.editor, uploadId);
    await setup.database.pool.query(
      `begin; set local role polyphon_all; delete from media where id = ${id}; commit`,
    );
    await expect(setup.findUpload(setup.actors.editor, uploadId)).rejects.toMatchObject({
      error: "not_found",
    });

    expect((await as("editor").ask(`${uploadPath}/${uploadId}`, "HEAD")).status).toBe(200);
    expect(await setup.findUpload(setup.actors.editor, uploadId)).toMatchObject({
      state: "CHECKING",
      fileName: "lost.jpg",
    });
  });

  it("takes exactly 10 MB and refuses one byte more before a byte is sent [C5posts-11]", async () => {
    expect((await as("editor").create(limits.image.bytes, "a.jpg")).status).toBe(201);
    const refused = await as("editor").create(limits.image.bytes + 1, "a.jpg");
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ error: "too_large" });
  });

  it("refuses more bytes than were announced, none at all, and an unknown number", async () => {
    const created = await as("editor").create(1000, "small.jpg");
    const path = created.headers.get("location") ?? "";
    expect((await as("editor").send(path, 0, Buffer.alloc(2000))).status).toBe(413);

    expect((await as("editor").create(0, "empty.jpg")).status).toBe(400);
    const headers = { "tus-resumable": "1.0.0", authorization: "Bearer editor", "upload-defer-length": "1" };
    expect((await fetch(`${setup.origin}${uploadPath}`, { method: "POST", headers })).status).toBe(400);
  });

  it("is for staff who may write the field that the picture is for", async () => {
    expect((await as("galleryKeeper").create(1000, "a.jpg", "gallery")).status).toBe(201);
    for (const use of [undefined, "post", "poster", "sticker", "banner", "logo", "video", "document"])
      expect((await as("galleryKeeper").create(1000, "a.jpg", use)).status).toBe(403);
    for (const use of ["post", "gallery", "sticker", "slider", "banner", "logo"])
      expect((await as("superAdmin").create(1000, "a.jpg", use)).status).toBe(201);
    expect((await as("superAdmin").create(1000, "a.jpg", "wallpaper")).status).toBe(400);
    expect((await as("superAdmin").create(1000, "a.jpg", "constructor")).status).toBe(400);
  });

  it("takes as many bytes as its use allows [C5gallery-02] [C5gallery-09] [A9-20]", async () => {
    const allowed = { gallery: 10 * 1024 * 1024, banner: 8 * 1024 * 1024 };
    for (const [use, bytes] of Object.entries(allowed)) {
      expect((await as("superAdmin").create(bytes, "a.jpg", use)).status).toBe(201);
      const refused = await as("superAdmin").create(bytes + 1, "a.jpg", use);
      expect([refused.status, await refused.json()]).toEqual([
        413,
        expect.objectContaining({ error: "too_large" }),
      ]);
    }
  });

  it("is not for staff without such a right, nor for employees", async () => {
    expect((await as(null).create(1000, "a.jpg")).status).toBe(401);
    expect((await uploadClient(setup.origin, "made-up").create(1000, "a.jpg")).status).toBe(401);
    expect((await as("reader").create(1000, "a.jpg")).status).toBe(403);
    expect((await as("employee").create(1000, "a.jpg")).status).toBe(403);
    expect((await as("provider").create(1000, "a.jpg")).status).toBe(201);
  });

  it("is accessible only to whoever began it, complete or not", async () => {
    const begun = (await as("editor").create(1000, "mine.jpg")).headers.get("location") ?? "";
    const whole = `${uploadPath}/${await as("editor").upload(await picture(600, 400), "mine.jpg")}`;
    for (const path of [begun, whole]) {
      for (const who of ["colleague", "stranger", "provider"] as const) {
        expect((await as(who).ask(path, "HEAD")).status).toBe(404);
        expect((await as(who).send(path, 0, Buffer.alloc(10))).status).toBe(404);
        expect((await as(who).ask(path, "DELETE")).status).toBe(404);
      }
    }
    expect((await as("editor").ask(begun, "DELETE")).status).toBe(204);
    expect((await as("editor").ask(whole, "DELETE")).status).toBe(403);
  });

  it("never serves the bytes again", async () => {
    const uploadId = await as("editor").upload(await picture(600, 400), "mine.jpg");
    expect((await as("editor").ask(`${uploadPath}/${uploadId}`, "GET")).status).toBe(405);
    expect((await fetch(`${setup.origin}/media/${uploadId}`)).status).toBe(404);
  });

  it.each(["/..%2f..%2fetc", "/%00", "/ABCDEF", "/0123/../x", `/${"a".repeat(33)}`, "/.info"])(
    "refuses %s as an upload",
    async (tail) => {
      expect((await as("editor").ask(`${uploadPath}${tail}`, "HEAD")).status).toBe(404);
    },
  );
});
