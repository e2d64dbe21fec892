import { limits } from "@polyphon/contract/limits.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgePicture } from "./judge-picture.ts";

const usable = { type: "image/jpeg", bytes: 200_000, width: 1200, height: 630 };

describe("which uploaded pictures a post may use", () => {
  it("takes exactly ten megabytes and not one byte more [A9-14]", () => {
    expect(judgePicture({ ...usable, bytes: 10 * 1024 * 1024 })).toBeNull();
    expect(judgePicture({ ...usable, bytes: 10 * 1024 * 1024 + 1 })).toBe("too_many_bytes");
  });

  it("takes what is larger than 300x130, not what is exactly that", () => {
    expect(judgePicture({ ...usable, width: 301, height: 131 })).toBeNull();
    expect(judgePicture({ ...usable, width: 300, height: 131 })).toBe("too_small");
    expect(judgePicture({ ...usable, width: 301, height: 130 })).toBe("too_small");
  });

  it("takes what is smaller than 6012x6012, not what is exactly that", () => {
    expect(judgePicture({ ...usable, width: 6011, height: 6011 })).toBeNull();
    expect(judgePicture({ ...usable, width: 6012, height: 400 })).toBe("too_large");
    expect(judgePicture({ ...usable, width: 400, height: 6012 })).toBe("too_large");
  });

  it("takes jpeg, png, gif and webp", () => {
    for (const type of ["image/jpeg", "image/png", "image/gif", "image/webp"]) {
      expect(judgePicture({ ...usable, type })).toBeNull();
    }
    for (const type of ["image/svg+xml", "image/tiff", "application/pdf", "text/html", null]) {
      expect(judgePicture({ ...usable, type })).toBe("wrong_type");
    }
  });

  it("calls a header of absurd size a bomb", () => {
    expect(judgePicture({ ...usable, width: 60_000, height: 60_000 })).toBe("bomb");
  });

  it("never takes a picture outside any one limit", () => {
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
