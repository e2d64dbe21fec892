import { createHash } from "node:crypto";
import { S3Store } from "@tus/s3-store";
import type { UploadStore } from "../../modules/media/media.port.ts";
import { clientSettings, type S3Settings } from "./s3-settings.ts";

const dayMs = 24 * 60 * 60 * 1_000;

interface BodyRequest {
  readonly body?: unknown;
  readonly headers: Record<string, string>;
}

class BucketUploadStore extends S3Store {
  constructor(settings: S3Settings, expirationPeriodInMilliseconds: number) {
    super({
      s3ClientConfig: { ...clientSettings(settings), bucket: settings.S3_BUCKET },
      expirationPeriodInMilliseconds,
      useTags: false,
    });
    // The size is checked before the first byte, so an upload of unknown length is refused.
    this.extensions = this.extensions.filter((name) => name !== "creation-defer-length");
    this.#digestDeletions();
  }

  /** Services other than Amazon's want the older digest when several files are deleted in one call. */
  #digestDeletions(): void {
    this.client.middlewareStack.add(
      (next, context) => (args) => {
        const request = args.request as BodyRequest;
        if (context.commandName === "DeleteObjectsCommand" && typeof request.body === "string") {
          request.headers["content-md5"] = createHash("md5").update(request.body).digest("base64");
        }
        return next(args);
      },
      { step: "build", name: "digestDeletions" },
    );
  }
}

/** Where the parts of an unfinished upload wait: a multipart upload of the same bucket. */
export function makeS3UploadStore(settings: S3Settings, expireAfterMs = dayMs): UploadStore {
  return new BucketUploadStore(settings, expireAfterMs);
}
