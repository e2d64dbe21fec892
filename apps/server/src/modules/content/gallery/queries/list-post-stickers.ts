import { listPostStickers as at } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { stickersToChoose } from "../../post-form/post-choices.store.ts";

export const listPostStickers = ({ images }: Pick<ContentDeps, "images">) =>
  query(at, async ({ tx }) => {
    const stickers = await stickersToChoose(tx);
    const pictures = await images(
      tx,
      stickers.map(({ mediaId }) => mediaId),
    );
    return {
      items: stickers.flatMap(({ mediaId, title }) => {
        const picture = pictures.get(mediaId);
        return picture ? [{ ...picture, title }] : [];
      }),
    };
  });
