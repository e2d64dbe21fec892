import { removePosts as at } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { actOnEach } from "../../../../platform/resource/act-on-each.ts";
import { allMissing } from "../all-missing.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { refuseUneditable } from "../../workflow/refuse-uneditable.ts";
import { loadAccessiblePost } from "../../post/show-post.ts";
import { deletePost } from "../../post/write-post.store.ts";

export const removePosts = (deps: ContentDeps) =>
  command(at, async ({ input, actor, tx, language }) =>
    allMissing(() =>
      actOnEach({ tx, language }, [...new Set(input.ids)], "post_not_found", async (id) => {
        await refuseUneditable(tx, deps, actor, await loadAccessiblePost(tx, actor, id, { lock: true }));
        await deletePost(tx, id);
      }),
    ),
  );
