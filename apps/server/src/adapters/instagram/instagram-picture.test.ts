import fc from "fast-check";
import { expect, test } from "vitest";
import { frameOf } from "./instagram-picture.ts";

test("every picture gets a frame that Instagram accepts and that it fits in", () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const frame = frameOf(width, height);
      const ratio = frame.width / frame.height;
      expect(ratio).toBeGreaterThanOrEqual(0.8);
      expect(ratio).toBeLessThanOrEqual(1.91);
      expect(frame.width).toBeGreaterThanOrEqual(320);
      expect(frame.width).toBeLessThanOrEqual(1440);
    }),
  );
});

test("a picture that fits keeps its aspect ratio", () => {
  expect(frameOf(1080, 1080)).toEqual({ width: 1080, height: 1080 });
  expect(frameOf(1080, 1350)).toEqual({ width: 1080, height: 1350 });
  expect(frameOf(4000, 3000)).toEqual({ width: 1440, height: 1080 });
});
