import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { ensureBucket } from "../../src/adapters/s3/ensure-bucket.ts";
import { makeS3Storage } from "../../src/adapters/s3/s3-storage.ts";
import type { S3Settings } from "../../src/adapters/s3/s3-settings.ts";
import { readConfig } from "../../src/platform/config/config.ts";
import type { Storage } from "../../src/platform/storage/storage.ts";

const servicesTool = fileURLToPath(new URL("../../../../tools/services/services.ts", import.meta.url));

export interface TestStorage {
  readonly settings: S3Settings;
  readonly storage: Storage;
}

/** A real S3 service and a bucket of its own for one test file. */
export async function openTestStorage(): Promise<TestStorage> {
  await promisify(execFile)(process.execPath, [servicesTool]);
  const settings = { ...readConfig({}), S3_BUCKET: `test-${randomBytes(6).toString("hex")}` };
  await ensureBucket(settings);
  return { settings, storage: makeS3Storage(settings) };
}
