import { massUpdatePosts as at } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { actOnEach } from "../../../../platform/resource/act-on-each.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { allMissing } from "../all-missing.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { findCategory } from "../../post/post.store.ts";
import { inputOfRow } from "../../post-form/input-of-row.ts";
import { countPostTags, hasCuratorCode } from "../../post-form/post-choices.store.ts";
import { holdForCompanies } from "../../processing/hold-for-companies.ts";
import { refuseUneditable } from "../../workflow/refuse-uneditable.ts";
import { checkedPost } from "../../post-form/save-post.ts";
import { loadAccessiblePost } from "../../post/show-post.ts";
import { notifyChanged } from "../../post/notify-changed.ts";
import { updatePost } from "../../post/write-post.store.ts";

interface Pointed {
  readonly categoryId?: number | undefined;
  readonly curatorCodeId?: number | undefined;
  readonly addPostTagId?: number | undefined;
}

/** What the change refers to is the same for all posts, so it is checked once and refuses the whole call. */
async function refuseUnseen(tx: Tx, { categoryId, curatorCodeId, addPostTagId }: Pointed): Promise<void> {
  const unseen =
    (categoryId !== undefined && !(await findCategory(tx, categoryId))) ||
    (curatorCodeId !== undefined && !(await hasCuratorCode(tx, curatorCodeId))) ||
    (addPostTagId !== undefined && (await countPostTags(tx, [addPostTagId])) === 0);
  if (unseen) throw new Refusal("not_found");
}

const given = (change: object) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

export const massUpdatePosts = (deps: ContentDeps) =>
  command(at, async ({ input, actor, tx, now, language }) => {
    const { addPostTagId, ...change } = input.change;
    if (Object.keys(given(input.change)).length === 0)
      throw new Refusal("validation", {}, [{ field: "change", error: "validation", values: {} }]);
    await refuseUnseen(tx, input.change);

    return allMissing(() =>
      actOnEach({ tx, language }, [...new Set(input.ids)], "post_not_found", async (id) => {
        const row = await loadAccessiblePost(tx, actor, id, { lock: true });
        await refuseUneditable(tx, deps, actor, row);
        const before = inputOfRow(row);
        const postTagIds = [...new Set([...before.postTagIds, ...(addPostTagId ? [addPostTagId] : [])])];
        const fields = { ...before, ...given(change), postTagIds };
        const values = await checkedPost(tx, deps, actor, fields, row, now);
        await updatePost(tx, id, row.version, values, actor.accountId);
        notifyChanged(tx, row, values);
        if (row.categoryId !== values.categoryId) await holdForCompanies(tx, id, now);
      }),
    );
  });
