import { limits } from "@polyphon/contract/limits.ts";
import type { GalleryImage, Post } from "../../share-model.ts";

/** A picture of the person's own choice: of the post, of the gallery, or uploaded. */
export interface ChosenPicture {
  readonly from: "post" | "gallery" | "upload";
  readonly id: number;
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly title: string;
  /** For those who do not see it. */
  readonly alt: string;
}

/** The pictures to share: the post's, a random one of them, or the person's own choice. */
export type PictureChoice =
  | { readonly kind: "post" }
  | { readonly kind: "random"; readonly id: number }
  | { readonly kind: "own"; readonly pictures: readonly ChosenPicture[] };

export const keyOf = ({ from, id }: ChosenPicture): string => `${from}${id}`;

type Pictured = Pick<Post, "images">;

const plain = { title: "", alt: "" } as const;

export const pictureOfPost = ({ id, url, thumbnailUrl }: Post["images"][number]): ChosenPicture => ({
  from: "post",
  id,
  url,
  thumbnailUrl,
  ...plain,
});

export const pictureOfGallery = ({ id, url, thumbnailUrl, title }: GalleryImage): ChosenPicture => ({
  from: "gallery",
  id,
  url,
  thumbnailUrl,
  title,
  alt: "",
});

/** `chance` is a number from 0 to below 1; the user sees the picture that will be shared. */
export function firstChoice(
  post: Pick<Post, "images" | "imageSelectionMode">,
  chance: number,
): PictureChoice {
  if (post.imageSelectionMode !== "ANY_ONE_AT_RANDOM" || post.images.length < 2) return { kind: "post" };
  const chosen = post.images[Math.floor(chance * post.images.length)];
  return chosen === undefined ? { kind: "post" } : { kind: "random", id: chosen.id };
}

export function chosenPictures(post: Pictured, choice: PictureChoice): readonly ChosenPicture[] {
  switch (choice.kind) {
    case "post":
      return post.images.map(pictureOfPost);
    case "random":
      return post.images.filter(({ id }) => id === choice.id).map(pictureOfPost);
    case "own":
      return choice.pictures;
  }
}

/** One in place of another, which keeps its place; behind the last one it is added. */
export function putPicture(
  pictures: readonly ChosenPicture[],
  at: number,
  picture: ChosenPicture,
): readonly ChosenPicture[] {
  const known = pictures.findIndex((one) => keyOf(one) === keyOf(picture));
  if (known !== -1 && known !== at) return pictures;
  return [...pictures.slice(0, at), picture, ...pictures.slice(at + 1)].slice(0, limits.post.images);
}

export function movePicture(
  pictures: readonly ChosenPicture[],
  at: number,
  step: 1 | -1,
): readonly ChosenPicture[] {
  const [one, other] = [pictures[at], pictures[at + step]];
  if (one === undefined || other === undefined) return pictures;
  return pictures.map((picture, place) => (place === at ? other : place === at + step ? one : picture));
}

/** The last picture stays: a share of a post with pictures has at least one. */
export function withoutPicture(pictures: readonly ChosenPicture[], at: number): readonly ChosenPicture[] {
  return pictures.length < 2 ? pictures : pictures.filter((_, place) => place !== at);
}

/** In the format of the share. */
export function picturePayload(choice: PictureChoice) {
  switch (choice.kind) {
    case "post":
      return {};
    case "random":
      return { randomPostImageId: choice.id };
    case "own": {
      const { pictures } = choice;
      const idsFrom = (from: ChosenPicture["from"]) =>
        pictures.filter((picture) => picture.from === from).map(({ id }) => id);
      return {
        changeImage: true,
        postImageIds: idsFrom("post"),
        browseImages: idsFrom("gallery"),
        pictures: pictures.map(({ from, id, alt }) => ({
          ...(from === "gallery" ? { galleryImageId: id } : { mediaId: id }),
          altText: alt.trim(),
        })),
      };
    }
  }
}

const endOf = (url: string): number => Number(new URLSearchParams(url.split("?")[1]).get("e")) * 1_000;

function pictureOf(value: unknown): ChosenPicture | null {
  const { from, id, url, thumbnailUrl, title, alt } = (value ?? {}) as Partial<Record<string, unknown>>;
  const texts = [url, thumbnailUrl, title, alt].every((one) => typeof one === "string");
  const known = from === "post" || from === "gallery" || from === "upload";
  return texts && known && typeof id === "number" ? (value as ChosenPicture) : null;
}

/**
 * The choice of an earlier visit. Pictures of the post have new addresses by now; another one that nobody can see any more must
 * be chosen again.
 */
export function keptChoice(kept: unknown, post: Pictured, now: number): PictureChoice | null {
  if (!Array.isArray(kept)) return null;
  const pictures = (kept as unknown[]).flatMap((one) => {
    const picture = pictureOf(one);
    if (picture === null) return [];
    if (picture.from !== "post") return endOf(picture.url) > now ? [picture] : [];
    const image = post.images.find(({ id }) => id === picture.id);
    return image === undefined ? [] : [{ ...pictureOfPost(image), alt: picture.alt }];
  });
  return pictures.length === 0 ? null : { kind: "own", pictures };
}
