import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { Upload } from "@tus/server";
import { beforeAll, describe, expect, it } from "vitest";
import { openTestStorage, type TestStorage } from "../../../test/services/test-storage.ts";
import { makeS3UploadStore } from "./s3-upload-store.ts";

let test: TestStorage;

beforeAll(async () => {
  test = await openTestStorage();
});

describe("unfinished uploads", () => {
  it("are deleted once they are old, and not before", async () => {
    const id = randomBytes(16).toString("hex");
    const store = makeS3UploadStore(test.settings);
    await store.create(new Upload({ id, size: 1000, offset: 0 }));
    await store.write(Readable.from([Buffer.alloc(400)]), id, 0);

    expect(await store.deleteExpired()).toBe(0);
    expect(await test.storage.head(`${id}.info`)).not.toBeNull();

    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await makeS3UploadStore(test.settings, 10).deleteExpired();
    expect(await test.storage.head(`${id}.info`)).toBeNull();
    expect(await test.storage.head(`${id}.part`)).toBeNull();
  });
});
