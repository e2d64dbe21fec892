import type { Bucket, Taken } from "../../platform/redis/rate-limit.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import type { AiProvider, AiPosts } from "./ai.port.ts";
import type { Signer } from "../../platform/secret/signer.ts";

export interface AiDeps {
  readonly provider: AiProvider;
  readonly posts: AiPosts;
  readonly take: (key: string, bucket: Bucket) => Promise<Taken>;
  readonly storage: Storage;
  readonly signer: Signer;
  readonly report: (detail: string) => void;
}
