import { duplicatePosts as at } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { actOnEach } from "../../../../platform/resource/act-on-each.ts";
import { beginPost } from "../../workflow/begin-post.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { inputOfRow } from "../../post-form/input-of-row.ts";
import { checkedPost } from "../../post-form/save-post.ts";
import { loadAccessiblePost } from "../../post/show-post.ts";
import { allMissing } from "../all-missing.ts";

/** A copy is published at once: time, pin and number belong to the original. */
const own = {
  serialNumber: null,
  takeSerialNumber: false,
  featuredUntil: null,
  frontPageNews: false,
  publishAt: null,
  startsOn: null,
  endsOn: null,
} as const;

export const duplicatePosts = (deps: ContentDeps) =>
  command(at, async ({ input, actor, tx, now, language }) =>
    allMissing(() =>
      actOnEach({ tx, language }, [...new Set(input.ids)], "post_not_found", async (id) => {
        const fields = { ...inputOfRow(await loadAccessiblePost(tx, actor, id)), ...own };
        await beginPost(tx, deps, actor, await checkedPost(tx, deps, actor, fields, null, now), now);
      }),
    ),
  );
