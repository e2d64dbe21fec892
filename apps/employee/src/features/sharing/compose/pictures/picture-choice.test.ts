import { describe, expect, it } from "vitest";
import { chosenPictures, firstChoice, picturePayload } from "./picture-choice.ts";

const image = (id: number) => ({ id, url: `/${id}`, thumbnailUrl: `/${id}s`, width: 600, height: 314 });
const post = { images: [image(1), image(2), image(3)], imageSelectionMode: "ANY_ONE_AT_RANDOM" as const };
const gallery = { ...image(9), title: "Harbour", hashtags: ["harbour"] };

describe("the pictures of a share", () => {
  it("are one random picture of the post, and the one shown is the one sent", () => {
    for (const [chance, id] of [
      [0, 1],
      [0.5, 2],
      [0.999, 3],
    ] as const) {
      const choice = firstChoice(post, chance);
      expect(chosenPictures(post, choice).map(({ url }) => url)).toEqual([`/${id}`]);
      expect(picturePayload(choice)).toEqual({ randomPostImageId: id });
    }
  });

  it("are all of the post's when none is picked at random", () => {
    const choice = firstChoice({ ...post, imageSelectionMode: "ALL" }, 0.5);
    expect(chosenPictures(post, choice)).toHaveLength(3);
    expect(picturePayload(choice)).toEqual({});
  });

  it("are replaced by the chosen gallery image", () => {
    const choice = { kind: "gallery", image: gallery } as const;
    expect(chosenPictures(post, choice)).toEqual([gallery]);
    expect(picturePayload(choice)).toEqual({ changeImage: true, browseImages: [9] });
  });
});
