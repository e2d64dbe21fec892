import { removePost as at } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { refuseUneditable } from "../../workflow/refuse-uneditable.ts";
import { loadAccessiblePost } from "../show-post.ts";
import { deletePost } from "../write-post.store.ts";

export const removePost = (deps: ContentDeps) =>
  command(at, async ({ input: { id }, actor, tx }) => {
    await refuseUneditable(tx, deps, actor, await loadAccessiblePost(tx, actor, id, { lock: true }));
    await deletePost(tx, id);
    return { id };
  });
