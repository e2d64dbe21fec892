import { readSharePictures as at } from "@polyphon/contract/sharing/share-pictures.contract.ts";
import { sharedPictures } from "@polyphon/rules/sharing/compose/choose-pictures.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { postsById } from "../../../content/content.api.ts";
import type { SharingDeps } from "../../sharing.deps.ts";
import { findPictureChoice } from "../share.store.ts";

/** By the rule of the engine, which sends a video or a document instead of pictures. */
export const readSharePictures = (deps: SharingDeps) =>
  query(at, async ({ input, actor, tx }) => {
    const share = await findPictureChoice(tx, actor.accountId, input.shareId);
    const [post] = share ? await postsById(tx, [share.postId]) : [];
    if (!share || !post) throw new Refusal("not_found");

    const atRandom = post.imageSelectionMode === "ANY_ONE_AT_RANDOM";
    const ids = post.attachment ? [] : sharedPictures(share, { imageIds: post.imageIds, atRandom });
    const urls = await deps.pictureUrls(tx, ids);
    const pictures = ids.flatMap((id, at) => {
      const url = urls.get(id);
      return url === undefined ? [] : [{ url, altText: share.pictureAlts?.[at] ?? "" }];
    });
    return { pictures };
  });
