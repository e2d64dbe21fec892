import { pictureUses } from "@polyphon/contract/media/picture-uses.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { canCrop, cropArea, cropRatios } from "./crop-area.ts";
import { judgePicture } from "./judge-picture.ts";

const rule = pictureUses.ownPost;
const picture = fc.record({
  width: fc.integer({ min: 1, max: 6_000 }),
  height: fc.integer({ min: 1, max: 6_000 }),
});
const part = fc.double({ min: 0, max: 1, noNaN: true });
const crop = fc.record({
  ratio: fc.oneof(
    fc.constantFrom(...Object.values(cropRatios)),
    fc.double({ min: 0.4, max: 3, noNaN: true }),
  ),
  zoom: part,
  x: part,
  y: part,
});

test("a piece lies inside its picture and has its ratio, to a pixel", () => {
  fc.assert(
    fc.property(picture, crop, (whole, wanted) => {
      const { left, top, width, height } = cropArea(whole, wanted, rule);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(whole.width);
      expect(top + height).toBeLessThanOrEqual(whole.height);
      if (canCrop(whole, wanted.ratio, rule))
        expect(Math.abs(width - height * wanted.ratio)).toBeLessThanOrEqual(wanted.ratio + 1);
    }),
  );
});

test("what can be cropped satisfies the rule of its use, however far it is zoomed", () => {
  fc.assert(
    fc.property(picture, crop, (whole, wanted) => {
      if (!canCrop(whole, wanted.ratio, rule)) return;
      const { width, height } = cropArea(whole, wanted, rule);
      expect(judgePicture({ type: "image/png", bytes: 1, width, height }, rule)).toBeNull();
    }),
  );
});
