import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { choosePictures, type PictureWish } from "./choose-pictures.ts";

const none: PictureWish = { changeImage: false, postImageIds: [], galleryImageIds: [], randomImageId: null };

describe("the pictures of a share", () => {
  test("are the post's own unless the person says otherwise", () => {
    expect(choosePictures(none, [1, 2], false, 4)).toEqual({ ok: true, pictureIds: null });
    expect(choosePictures({ ...none, postImageIds: [2] }, [1, 2], false, 4)).toEqual({
      ok: true,
      pictureIds: null,
    });
  });

  test("are the one that was shown when chance chooses, and only then", () => {
    const shown = { ...none, randomImageId: 2 };
    expect(choosePictures(shown, [1, 2], true, 4)).toEqual({ ok: true, pictureIds: [2] });
    expect(choosePictures(shown, [1, 2], false, 4)).toEqual({ ok: true, pictureIds: null });
    expect(choosePictures({ ...none, randomImageId: 3 }, [1, 2], true, 4)).toEqual({ ok: false });
  });

  test("when changed, never come from another post, are never too many and never none", () => {
    const ids = fc.integer({ min: 1, max: 8 });
    fc.assert(
      fc.property(
        fc.array(ids, { maxLength: 4 }),
        fc.array(ids, { maxLength: 5 }),
        fc.array(fc.integer({ min: 100, max: 104 }), { maxLength: 5 }),
        fc.integer({ min: 1, max: 4 }),
        (ofPost, postImageIds, galleryImageIds, most) => {
          const wish = { changeImage: true, postImageIds, galleryImageIds, randomImageId: null };
          const choice = choosePictures(wish, ofPost, false, most);
          const wanted = new Set([...postImageIds, ...galleryImageIds]);
          const allowed =
            postImageIds.every((id) => ofPost.includes(id)) && wanted.size > 0 && wanted.size <= most;
          expect(choice).toEqual(allowed ? { ok: true, pictureIds: [...wanted] } : { ok: false });
        },
      ),
    );
  });
});
