import type { GalleryImage, Post } from "../../share-model.ts";

/** The pictures that go out: the post's, one of them that chance chose, or one of the gallery. */
export type PictureChoice =
  | { readonly kind: "post" }
  | { readonly kind: "random"; readonly id: number }
  | { readonly kind: "gallery"; readonly image: GalleryImage };

/** `chance` is a number from 0 to below 1; the person sees the one picture that will go. */
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

/** As the share carries it. */
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
