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

/** Those that go out with a share: the person's choice, else the post's, of which a random one stays the same. */
export function sharedPictures(
  share: { readonly id: number; readonly pictureIds: readonly number[] | null },
  post: { readonly imageIds: readonly number[]; readonly atRandom: boolean },
): readonly number[] {
  if (share.pictureIds !== null) return share.pictureIds;
  if (!post.atRandom) return post.imageIds;
  return post.imageIds.slice(share.id % post.imageIds.length).slice(0, 1);
}
