export interface PictureRequest {
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

/** The pictures published with a share, in the person's order; null are the post's own. */
export function choosePictures(
  input: PictureRequest,
  ofPost: readonly number[],
  atRandom: boolean,
  most: number,
): PictureChoice {
  if (input.changeImage) {
    const pictureIds = [...new Set([...input.postImageIds, ...input.galleryImageIds])];
    const known = input.postImageIds.every((id) => ofPost.includes(id));
    return known && pictureIds.length > 0 && pictureIds.length <= most
      ? { ok: true, pictureIds }
      : { ok: false };
  }
  if (!atRandom || input.randomImageId === null) return { ok: true, pictureIds: null };
  return ofPost.includes(input.randomImageId)
    ? { ok: true, pictureIds: [input.randomImageId] }
    : { ok: false };
}
