import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileTypes } from "@polyphon/contract/media/file-uses.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { canary } from "../../../../test/hostile/bytes.ts";
import { hostileDocuments } from "../../../../test/hostile/hostile-documents.ts";
import { type HostileFile, hostileFiles } from "../../../../test/hostile/hostile-files.ts";
import { hostileFilms } from "../../../../test/hostile/hostile-films.ts";
import { hostilePdfs } from "../../../../test/hostile/hostile-pdfs.ts";
import { type MediaSetup, openMediaSetup } from "../../../../test/media/media-setup.ts";
import { uploadClient } from "../../../../test/media/upload-client.ts";
import { inspectFile } from "../file/inspect-file.ts";
import { inTemporaryFolder } from "./in-temporary-folder.ts";
import { signedUrl } from "../delivery/signed-url.ts";

let setup: MediaSetup;

beforeAll(async () => {
  setup = await openMediaSetup(16450);
});
afterAll(() => setup.close());

async function uploadAndCheck({ bytes, name, use = "gallery" }: HostileFile) {
  const uploadId = await uploadClient(setup.origin, "editor").upload(await bytes(), name, use);
  const { id } = await setup.findUpload(setup.actors.editor, uploadId);
  await setup.check(id);
  return { uploadId, found: await setup.readMedia(setup.actors.editor, id) };
}

async function expectClean(url: string | null): Promise<void> {
  const answer = await fetch(`${setup.origin}${url}`);
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

/** A file keeps its bytes, so nothing in it may be active, and no browser may treat it as a page. */
async function expectTame(url: string | null): Promise<void> {
  const answer = await fetch(`${setup.origin}${url}`);
  expect(answer.status).toBe(200);
  const type = answer.headers.get("content-type") ?? "";
  expect(Object.values(fileTypes)).toContain(type);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("content-security-policy")).toMatch(/default-src 'none'/);
  const shown = type.startsWith("video/") || type === "application/pdf";
  expect(answer.headers.get("content-disposition")).toMatch(shown ? /^inline;/ : /^attachment;/);
  expect(Buffer.from(await answer.arrayBuffer()).includes("polyphon-canary")).toBe(false);
}

/** Nothing of the uploaded original may be accessible or left behind. */
async function expectNoOriginal(uploadId: string): Promise<void> {
  const signing = { signer: setup.signer, now: new Date() };
  expect((await fetch(`${setup.origin}${signedUrl(uploadId, signing)}`)).status).toBe(404);
  expect((await setup.storage.get(uploadId)).kind).toBe("missing");
  expect((await setup.storage.get(`${uploadId}.info`)).kind).toBe("missing");
}

async function expectOutcome(file: HostileFile): Promise<void> {
  const { uploadId, found } = await uploadAndCheck(file);
  const isPicture = file.use === undefined;
  if (file.expected === "READY") {
    expect(found).toMatchObject({ state: "READY", reason: null });
    if (isPicture) {
      await expectClean(found.url);
      await expectClean(found.thumbnailUrl);
    } else await expectTame(found.fileUrl);
  } else {
    const nothing = { url: null, thumbnailUrl: null, fileUrl: null };
    expect(found).toMatchObject({ state: "REFUSED", reason: file.expected, ...nothing });
  }
  expect(found.fileName).not.toMatch(/[/\\]/);
  await expectNoOriginal(uploadId);
}

/**
 * Refused by the child process itself; that a refusal ends the upload is the same for all and tested in files.test.ts.
 */
async function expectRefused({ bytes, use, expected }: HostileFile): Promise<void> {
  await inTemporaryFolder(async (folder) => {
    const input = join(folder, "original");
    await writeFile(input, await bytes());
    const verdict = await inspectFile(input, folder, use === "video" ? "video" : "document");
    expect(verdict).toEqual({ kind: "refused", reason: expected });
  });
}

const corpora = {
  pictures: hostileFiles,
  videos: hostileFilms,
  documents: [...hostilePdfs, ...hostileDocuments],
};
const files = [...corpora.videos, ...corpora.documents];
const [tame, wild] = [true, false].map((ready) =>
  files.filter(({ expected }) => (expected === "READY") === ready),
);

describe("hostile files", { timeout: 60_000 }, () => {
  it("come in large numbers for each use", () => {
    const counts = Object.entries(corpora).map(([name, files]) => [
      name,
      files.filter(({ expected }) => expected !== "READY").length,
      files.length,
    ]);
    for (const [name, refused, all] of counts)
      process.stdout.write(`${name}: ${refused} of ${all} refused\n`);
    expect(Object.values(corpora).flat().length).toBeGreaterThan(150);
  });

  it.concurrent.each(hostileFiles)("as picture, $name ends as $expected", expectOutcome);
  it.concurrent.each(wild ?? [])("as $use, $name ends as $expected", expectRefused);
  it.concurrent.each(tame ?? [])("as $use, $name is harmless when it is served", expectOutcome);

  it("leave the process alive and accepting good pictures", async () => {
    const [good] = hostileFiles.filter((file) => file.name === "just.jpg");
    if (!good) throw new Error("the good picture is missing");
    const { found } = await uploadAndCheck(good);
    const key = /^\/media\/([^?]+)/.exec(found.url ?? "")?.[1] ?? "";
    const stored = await setup.storage.get(key);
    expect(stored.kind === "found" && (await buffer(stored.body)).length).toBeGreaterThan(1_000);
  });
});
