export interface NamedPicture {
  /** Null is one that cannot be used: not there, or not the person's. */
  readonly id: number | null;
  readonly altText: string;
}

export interface PictureRequest {
  /** In the person's order, with alternative texts; where there are any, they decide. */
  readonly named: readonly NamedPicture[];
  /** The person wants other pictures than the post's. */
  readonly changeImage: boolean;
  readonly postImageIds: readonly number[];
  /** Pictures of the gallery, by their media. */
  readonly galleryImageIds: readonly number[];
  /** The one picture that a post with a picture at random showed. */
  readonly randomImageId: number | null;
}

type PictureChoice =
  | {
      readonly ok: true;
      readonly pictureIds: readonly number[] | null;
      /** Beside the ids; null where nobody wrote any. */
      readonly altTexts: readonly string[] | null;
    }
  | { readonly ok: false };

function chooseNamed(named: readonly NamedPicture[], most: number): PictureChoice {
  const pictureIds = named.flatMap(({ id }) => id ?? []);
  const usable = pictureIds.length === named.length && new Set(pictureIds).size === named.length;
  if (!usable || named.length > most) return { ok: false };
  const altTexts = named.map(({ altText }) => altText.trim());
  return { ok: true, pictureIds, altTexts: altTexts.every((text) => text === "") ? null : altTexts };
}

/** The pictures published with a share, in the person's order; null are the post's own. */
export function choosePictures(
  input: PictureRequest,
  ofPost: readonly number[],
  atRandom: boolean,
  most: number,
): PictureChoice {
  if (input.named.length > 0) return chooseNamed(input.named, most);
  const altTexts = null;
  if (input.changeImage) {
    const pictureIds = [...new Set([...input.postImageIds, ...input.galleryImageIds])];
    const known = input.postImageIds.every((id) => ofPost.includes(id));
    return known && pictureIds.length > 0 && pictureIds.length <= most
      ? { ok: true, pictureIds, altTexts }
      : { ok: false };
  }
  if (!atRandom || input.randomImageId === null) return { ok: true, pictureIds: null, altTexts };
  return ofPost.includes(input.randomImageId)
    ? { ok: true, pictureIds: [input.randomImageId], altTexts }
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
