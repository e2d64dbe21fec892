import { deleteOwnPostImages as at } from "@polyphon/contract/content/own-posts/own-post.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { submitOwnPost } from "../submit-own-post.ts";
import { updateOwnPost } from "../own-post.store.ts";
import { requireEditablePost } from "../reach-own-post.ts";
import { showOwnPost } from "../show-own-post.ts";

export const deleteOwnPostImages = (deps: ContentDeps) =>
  command(at, async ({ input, actor, tx, now }) => {
    const row = await requireEditablePost(tx, deps, actor, input);
    if (input.imageIds.some((id) => !row.imageIds.includes(id))) throw new Refusal("not_found");
    const imageIds = row.imageIds.filter((id) => !input.imageIds.includes(id));
    if (imageIds.length === 0)
      throw new Refusal("image_required", {}, [{ field: "imageIds", error: "image_required", values: {} }]);
    await updateOwnPost(tx, row, { ...row, imageIds }, now);
    await submitOwnPost(tx, row.id, "RESUBMITTED", actor.accountId, now);
    return showOwnPost(tx, deps, actor, row.id);
  });
