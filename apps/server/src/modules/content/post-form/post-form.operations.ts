import { curatorCode } from "@polyphon/contract/content/post-form/curator-code.resource.ts";
import { postTag } from "@polyphon/contract/content/post-form/post-tag.resource.ts";
import type { Operation } from "../../../platform/operation/operation.ts";
import type { ResourceLookups } from "../../../platform/resource/resource-lookups.ts";
import { serveResource } from "../../../platform/resource/serve-resource.ts";

const rates = {
  curatedCents: "curated_cents",
  originalCents: "original_cents",
  localCents: "local_cents",
} as const;

export const postFormOperations = (lookups: ResourceLookups): Operation[] => [
  ...serveResource(postTag, { name: "post_tag", columns: { name: "name" } }, lookups),
  ...serveResource(
    curatorCode,
    { name: "curator_code", columns: { code: "code", active: "active", ...rates } },
    lookups,
  ),
];
