import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { beforeAll, describe, expect, it } from "vitest";
import { openTestStorage, type TestStorage } from "../../../test/services/test-storage.ts";
import { newStorageKey } from "../../platform/storage/storage-key.ts";
import type { OpenedFile } from "../../platform/storage/storage.ts";
import { ensureBucket } from "./ensure-bucket.ts";
import { makeS3Storage } from "./s3-storage.ts";

let test: TestStorage;

beforeAll(async () => {
  test = await openTestStorage();
});

function bodyOf(file: OpenedFile): Readable {
  if (file.kind !== "found") throw new Error(`the file is ${file.kind}`);
  return file.body;
}

describe("files in S3", () => {
  it("returns the bytes that were stored", async () => {
    const [key, bytes] = [newStorageKey(), randomBytes(100_000)];
    await test.storage.put(key, bytes, "image/png");

    expect(await test.storage.head(key)).toEqual({ bytes: 100_000, contentType: "image/png" });
    expect((await buffer(bodyOf(await test.storage.get(key)))).equals(bytes)).toBe(true);
  });

  it("accepts a stream of unknown length, also beyond one part", async () => {
    const [key, bytes] = [newStorageKey(), randomBytes(6 * 1024 * 1024)];
    await test.storage.put(
      key,
      Readable.from([bytes.subarray(0, 1_000_000), bytes.subarray(1_000_000)]),
      "image/jpeg",
    );

    expect((await buffer(bodyOf(await test.storage.get(key)))).equals(bytes)).toBe(true);
  });

  it("returns a range with its position in the whole", async () => {
    const key = newStorageKey();
    await test.storage.put(key, Buffer.from("0123456789"), "text/plain");

    const middle = await test.storage.get(key, { first: 2, last: 4 });
    expect(middle).toMatchObject({ bytes: 3, contentRange: "bytes 2-4/10" });
    expect(await text(bodyOf(middle))).toBe("234");
    expect(await text(bodyOf(await test.storage.get(key, { first: 8, last: null })))).toBe("89");
    expect(await test.storage.get(key, { first: 10, last: null })).toEqual({ kind: "range_outside" });
  });

  it("reports a missing file instead of failing, and deletes twice without an error", async () => {
    const key = newStorageKey();
    await test.storage.put(key, Buffer.from("x"), "text/plain");
    await test.storage.remove([key]);
    await test.storage.remove([key, newStorageKey()]);

    expect(await test.storage.head(key)).toBeNull();
    expect(await test.storage.get(key)).toEqual({ kind: "missing" });
  });

  it("presigns an address that opens only this file", async () => {
    const [key, other] = [newStorageKey(), newStorageKey()];
    await test.storage.put(key, Buffer.from("mine"), "text/plain");
    await test.storage.put(other, Buffer.from("theirs"), "text/plain");
    const url = await test.storage.presignedGet(key, 60);

    expect(await (await fetch(url)).text()).toBe("mine");
    expect((await fetch(url.replace(key, other))).status).toBe(403);
  });

  it("fails with an error for a wrong secret", async () => {
    const wrong = makeS3Storage({ ...test.settings, S3_SECRET_KEY: "guessed" });
    await expect(wrong.head(newStorageKey())).rejects.toThrow();
    await expect(wrong.put(newStorageKey(), Buffer.from("x"), "text/plain")).rejects.toThrow();
  });

  it("accepts an existing bucket", async () => {
    await expect(ensureBucket(test.settings)).resolves.toBeUndefined();
  });
});
