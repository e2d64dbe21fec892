import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { canary } from "../../../test/hostile/bytes.ts";
import { type HostileFile, hostileFiles } from "../../../test/hostile/hostile-files.ts";
import { type MediaStage, openMediaStage } from "../../../test/media-stage.ts";
import { uploadClient } from "../../../test/upload-client.ts";
import { signedUrl } from "./signed-url.ts";

let stage: MediaStage;

beforeAll(async () => {
  stage = await openMediaStage(16450);
});
afterAll(() => stage.close());

async function uploadAndCheck({ bytes, name }: HostileFile) {
  const uploadId = await uploadClient(stage.origin, "editor").upload(await bytes(), name, "gallery");
  const { id } = await stage.findUpload(stage.actors.editor, uploadId);
  await stage.check(id);
  return { uploadId, found: await stage.readMedia(stage.actors.editor, id) };
}

async function expectClean(url: string | null): Promise<void> {
  const answer = await fetch(`${stage.origin}${url}`);
  expect(answer.status).toBe(200);
  const type = answer.headers.get("content-type");
  expect(["image/jpeg", "image/png"]).toContain(type);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");

  const served = Buffer.from(await answer.arrayBuffer());
  expect(served.includes(canary)).toBe(false);
  expect(served.includes("polyphon-canary")).toBe(false);
  const { format, exif, xmp, icc, comments, pages } = await sharp(served).metadata();
  expect(`image/${format}`).toBe(type);
  expect({ exif, xmp, icc, comments, pages }).toEqual({});
}

/** Nothing of the stranger's own file may be reachable or left behind. */
async function expectNoOriginal(uploadId: string): Promise<void> {
  const signing = { signingKey: stage.signingKey, now: new Date() };
  expect((await fetch(`${stage.origin}${signedUrl(uploadId, signing)}`)).status).toBe(404);
  expect((await stage.storage.get(uploadId)).kind).toBe("missing");
  expect((await stage.storage.get(`${uploadId}.info`)).kind).toBe("missing");
}

describe("files made to do harm", { timeout: 60_000 }, () => {
  it("are many", () => {
    expect(hostileFiles.length).toBeGreaterThan(50);
  });

  it.concurrent.each(hostileFiles)("$name ends as $expected", async (file) => {
    const { uploadId, found } = await uploadAndCheck(file);

    if (file.expected === "READY") {
      expect(found).toMatchObject({ state: "READY", reason: null });
      await expectClean(found.url);
      await expectClean(found.thumbnailUrl);
    } else {
      expect(found).toMatchObject({ state: "REFUSED", reason: file.expected, url: null, thumbnailUrl: null });
    }
    expect(found.fileName).not.toMatch(/[/\\]/);
    await expectNoOriginal(uploadId);
  });

  it("leave the process alive and taking good pictures", async () => {
    const [good] = hostileFiles.filter((file) => file.name === "just.jpg");
    if (!good) throw new Error("the good picture is missing");
    const { found } = await uploadAndCheck(good);
    const key = /^\/media\/([^?]+)/.exec(found.url ?? "")?.[1] ?? "";
    const stored = await stage.storage.get(key);
    expect(stored.kind === "found" && (await buffer(stored.body)).length).toBeGreaterThan(1_000);
  });
});
