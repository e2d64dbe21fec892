import { CreateBucketCommand, S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { clientSettings, type S3Settings } from "./s3-settings.ts";

const alreadyThere = new Set(["BucketAlreadyOwnedByYou", "BucketAlreadyExists"]);

/** On a developer's machine and in tests nobody else makes the bucket. */
export async function ensureBucket(settings: S3Settings): Promise<void> {
  const client = new S3Client(clientSettings(settings));
  try {
    await client.send(new CreateBucketCommand({ Bucket: settings.S3_BUCKET }));
  } catch (error) {
    if (!(error instanceof S3ServiceException && alreadyThere.has(error.name))) throw error;
  } finally {
    client.destroy();
  }
}
