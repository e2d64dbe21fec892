import { expect, test } from "vitest";
import { pageKeyOf } from "./page-key.ts";

test.each(["about", "what-we-do", "comcast_welcome", "2026", "x".repeat(60)])(
  "%s is accepted as a page key [B2.1-05]",
  (key) => {
    expect(pageKeyOf(key)).toBe(key);
  },
);

test.each(["", "About", "-x", "a b", "ä", "a.b", "x".repeat(61), "<script>"])(
  "%s is refused as a page key",
  (address) => {
    expect(pageKeyOf(address)).toBeNull();
  },
);

test("the help page is not a content page, because it has its own screen behind a feature", () => {
  expect(pageKeyOf("help")).toBeNull();
});
