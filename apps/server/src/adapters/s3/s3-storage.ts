import type { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { ByteRange, OpenedFile, Storage } from "../../platform/storage/storage.ts";
import { clientSettings, type S3Settings } from "./s3-settings.ts";
import { makeS3UploadStore } from "./s3-upload-store.ts";

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

export function makeS3Storage(settings: S3Settings): Storage {
  const client = new S3Client(clientSettings(settings));
  const at = (key: string) => ({ Bucket: settings.S3_BUCKET, Key: key });

  async function put(key: string, body: Readable | Uint8Array, contentType: string): Promise<void> {
    const request = { ...at(key), Body: body, ContentType: contentType };
    if (body instanceof Uint8Array) await client.send(new PutObjectCommand(request));
    // A stream does not say how long it is; it travels in parts.
    else await new Upload({ client, params: request }).done();
  }

  async function get(key: string, range?: ByteRange): Promise<OpenedFile> {
    const asked = range ? { Range: `bytes=${range.first}-${range.last ?? ""}` } : {};
    try {
      const answer = await client.send(new GetObjectCommand({ ...at(key), ...asked }));
      return {
        kind: "found",
        body: answer.Body as Readable,
        bytes: answer.ContentLength ?? 0,
        contentRange: answer.ContentRange ?? null,
      };
    } catch (error) {
      if (statusOf(error) === 404) return { kind: "missing" };
      if (statusOf(error) === 416) return { kind: "range_outside" };
      throw error;
    }
  }

  async function head(key: string) {
    try {
      const answer = await client.send(new HeadObjectCommand(at(key)));
      return { bytes: answer.ContentLength ?? 0, contentType: answer.ContentType ?? null };
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  }

  async function remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await client.send(new DeleteObjectCommand(at(key))).catch((error: unknown) => {
        if (statusOf(error) !== 404) throw error;
      });
    }
  }

  const presignedGet = (key: string, seconds: number) =>
    getSignedUrl(client, new GetObjectCommand(at(key)), { expiresIn: seconds });

  const clearUnfinished = () => makeS3UploadStore(settings).deleteExpired();

  return { put, get, head, remove, clearUnfinished, presignedGet };
}
