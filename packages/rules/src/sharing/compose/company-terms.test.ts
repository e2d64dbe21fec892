import * as fc from "fast-check";
import { expect, test } from "vitest";
import { brokenTerms } from "./company-terms.ts";

const open = { offered: ["LINKEDIN", "XING"], lockedDownCopy: false } as const;
const locked = { ...open, lockedDownCopy: true };

test("with locked-down copy only a text of the chosen voice is accepted", () => {
  const copies = ["The fixed text", "The fixed text for Xing"];
  expect(brokenTerms(locked, copies, [{ network: "LINKEDIN", text: "The fixed text " }])).toBeNull();
  expect(brokenTerms(locked, copies, [{ network: "LINKEDIN", text: "My own text" }])).toEqual({
    reason: "copy_locked",
    network: "LINKEDIN",
  });
});

test("without locked-down copy any text is accepted on the company's networks", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...open.offered), (text, network) => {
      expect(brokenTerms(open, ["Any"], [{ network, text }])).toBeNull();
    }),
  );
});

test("a network the company does not share on is refused, and so is a voice the post does not have", () => {
  expect(brokenTerms(open, ["Any"], [{ network: "TWITTER", text: "Any" }])).toEqual({
    reason: "feature_off",
    network: "TWITTER",
  });
  expect(brokenTerms(open, null, [{ network: "XING", text: "Any" }])).toEqual({
    reason: "not_found",
    network: "XING",
  });
});
