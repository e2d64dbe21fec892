import { postSources } from "@polyphon/contract/content/content.ts";
import { expect, test } from "vitest";
import { rateOf } from "./rate-of.ts";

test("a post is paid at the rate of its source, and not at all without a rate", () => {
  const rates = { curatedCents: 1250, originalCents: 4800, localCents: 3200 };
  expect(postSources.map((source) => rateOf(source, rates))).toEqual([1250, 4800, 3200, 0, 0]);
  expect(postSources.map((source) => rateOf(source, null))).toEqual([0, 0, 0, 0, 0]);
});
