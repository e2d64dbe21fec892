import { describe, expect, it } from "vitest";
import { corners, stickerPlace } from "./stick-on.ts";

describe("a sticker on a picture", () => {
  it.each(corners)("stays inside the picture, at %s, with its proportions", (corner) => {
    for (const picture of [
      { width: 1200, height: 628 },
      { width: 301, height: 900 },
      { width: 6000, height: 140 },
    ])
      for (const sticker of [
        { width: 64, height: 64 },
        { width: 2000, height: 300 },
        { width: 50, height: 900 },
      ]) {
        const { x, y, width, height } = stickerPlace(picture, sticker, corner);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(picture.width);
        expect(y + height).toBeLessThanOrEqual(picture.height);
        expect(width).toBeLessThanOrEqual(picture.width * 0.25 + 1);
        expect(Math.abs(width * sticker.height - height * sticker.width)).toBeLessThanOrEqual(
          Math.max(sticker.width, sticker.height),
        );
      }
  });
});
