import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { facebookOutcome, sharedStatusOf } from "./facebook-answer.ts";

describe("the answer of Facebook's share dialog", () => {
  it("counts as shared only when it is an empty list [B4.7-11]", () => {
    expect(sharedStatusOf(facebookOutcome([]))).toBe(1);
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        const empty = Array.isArray(answer) && answer.length === 0;
        expect(sharedStatusOf(facebookOutcome(answer))).toBe(empty ? 1 : 0);
      }),
    );
  });

  it("distinguishes a closed window, a refusal, silence and an unknown answer", () => {
    const closed = { error_code: 4201, error_message: "User canceled the Dialog flow" };
    expect([closed, { error_message: "no" }, undefined, {}].map(facebookOutcome)).toEqual([
      "cancelled",
      "refused",
      "nothing",
      "unclear",
    ]);
  });
});
