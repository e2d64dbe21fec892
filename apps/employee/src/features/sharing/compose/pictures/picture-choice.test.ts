import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chosenPictures,
  firstChoice,
  keptChoice,
  keyOf,
  movePicture,
  pictureOfGallery,
  pictureOfPost,
  picturePayload,
  putPicture,
  withoutPicture,
  type ChosenPicture,
} from "./picture-choice.ts";

const image = (id: number) => ({ id, url: `/${id}`, thumbnailUrl: `/${id}s`, width: 600, height: 314 });
const post = { images: [image(1), image(2), image(3)], imageSelectionMode: "ANY_ONE_AT_RANDOM" as const };
const gallery = pictureOfGallery({ ...image(9), title: "Harbour", hashtags: ["harbour"] });
const upload = (id: number, until = 0): ChosenPicture => ({
  ...pictureOfPost(image(id)),
  from: "upload",
  url: `/${id}?e=${until}`,
});
const ofPost = post.images.map(pictureOfPost);

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

  it("are sent in the person's order, with the texts for those who do not see them", () => {
    const pictures = [gallery, { ...upload(7), alt: " A mast " }, pictureOfPost(image(2))];
    const choice = { kind: "own", pictures } as const;
    expect(chosenPictures(post, choice)).toEqual(pictures);
    expect(picturePayload(choice)).toEqual({
      changeImage: true,
      postImageIds: [2],
      browseImages: [9],
      pictures: [
        { galleryImageId: 9, altText: "" },
        { mediaId: 7, altText: "A mast" },
        { mediaId: 2, altText: "" },
      ],
    });
  });

  it("are exchanged in one step, moved and removed without losing or doubling another", () => {
    const step = fc.constantFrom(1 as const, -1 as const);
    const at = fc.nat(3);
    fc.assert(
      fc.property(at, at, step, (put, move, by) => {
        const exchanged = putPicture(ofPost, put, gallery);
        expect(exchanged).toHaveLength(Math.max(ofPost.length, Math.min(put, 3) + 1));
        expect(exchanged[Math.min(put, 3)]).toEqual(gallery);
        const moved = movePicture(exchanged, move, by);
        expect(new Set(moved.map(keyOf))).toEqual(new Set(exchanged.map(keyOf)));
        expect(movePicture(moved, move + by, by === 1 ? -1 : 1)).toEqual(exchanged);
      }),
    );
    expect(putPicture([gallery, ...ofPost], 2, gallery)).toEqual([gallery, ...ofPost]);
    expect(withoutPicture([gallery], 0)).toEqual([gallery]);
    expect(withoutPicture(ofPost, 1)).toEqual([ofPost[0], ofPost[2]]);
  });

  it("come back with the draft, the post's under new addresses and others while they can be seen", () => {
    const now = 1_000_000;
    const described = { ...pictureOfPost(image(2)), url: "/old", alt: "A mast" };
    const kept = JSON.parse(JSON.stringify([described, upload(7, 500), upload(8, 2_000), { id: 1 }, null]));
    expect(keptChoice(kept, post, now)).toEqual({
      kind: "own",
      pictures: [{ ...described, url: "/2" }, upload(8, 2_000)],
    });
    for (const nothing of [undefined, "", {}, [], [{ ...described, id: 99 }]])
      expect(keptChoice(nothing, post, now)).toBeNull();
  });
});
