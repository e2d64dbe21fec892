import { listPostGallery as at } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { galleryToChoose } from "../../post-form/post-choices.store.ts";

/** Pictures that a post may take from the gallery; their ids are those of the media. */
export const listPostGallery = ({ images }: Pick<ContentDeps, "images">) =>
  query(at, async ({ input, actor, tx }) => {
    const { rows, next } = await galleryToChoose(tx, actor.companyId, input, input);
    const pictures = await images(
      tx,
      rows.map(({ mediaId }) => mediaId),
    );
    return {
      items: rows.flatMap(({ mediaId, title, hashtags }) => {
        const picture = pictures.get(mediaId);
        return picture ? [{ ...picture, title, hashtags }] : [];
      }),
      next,
    };
  });
