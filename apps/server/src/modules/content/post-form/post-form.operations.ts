import { curatorCode } from "@polyphon/contract/content/post-form/curator-code.resource.ts";
import { postTag } from "@polyphon/contract/content/post-form/post-tag.resource.ts";
import type { Operation } from "../../../platform/operation/operation.ts";
import type { ResourceDesk } from "../../../platform/resource/resource-desk.ts";
import { serveResource } from "../../../platform/resource/serve-resource.ts";

const rates = {
  curatedCents: "curated_cents",
  originalCents: "original_cents",
  localCents: "local_cents",
} as const;

export const postFormOperations = (desk: ResourceDesk): Operation[] => [
  ...serveResource(postTag, { name: "post_tag", columns: { name: "name" } }, desk),
  ...serveResource(
    curatorCode,
    { name: "curator_code", columns: { code: "code", active: "active", ...rates } },
    desk,
  ),
];
