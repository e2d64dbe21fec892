import { limits } from "@polyphon/contract/limits.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { countCopy } from "./count-copy.ts";
import { sharedLength } from "./shared-length.ts";

const none = { postUrl: null, facebookUrl: null, embedCode: null, isDocument: false };
const linked = { ...none, postUrl: "https://nordwind.example/a" };

test("the length of a share is never less than the counter showed, and equal to it except on X", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...networks),
      fc.string({ unit: "grapheme" }),
      fc.constantFrom(none, linked),
      (network, text, attached) => {
        const { used, max } = sharedLength(network, text, attached);
        const { length } = countCopy(network, text, attached);
        expect(max).toBe(limits.copy.max[network]);
        if (network === "TWITTER") expect(used).toBeGreaterThanOrEqual(length);
        else expect(used).toBe(length);
      },
    ),
  );
});

test("X counts an emoji twice, and an attached link as an address", () => {
  expect(sharedLength("TWITTER", "🚀".repeat(150), none)).toEqual({ used: 300, max: 280 });
  expect(sharedLength("TWITTER", "🚀".repeat(100), linked)).toEqual({ used: 225, max: 280 });
});
