import { curatorCode } from "@polyphon/contract/content/post-form/curator-code.resource.ts";
import { postTag } from "@polyphon/contract/content/post-form/post-tag.resource.ts";
import type { Operation } from "../../../platform/operation/operation.ts";
import type { ResourceLookups } from "../../../platform/resource/resource-lookups.ts";
import { serveResource } from "../../../platform/resource/serve-resource.ts";
import { addPostDraft } from "./commands/add-post-draft.ts";
import { editPostDraft } from "./commands/edit-post-draft.ts";
import { removePostDraft } from "./commands/remove-post-draft.ts";
import { renamePostDraft } from "./commands/rename-post-draft.ts";
import { restorePostDraft } from "./commands/restore-post-draft.ts";
import { findCuratorCodeChoices } from "./queries/find-curator-code-choices.ts";
import { listPostDrafts } from "./queries/list-post-drafts.ts";
import { readDraftOfPost } from "./queries/read-draft-of-post.ts";
import { readPostDraft } from "./queries/read-post-draft.ts";

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
  findCuratorCodeChoices,
  listPostDrafts,
  readPostDraft,
  readDraftOfPost,
  addPostDraft,
  editPostDraft,
  renamePostDraft,
  removePostDraft,
  restorePostDraft,
];
