import { takeRealTimeContent as at } from "@polyphon/contract/content/real-time/real-time.contract.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import { checkOwnPost } from "@polyphon/rules/content/own-posts/check-own-post.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow } from "../../../../platform/operation/refusal.ts";
import type { FrontActor } from "../../../../platform/session/actor.ts";
import { mayTakeItem } from "../../content.policy.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { placePersonalPost } from "../../personal-posts/place-personal-post.ts";
import { keepPostOfItem, postOfItem } from "../real-time-action.store.ts";
import { refuseFaults } from "../../post-form/post-faults.ts";
import { refuseProhibited } from "../../prohibited/refuse-prohibited.ts";
import { requireAccessibleItem } from "../show-items.ts";

/** The post to overwrite: the last one, while nothing of it was shared or planned. */
async function unusedPost(
  tx: Tx,
  { shares }: Pick<ContentDeps, "shares">,
  actor: FrontActor,
  itemId: number,
): Promise<number | null> {
  const postId = await postOfItem(tx, itemId, actor.accountId);
  if (postId === null) return null;
  const used = (await shares.seenBy(tx, actor, [postId])).get(postId)?.own.length ?? 0;
  return used === 0 ? postId : null;
}

export const takeRealTimeContent = (deps: Pick<ContentDeps, "shares">) =>
  command(at, async ({ input, actor, tx, now }) => {
    allow(mayTakeItem(actor));
    const item = await requireAccessibleItem(tx, input.id, { lock: true });
    const imageIds = input.withPicture && item.mediaId !== null ? [item.mediaId] : [];
    const parts = { postUrl: item.url, facebookUrl: null, videoEmbedCode: null };
    const type = imageIds.length > 0 ? "IMAGE" : "TEXT";
    const written = networks.flatMap((network) => {
      const text = input.copy[network]?.trim() ?? "";
      return text === "" ? [] : [[network, text] as const];
    });
    const copy = Object.fromEntries(written);

    refuseFaults(checkOwnPost({ ...parts, type, copy, images: imageIds.length, attachment: null }));
    await refuseProhibited(tx, actor.companyId, [
      { field: "title", text: input.title },
      ...written.map(([network, text]) => ({ field: `copy.${network}`, text })),
    ]);

    const over = await unusedPost(tx, deps, actor, item.id);
    const post = {
      ...parts,
      companyId: actor.companyId,
      accountId: actor.accountId,
      source: "REAL_TIME",
      type,
      title: input.title,
      language: item.language ?? "ENGLISH",
      copy,
      notes: null,
      imageIds,
      attachmentId: null,
      attachmentTitle: null,
    } as const;
    const postId = await placePersonalPost(tx, post, now, over);
    await keepPostOfItem(tx, actor, item.id, postId);
    return { postId };
  });
