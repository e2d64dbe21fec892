import type { GalleryImage, Post } from "../../share-model.ts";

/** The pictures to share: the post's, a random one of them, or one of the gallery. */
export type PictureChoice =
  | { readonly kind: "post" }
  | { readonly kind: "random"; readonly id: number }
  | { readonly kind: "gallery"; readonly image: GalleryImage };

/** `chance` is a number from 0 to below 1; the user sees the picture that will be shared. */
export function firstChoice(
  post: Pick<Post, "images" | "imageSelectionMode">,
  chance: number,
): PictureChoice {
  if (post.imageSelectionMode !== "ANY_ONE_AT_RANDOM" || post.images.length < 2) return { kind: "post" };
  const chosen = post.images[Math.floor(chance * post.images.length)];
  return chosen === undefined ? { kind: "post" } : { kind: "random", id: chosen.id };
}

export function chosenPictures(post: Pick<Post, "images">, choice: PictureChoice): { url: string }[] {
  switch (choice.kind) {
    case "post":
      return post.images;
    case "random":
      return post.images.filter(({ id }) => id === choice.id);
    case "gallery":
      return [choice.image];
  }
}

/** In the format of the share. */
export function picturePayload(choice: PictureChoice) {
  switch (choice.kind) {
    case "post":
      return {};
    case "random":
      return { randomPostImageId: choice.id };
    case "gallery":
      return { changeImage: true, browseImages: [choice.image.id] };
  }
}
