import { describe, expect, it } from "vitest";
import { chosenPictures, firstChoice, picturePayload } from "./picture-choice.ts";

const image = (id: number) => ({ id, url: `/${id}`, thumbnailUrl: `/${id}s`, width: 600, height: 314 });
const post = { images: [image(1), image(2), image(3)], imageSelectionMode: "ANY_ONE_AT_RANDOM" as const };
const gallery = { ...image(9), title: "Harbour", hashtags: ["harbour"] };

describe("the pictures of a share", () => {
  it("are one of the post's where chance decides: the one that is shown is the one that is sent", () => {
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

  it("are all of the post's where chance has no say", () => {
    const choice = firstChoice({ ...post, imageSelectionMode: "ALL" }, 0.5);
    expect(chosenPictures(post, choice)).toHaveLength(3);
    expect(picturePayload(choice)).toEqual({});
  });

  it("are replaced by the one of the gallery", () => {
    const choice = { kind: "gallery", image: gallery } as const;
    expect(chosenPictures(post, choice)).toEqual([gallery]);
    expect(picturePayload(choice)).toEqual({ changeImage: true, browseImages: [9] });
  });
});
