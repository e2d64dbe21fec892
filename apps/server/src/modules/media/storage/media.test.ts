import type { PictureUse } from "@polyphon/contract/media/picture-uses.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { picture } from "../../../../test/hostile/bytes.ts";
import { type MediaSetup, openMediaSetup } from "../../../../test/media/media-setup.ts";
import { uploadClient } from "../../../../test/media/upload-client.ts";
import { allScope, companyScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { problemOf, refusalOf } from "../../../platform/http/problem.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { Storage } from "../../../platform/storage/storage.ts";
import {
  addPicture,
  imagesOf,
  pictureBytes,
  preparePicture,
  refusePicture,
  storeDrawing,
} from "../media.api.ts";
import { signedUrl } from "../delivery/signed-url.ts";

let setup: MediaSetup;

beforeAll(async () => {
  setup = await openMediaSetup(16452);
});
afterAll(() => setup.close());

const signing = () => ({ signer: setup.signer, now: new Date() });
const get = (url: string | null, headers: Record<string, string> = {}) =>
  fetch(`${setup.origin}${url}`, { headers });

async function uploaded(who: "editor" | "provider" | "stranger" = "editor"): Promise<number> {
  const uploadId = await uploadClient(setup.origin, who).upload(await picture(800, 420), "a.jpg");
  return (await setup.findUpload(setup.actors[who], uploadId)).id;
}

async function ready(who: "editor" | "provider" | "stranger" = "editor") {
  const id = await uploaded(who);
  await setup.check(id);
  return setup.readMedia(setup.actors[who], id);
}

describe("checking a picture", { timeout: 60_000 }, () => {
  it("can run twice, also at once, with the same result", async () => {
    const id = await uploaded();
    await Promise.all([setup.check(id), setup.check(id)]);
    const first = await setup.readMedia(setup.actors.editor, id);
    await setup.check(id);

    expect(first.state).toBe("READY");
    expect(await setup.readMedia(setup.actors.editor, id)).toEqual(first);
    expect((await get(first.url)).status).toBe(200);
  });

  it("is retried while storage is unavailable, without losing the picture", async () => {
    const id = await uploaded();
    const away: Storage = { ...setup.storage, put: () => Promise.reject(new Error("storage is away")) };
    await expect(setup.check(id, away)).rejects.toThrow("storage is away");
    expect((await setup.readMedia(setup.actors.editor, id)).state).toBe("CHECKING");

    await setup.check(id);
    expect((await setup.readMedia(setup.actors.editor, id)).state).toBe("READY");
  });

  it("refuses a missing file instead of waiting for it", async () => {
    const id = await uploaded();
    const gone: Storage = { ...setup.storage, get: () => Promise.resolve({ kind: "missing" }) };
    await setup.check(id, gone);
    expect(await setup.readMedia(setup.actors.editor, id)).toMatchObject({
      state: "REFUSED",
      reason: "unreadable",
    });
  });

  it("is restarted for pictures left in checking", async () => {
    const id = await uploaded();
    const { pool } = setup.database;
    await pool.query("delete from pgboss.job where name = 'check-media'");
    await pool.query(
      `begin; set local role polyphon_all; update media set created_at = now() - interval '1 hour' where id = ${id}; commit`,
    );
    const recheck = setup.module.jobs.find((one) => one.job.name === "recheck-media");
    const signal = new AbortController().signal;
    await recheck?.run({
      jobId: "test",
      payload: {},
      database: pool,
      log: setup.log,
      now: new Date(),
      signal,
    });

    const { rows } = await pool.query("select data from pgboss.job where name = 'check-media'");
    expect(rows).toContainEqual({ data: { mediaId: id } });
  });
});

describe("a picture for one use", { timeout: 60_000 }, () => {
  async function checkedFor(use: string, bytes: Uint8Array) {
    const uploadId = await uploadClient(setup.origin, "superAdmin").upload(bytes, "a.jpg", use);
    const { id } = await setup.findUpload(setup.actors.superAdmin, uploadId);
    await setup.check(id);
    return setup.findUpload(setup.actors.superAdmin, uploadId);
  }
  const refusedFor = (id: number, use: PictureUse) =>
    inTransaction(setup.database.pool, allScope("demo"), (tx) => refusePicture(tx, id, use, "image")).then(
      () => null,
      (error: unknown) => problemOf(refusalOf(error) ?? new Refusal("internal"), "en").body,
    );

  it.each([
    ["post", "webp", [800, 420], "wrong_type"],
    ["gallery", "webp", [800, 420], null],
    ["gallery", "jpeg", [300, 131], "too_small"],
    ["sticker", "gif", [400, 400], "wrong_type"],
    ["sticker", "png", [64, 64], null],
    ["slider", "png", [730, 460], "wrong_type"],
    ["slider", "jpeg", [729, 460], "too_small"],
    ["slider", "jpeg", [730, 460], null],
    ["banner", "jpeg", [1400, 800], "wrong_ratio"],
    ["banner", "png", [1400, 350], null],
    ["logo", "webp", [63, 40], "too_small"],
  ] as const)("as %s, a %s of %j ends with %s", async (use, format, [width, height], reason) => {
    const found = await checkedFor(use, await picture(width, height, format));
    expect(found).toMatchObject({ use, state: reason === null ? "READY" : "REFUSED", reason });
  });

  it("cannot be used for another whose rule it breaks, and the refusal names the broken rule at its field", async () => {
    const { id } = await checkedFor("gallery", await picture(800, 420, "webp"));
    expect(await refusedFor(id, "gallery")).toBeNull();
    expect(await refusedFor(id, "sticker")).toMatchObject({
      code: 10447,
      violations: [{ field: "image", message: "This image is a webp file. Use jpeg, png." }],
    });
    expect((await refusedFor(id, "banner"))?.violations?.[0]?.message).toBe(
      "This image is a webp file. Use jpeg, png.",
    );
  });

  it("cannot be chosen while it is unchecked, refused or unknown", async () => {
    const { id: refused } = await checkedFor("banner", await picture(300, 300));
    for (const id of [refused, await uploaded(), 900_000_001])
      expect(await refusedFor(id, "gallery")).toMatchObject({
        code: 10447,
        violations: [{ field: "image", message: serverTexts.en.errors.media_not_usable }],
      });
  });

  it("is shown by its upload only to the one who uploaded it", async () => {
    const uploadId = await uploadClient(setup.origin, "galleryKeeper").upload(
      await picture(800, 420),
      "a.jpg",
      "gallery",
    );
    expect(await setup.findUpload(setup.actors.galleryKeeper, uploadId)).toMatchObject({ use: "gallery" });
    for (const who of ["editor", "stranger", "superAdmin", "reader"] as const)
      await expect(setup.findUpload(setup.actors[who], uploadId)).rejects.toMatchObject({
        error: "not_found",
      });
  });

  it("stays when unfinished uploads are cleaned up", async () => {
    const { url } = await checkedFor("gallery", await picture(800, 420));
    const clear = setup.module.jobs.find((one) => one.job.name === "clear-uploads");
    const signal = new AbortController().signal;
    await clear?.run({
      jobId: "test",
      payload: {},
      database: setup.database.pool,
      log: setup.log,
      now: new Date(Date.now() + 30 * 86_400_000),
      signal,
    });
    expect((await get(url)).status).toBe(200);
  });
});

describe("access to a picture", { timeout: 60_000 }, () => {
  it("is limited to its company's staff and the provider; another company's staff find nothing", async () => {
    const { id } = await ready();
    expect(await setup.readMedia(setup.actors.colleague, id)).toMatchObject({ id, state: "READY" });
    expect(await setup.readMedia(setup.actors.provider, id)).toMatchObject({ id });
    await expect(setup.readMedia(setup.actors.stranger, id)).rejects.toMatchObject({ error: "not_found" });
  });

  it("is open to all staff for the provider's pictures", async () => {
    const { id } = await ready("provider");
    expect(await setup.readMedia(setup.actors.editor, id)).toMatchObject({ id });
    expect(await setup.readMedia(setup.actors.stranger, id)).toMatchObject({ id });
  });

  it("gives a post only pictures that are ready and accessible", async () => {
    const [own, theirs, provided] = [await ready(), await ready("stranger"), await ready("provider")];
    const unchecked = await uploaded();
    const scope = companyScope(setup.actors.editor.companyId ?? 0);
    const images = await inTransaction(setup.database.pool, scope, (tx) =>
      imagesOf(tx, [own.id, theirs.id, provided.id, unchecked], signing()),
    );
    expect([...images.keys()].toSorted((a, b) => a - b)).toEqual([own.id, provided.id]);
    expect(images.get(own.id)).toMatchObject({ width: 800, height: 420, mimeType: "image/jpeg" });
  });
});

describe("the address of a picture", { timeout: 60_000 }, () => {
  it("serves it with headers that forbid execution", async () => {
    const { url } = await ready();
    const answer = await get(url);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
      "content-disposition": "inline",
      "cache-control": "private, max-age=3600, immutable",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get("content-length")));
  });

  it("answers a range, and reports one outside the file", async () => {
    const { url } = await ready();
    const whole = Buffer.from(await (await get(url)).arrayBuffer());
    const part = await get(url, { range: "bytes=10-19" });
    expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 10-19/${whole.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(10, 20))).toBe(true);
    expect((await get(url, { range: `bytes=${whole.length}-` })).status).toBe(416);
    expect((await get(url, { range: "bytes=9-1" })).status).toBe(200);
  });

  it("is refused with a wrong, missing or foreign signature, and not found once the file is gone", async () => {
    const [one, other] = [await ready(), await ready()];
    const [path, query] = (one.url ?? "").split("?");
    expect((await get(path ?? "")).status).toBe(403);
    expect((await get(`${(other.url ?? "").split("?")[0]}?${query}`)).status).toBe(403);
    expect((await get(`${one.url?.slice(0, -2)}xx`)).status).toBe(403);
    expect((await get(signedUrl(`${"0".repeat(32)}.jpg`, signing()))).status).toBe(404);
    expect((await get(signedUrl("../../etc/passwd", signing()))).status).toBe(404);
    expect((await fetch(`${setup.origin}${one.url}`, { method: "POST" })).status).toBe(405);
  });
});

describe("pictures that do not come from an upload", { timeout: 60_000 }, () => {
  it("pass the same check and can be sent to a network", async () => {
    const prepared = await preparePicture(setup.storage, await picture(1200, 630));
    if (typeof prepared === "string") throw new Error(prepared);
    const owner = { companyId: null, createdBy: null, fileName: "drawn.jpg" };
    const id = await inTransaction(setup.database.pool, allScope("demo"), (tx) =>
      addPicture(tx, prepared, owner),
    );

    const found = await setup.readMedia(setup.actors.editor, id);
    expect(found).toMatchObject({ state: "READY", width: 1200, height: 630 });
    const served = await (await get(found.url)).arrayBuffer();
    expect(
      Buffer.from(await pictureBytes(setup.storage, prepared.pictureKey)).equals(Buffer.from(served)),
    ).toBe(true);
    expect(await preparePicture(setup.storage, Buffer.from("<svg/>"))).toBe("wrong_type");
  });

  it("include a drawn logo, which is served like any picture", async () => {
    const key = await storeDrawing(setup.storage, await picture(128, 128, "png"), "png");
    expect((await get(signedUrl(key, signing()))).headers.get("content-type")).toBe("image/png");
  });
});
