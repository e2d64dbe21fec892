import { limits } from "@polyphon/contract/limits.ts";
import { type PictureRule, pictureUses } from "@polyphon/contract/media/picture-uses.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgePicture as judge, type PictureFacts } from "./judge-picture.ts";

const judgePicture = (facts: PictureFacts) => judge(facts, pictureUses.gallery);
const usable = { type: "image/jpeg", bytes: 200_000, width: 1200, height: 630 };

describe("the gallery", () => {
  it("takes exactly ten megabytes and not one byte more [A9-14]", () => {
    expect(judgePicture({ ...usable, bytes: 10 * 1024 * 1024 })).toBeNull();
    expect(judgePicture({ ...usable, bytes: 10 * 1024 * 1024 + 1 })).toBe("too_many_bytes");
  });

  it("takes pictures larger than 300x130, not exactly that size [C5gallery-03]", () => {
    expect(judgePicture({ ...usable, width: 301, height: 131 })).toBeNull();
    expect(judgePicture({ ...usable, width: 300, height: 131 })).toBe("too_small");
    expect(judgePicture({ ...usable, width: 301, height: 130 })).toBe("too_small");
  });

  it("takes pictures smaller than 6012x6012, not exactly that size", () => {
    expect(judgePicture({ ...usable, width: 6011, height: 6011 })).toBeNull();
    expect(judgePicture({ ...usable, width: 6012, height: 400 })).toBe("too_large");
    expect(judgePicture({ ...usable, width: 400, height: 6012 })).toBe("too_large");
  });

  it("takes jpeg, png, gif and webp [C5gallery-01]", () => {
    for (const type of ["image/jpeg", "image/png", "image/gif", "image/webp"]) {
      expect(judgePicture({ ...usable, type })).toBeNull();
    }
    for (const type of ["image/svg+xml", "image/tiff", "application/pdf", "text/html", null]) {
      expect(judgePicture({ ...usable, type })).toBe("wrong_type");
    }
  });

  it("refuses a header of absurd size as a decompression bomb", () => {
    expect(judgePicture({ ...usable, width: 60_000, height: 60_000 })).toBe("bomb");
  });

  it("never takes a picture outside any one limit [C5posts-13]", () => {
    const facts = fc.record({
      type: fc.constantFrom(...limits.image.types, "image/bmp", null),
      bytes: fc.integer({ min: 0, max: 2 * limits.image.bytes }),
      width: fc.integer({ min: 0, max: 7000 }),
      height: fc.integer({ min: 0, max: 7000 }),
    });
    fc.assert(
      fc.property(facts, (one) => {
        const inside =
          one.type !== null &&
          one.type !== "image/bmp" &&
          one.bytes <= limits.image.bytes &&
          one.width > 300 &&
          one.width < 6012 &&
          one.height > 130 &&
          one.height < 6012;
        expect(judgePicture(one) === null).toBe(inside);
      }),
    );
  });
});

describe("the picture rule", () => {
  const banner = { type: "image/png", bytes: 900_000, width: 1400, height: 350 };

  it("for a banner asks for 1400x349 or more, 4:1 and up to 8 MB", () => {
    expect(judge(banner, pictureUses.banner)).toBeNull();
    expect(judge({ ...banner, height: 349 }, pictureUses.banner)).toBeNull();
    expect(judge({ ...banner, width: 1399 }, pictureUses.banner)).toBe("too_small");
    expect(judge({ ...banner, height: 348 }, pictureUses.banner)).toBe("too_small");
    expect(judge({ ...banner, height: 700 }, pictureUses.banner)).toBe("wrong_ratio");
    expect(judge({ ...banner, width: 2000 }, pictureUses.banner)).toBe("wrong_ratio");
    expect(judge({ ...banner, bytes: 8 * 1024 * 1024 + 1 }, pictureUses.banner)).toBe("too_many_bytes");
  });

  it("for a post allows jpeg, png and gif but not webp, for a sticker jpeg and png, for a slider only jpeg [C5posts-12] [C5entities-07]", () => {
    const taken = (rule: PictureRule) =>
      ["jpeg", "png", "gif", "webp"].filter(
        (type) => judge({ ...usable, type: `image/${type}` }, rule) === null,
      );
    expect(taken(pictureUses.post)).toEqual(["jpeg", "png", "gif"]);
    expect(taken(pictureUses.sticker)).toEqual(["jpeg", "png"]);
    expect(taken(pictureUses.slider)).toEqual(["jpeg"]);
  });

  it("never accepts a picture of another ratio, however large it is", () => {
    const width = fc.integer({ min: 1400, max: 6011 });
    fc.assert(
      fc.property(width, fc.integer({ min: 349, max: 6011 }), (wide, high) => {
        const fits = judge({ ...banner, width: wide, height: high }, pictureUses.banner) === null;
        expect(fits).toBe(Math.abs(wide / high - 4) <= 0.08);
      }),
    );
  });
});
