export interface PictureWish {
  /** The person wants other pictures than the post's. */
  readonly changeImage: boolean;
  readonly postImageIds: readonly number[];
  /** Pictures of the gallery, by their media. */
  readonly galleryImageIds: readonly number[];
  /** The one picture that a post with a picture at random showed. */
  readonly randomImageId: number | null;
}

type PictureChoice =
  | { readonly ok: true; readonly pictureIds: readonly number[] | null }
  | { readonly ok: false };

/** The pictures that go out with a share, in the person's order; null are the post's own. */
export function choosePictures(
  wish: PictureWish,
  ofPost: readonly number[],
  atRandom: boolean,
  most: number,
): PictureChoice {
  if (wish.changeImage) {
    const pictureIds = [...new Set([...wish.postImageIds, ...wish.galleryImageIds])];
    const known = wish.postImageIds.every((id) => ofPost.includes(id));
    return known && pictureIds.length > 0 && pictureIds.length <= most
      ? { ok: true, pictureIds }
      : { ok: false };
  }
  if (!atRandom || wish.randomImageId === null) return { ok: true, pictureIds: null };
  return ofPost.includes(wish.randomImageId) ? { ok: true, pictureIds: [wish.randomImageId] } : { ok: false };
}
