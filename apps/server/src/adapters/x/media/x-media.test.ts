import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { PublishImage, PublishRequest } from "../../../modules/sharing/sharing.port.ts";
import { film, picture, startXBed, type XBed } from "../../../../test/networks/x-bed.ts";

let bed: XBed;
beforeAll(async () => {
  bed = await startXBed();
});
afterEach(() => bed.clear());
afterAll(() => bed.stop());

const rawOf = (request: PublishRequest) => {
  const [post] = bed.sandbox.ledger.page({ share: String(request.shareId), network: "x", limit: 5 });
  return JSON.parse(post?.raw ?? "{}") as { text?: string; media?: { media_ids: string[] } };
};

const gone: PublishImage = {
  bytes: () => Promise.reject(new Error("never asked for")),
  mimeType: "image/png",
  altText: null,
};

describe("pictures on X", () => {
  test("of every kind that posts have are accepted, up to four", async () => {
    const kinds = ["png", "webp", "gif", "avif"] as const;
    const request = await bed.uploaded(bed.newRequest({ images: await Promise.all(kinds.map(picture)) }));
    expect(await bed.adapter.publish(request, () => true)).toMatchObject({ kind: "published" });
    expect(rawOf(request).media?.media_ids).toEqual(request.uploadedMedia);
    const page = await (await fetch(`${bed.sandbox.url}/x`)).text();
    expect(page.match(/alt="A mast"/g)).toHaveLength(4);
  });

  test("larger than X allows are made smaller", async () => {
    const raw = { width: 1700, height: 1100, channels: 3 } as const;
    const bytes = await sharp(Buffer.alloc(1700 * 1100 * 3, 77), { raw })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(bytes.length).toBeGreaterThan(5 * 1024 * 1024);
    const image = { bytes: () => Promise.resolve(bytes), mimeType: "image/png", altText: null };
    await bed.uploaded(bed.newRequest({ images: [image] }));
  });

  test("that are animated are uploaded in chunks and posted once X has processed them", async () => {
    const request = await bed.uploaded(bed.newRequest({ images: [await film()] }));
    expect(await bed.adapter.publish(request, () => true)).toMatchObject({ kind: "published" });
    const still = await bed.uploaded(bed.newRequest({ images: [await film(), await picture("png")] }));
    expect(await bed.adapter.publish(still, () => true)).toMatchObject({ kind: "published" });
  });

  test("are not uploaded again after an earlier attempt", async () => {
    const image = await picture("png");
    const media = await bed.adapter.uploadMedia(
      bed.newRequest({ images: [image, image], uploadedMedia: ["123"] }),
    );
    expect(media).toMatchObject({ kind: "ready", mediaIds: ["123", expect.stringMatching(/^\d+$/)] });
  });

  test("are retried later after any upload failure", async () => {
    const still = bed.newRequest({ images: [await picture("png")] });
    const moving = bed.newRequest({ images: [await film()] });
    const calls: [PublishRequest, string][] = [
      [still, "POST /2/media/upload"],
      [still, "POST /2/media/metadata"],
      [moving, "POST /2/media/upload/initialize"],
      [moving, "POST /2/media/upload/*/append"],
      [moving, "POST /2/media/upload/*/finalize"],
    ];
    for (const [request, path] of calls) {
      for (const kind of ["drop_before_commit", "half_close"] as const) {
        bed.sandbox.faults.add({ kind, route: path, times: 1 });
        expect(await bed.adapter.uploadMedia(request)).toMatchObject({ kind: "later", reason: "transient" });
      }
      bed.sandbox.faults.add({ kind: "http", status: 503, route: path, times: 1 });
      expect(await bed.adapter.uploadMedia(request)).toMatchObject({ kind: "later", reason: "transient" });
    }
    bed.sandbox.faults.add({ kind: "truncated_json", route: "POST /2/media/upload", times: 1 });
    expect(await bed.adapter.uploadMedia(still)).toMatchObject({ kind: "later", reason: "transient" });
    expect(await bed.adapter.uploadMedia(still)).toMatchObject({ kind: "ready" });
    expect(await bed.adapter.uploadMedia(moving)).toMatchObject({ kind: "ready" });
  });

  test("fail permanently if they are no pictures, and are retried if the store is unavailable", async () => {
    const image = await picture("avif");
    const broken = { ...image, bytes: () => Promise.resolve(new Uint8Array([1, 2, 3])) };
    const away = { ...image, bytes: () => Promise.reject(new Error("the store is away")) };
    expect(await bed.adapter.uploadMedia(bed.newRequest({ images: [broken] }))).toMatchObject({
      reason: "media_failed",
    });
    expect(
      await bed.adapter.uploadMedia(bed.newRequest({ images: [{ ...broken, mimeType: "image/png" }] })),
    ).toMatchObject({ reason: "media_failed" });
    expect(await bed.adapter.uploadMedia(bed.newRequest({ images: [away] }))).toMatchObject({
      kind: "later",
      reason: "transient",
    });
  });

  test("beyond the fourth are refused before anything is uploaded", async () => {
    const request = bed.newRequest({ images: Array.from({ length: 5 }, () => gone) });
    expect(await bed.adapter.uploadMedia(request)).toMatchObject({
      kind: "refused",
      reason: "content_rejected",
    });
  });

  test("are not sent without being uploaded, and report a dead token as the reason", async () => {
    const request = bed.newRequest({ images: [await picture("png")] });
    expect(await bed.adapter.publish(request, () => true)).toMatchObject({ kind: "not_sent" });
    await bed.control("POST", "/__sandbox/tokens/revoke?network=x", { accessToken: request.accessToken });
    expect(await bed.adapter.uploadMedia(request)).toMatchObject({
      kind: "refused",
      reason: "token_expired",
    });
  });
});
