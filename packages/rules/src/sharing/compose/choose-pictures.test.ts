import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { choosePictures, type PictureRequest } from "./choose-pictures.ts";

const none: PictureRequest = {
  named: [],
  changeImage: false,
  postImageIds: [],
  galleryImageIds: [],
  randomImageId: null,
};

describe("the pictures of a share", () => {
  test("are the post's own unless the person chooses others", () => {
    expect(choosePictures(none, [1, 2], false, 4)).toEqual({ ok: true, pictureIds: null, altTexts: null });
    expect(choosePictures({ ...none, postImageIds: [2] }, [1, 2], false, 4)).toEqual({
      ok: true,
      pictureIds: null,
      altTexts: null,
    });
  });

  test("are the picture that was shown, exactly if it was chosen at random", () => {
    const shown = { ...none, randomImageId: 2 };
    expect(choosePictures(shown, [1, 2], true, 4)).toEqual({ ok: true, pictureIds: [2], altTexts: null });
    expect(choosePictures(shown, [1, 2], false, 4)).toEqual({ ok: true, pictureIds: null, altTexts: null });
    expect(choosePictures({ ...none, randomImageId: 3 }, [1, 2], true, 4)).toEqual({ ok: false });
  });

  test("when changed, come from the same post, at least one and never too many", () => {
    const ids = fc.integer({ min: 1, max: 8 });
    fc.assert(
      fc.property(
        fc.array(ids, { maxLength: 4 }),
        fc.array(ids, { maxLength: 5 }),
        fc.array(fc.integer({ min: 100, max: 104 }), { maxLength: 5 }),
        fc.integer({ min: 1, max: 4 }),
        (ofPost, postImageIds, galleryImageIds, most) => {
          const input = { ...none, changeImage: true, postImageIds, galleryImageIds, randomImageId: null };
          const choice = choosePictures(input, ofPost, false, most);
          const wanted = new Set([...postImageIds, ...galleryImageIds]);
          const allowed =
            postImageIds.every((id) => ofPost.includes(id)) && wanted.size > 0 && wanted.size <= most;
          expect(choice).toEqual(
            allowed ? { ok: true, pictureIds: [...wanted], altTexts: null } : { ok: false },
          );
        },
      ),
    );
  });

  test("named one by one, keep their order and their texts, each once and all of them usable", () => {
    const named = fc.array(
      fc.record({ id: fc.option(fc.integer({ min: 1, max: 6 })), altText: fc.constantFrom("", " A mast ") }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(named, fc.integer({ min: 1, max: 4 }), (pictures, most) => {
        const choice = choosePictures({ ...none, named: pictures }, [], false, most);
        const ids = pictures.flatMap(({ id }) => id ?? []);
        const right = new Set(ids).size === pictures.length && pictures.length <= most;
        const texts = pictures.map(({ altText }) => altText.trim());
        const altTexts = texts.join("") === "" ? null : texts;
        expect(choice).toEqual(right ? { ok: true, pictureIds: ids, altTexts } : { ok: false });
      }),
    );
  });
});
