import type { Tx } from "../../platform/db/transaction.ts";
import type { ResourceLookups } from "../../platform/resource/resource-lookups.ts";
import type { ImportDeps } from "./linkedin/linkedin.deps.ts";
import type { RealTimeDeps } from "./real-time/real-time.deps.ts";
import type { SharesOfPosts, PostImage, PostMedia, PostWorkflow } from "./content.port.ts";

export interface ContentDeps {
  readonly workflow: PostWorkflow;
  readonly shares: SharesOfPosts;
  readonly images: (tx: Tx, mediaIds: readonly number[]) => Promise<Map<number, PostImage>>;
  /** Pictures and files of posts in one query. */
  readonly media: (tx: Tx, mediaIds: readonly number[]) => Promise<PostMedia>;
  readonly lookups: ResourceLookups;
  readonly shortLinkUrl: string;
  /** Where mails about own posts lead. */
  readonly adminUrl: string;
  readonly employeeUrl: string;
  readonly realTime: RealTimeDeps;
  readonly linkedin: ImportDeps;
  /** The storage keys of these pictures, in their order. */
  readonly pictureKeys: (tx: Tx, mediaIds: readonly number[]) => Promise<readonly string[]>;
}
