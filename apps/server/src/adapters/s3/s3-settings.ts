import type { S3ClientConfig } from "@aws-sdk/client-s3";
import type { Config } from "../../platform/config/config.ts";

export type S3Settings = Pick<
  Config,
  "S3_ENDPOINT" | "S3_REGION" | "S3_BUCKET" | "S3_ACCESS_KEY" | "S3_SECRET_KEY"
>;

export function clientSettings(settings: S3Settings): S3ClientConfig {
  return {
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    credentials: { accessKeyId: settings.S3_ACCESS_KEY, secretAccessKey: settings.S3_SECRET_KEY },
    forcePathStyle: true,
    // Trailing checksums of streamed bodies are refused by services other than Amazon's.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 30_000 },
  };
}
