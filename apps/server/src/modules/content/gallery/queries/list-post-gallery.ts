import { listPostGallery as at } from "@polyphon/contract/content/post/post-desk.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { makeCursor, readCursor } from "../../../../platform/page/cursor.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { galleryToChoose } from "../../post-form/post-choices.store.ts";

/** Pictures that a post may take from the gallery; their ids are those of the media. */
export const listPostGallery = ({ images }: Pick<ContentDeps, "images">) =>
  query(at, async ({ input, actor, tx }) => {
    const after = readCursor(input.after, ["number"]);
    const found = await galleryToChoose(tx, actor.companyId, {
      hashtag: input.hashtag ?? null,
      afterId: after ? Number(after[0]) : null,
      limit: input.limit + 1,
    });
    const page = found.slice(0, input.limit);
    const pictures = await images(
      tx,
      page.map(({ mediaId }) => mediaId),
    );
    const last = page.at(-1);
    return {
      items: page.flatMap(({ mediaId, title, hashtags }) => {
        const picture = pictures.get(mediaId);
        return picture ? [{ ...picture, title, hashtags }] : [];
      }),
      next: found.length > input.limit && last ? makeCursor(last.id) : null,
    };
  });
