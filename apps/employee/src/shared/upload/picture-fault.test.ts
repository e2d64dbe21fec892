import { pictureUses } from "@polyphon/contract/media/picture-uses.ts";
import { errors as german } from "@polyphon/i18n/de/errors/errors.server.ts";
import { errors as english } from "@polyphon/i18n/en/errors/errors.server.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { judgePicture } from "@polyphon/rules/media/judge-picture.ts";
import { pictureFault } from "@polyphon/rules/media/picture-fault.ts";

const rule = pictureUses.ownPost;
const good = { type: "image/png", bytes: 500_000, width: 1200, height: 627 };
const facts = fc.record({
  type: fc.constantFrom("image/png", "image/tiff", null),
  bytes: fc.integer({ min: 1, max: 3 * rule.bytes }),
  width: fc.integer({ min: 1, max: 20_000 }),
  height: fc.integer({ min: 1, max: 20_000 }),
});

test("a picture has a fault exactly when it breaks the rule of its use, and every place of its sentence is filled", () => {
  fc.assert(
    fc.property(facts, fc.constantFrom(...Object.values(pictureUses)), (given, use) => {
      const fault = pictureFault(given, use);
      expect(fault === null).toBe(judgePicture(given, use) === null);
      if (fault === null) return;
      for (const texts of [english, german])
        expect(fill(texts[fault.error], fault.values)).not.toContain("{{");
    }),
  );
});

test("the sentence names the one rule that is broken, with the picture's own figure", () => {
  const messageOf = (change: object, use = rule) => {
    const fault = pictureFault({ ...good, ...change }, use);
    return fault && fill(english[fault.error], fault.values);
  };
  expect(messageOf({})).toBeNull();
  expect(messageOf({ width: 280 })).toBe(
    "This image is 280 × 627 pixels. It must be at least 301 × 131 pixels.",
  );
  expect(messageOf({ width: 7000 })).toContain("is 7000 × 627 pixels. It may be at most 6011 × 6011");
  expect(messageOf({ bytes: rule.bytes + 1 })).toMatch(/^This image is \d+ MB\. It may be at most \d+ MB\.$/);
  expect(messageOf({ type: "image/tiff" })).toBe("This image is a tiff file. Use jpeg, png, gif, webp.");
  expect(messageOf({ type: null })).toBe("This file can’t be read as an image. Use jpeg, png, gif, webp.");
});
