import { expect, test } from "vitest";
import { pageKeyOf } from "./page-key.ts";

test.each(["about", "what-we-do", "comcast_welcome", "2026", "x".repeat(60)])(
  "%s can be a page [B2.1-05]",
  (key) => {
    expect(pageKeyOf(key)).toBe(key);
  },
);

test.each(["", "About", "-x", "a b", "ä", "a.b", "x".repeat(61), "<script>"])(
  "%s cannot be a page",
  (address) => {
    expect(pageKeyOf(address)).toBeNull();
  },
);

test("the help has a screen of its own, which asks for its feature", () => {
  expect(pageKeyOf("help")).toBeNull();
});
