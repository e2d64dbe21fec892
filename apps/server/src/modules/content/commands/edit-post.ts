import { editPost as at } from "@polyphon/contract/content/content.contract.ts";
import { command } from "../../../platform/operation/command.ts";
import { allow, Refusal } from "../../../platform/operation/refusal.ts";
import { mayEditPost } from "../content.policy.ts";
import type { ContentNeeds } from "../content.port.ts";
import { presentPost } from "../content.present.ts";
import { findPost, replaceImages, updatePost } from "../content.store.ts";
import { checkedPost } from "../save-post.ts";

export const editPost = (needs: ContentNeeds) =>
  command(at, async ({ input, actor, tx, now }) => {
    const before = await findPost(tx, input.id);
    if (!before) throw new Refusal("not_found");

    allow(mayEditPost(actor, before) || "access_denied");
    const values = await checkedPost(tx, needs, actor, input, before, now);

    const saved = await updatePost(tx, input.id, input.version, values);
    if (!saved) throw new Refusal("edited_meanwhile");
    await replaceImages(tx, input.id, input.imageIds);

    const row = await findPost(tx, input.id);
    if (!row) throw new Refusal("not_found");
    const totals = (await needs.shares.totals(tx, [row.id])).get(row.id) ?? { shares: 0, clicks: 0 };
    return presentPost(actor, row, totals, await needs.images(tx, row.imageIds));
  });
