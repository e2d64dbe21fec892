import { postSources } from "@polyphon/contract/content/content.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hasContent, refuseSource } from "./may-suggest.ts";

describe("AI suggestions", () => {
  test("are allowed by the company per kind of post [C3company-14]", () => {
    const sources = fc.subarray([...postSources]);
    fc.assert(
      fc.property(fc.boolean(), sources, fc.constantFrom(null, ...postSources), (on, allowed, source) => {
        const refused = refuseSource({ on, sources: allowed }, source);
        if (!on) expect(refused).toBe("feature_off");
        else expect(refused).toBe(source === null || allowed.includes(source) ? null : "ai_source_off");
      }),
    );
  });

  test("need material to write about [B5.10-21]", () => {
    expect(hasContent({ referrer: "SHARE_POST", post: true, words: [] })).toBe(true);
    expect(hasContent({ referrer: "SHARE_POST", post: false, words: ["an instruction"] })).toBe(false);
    expect(hasContent({ referrer: "OWN_POST", post: false, words: ["", " \n"] })).toBe(false);
    expect(hasContent({ referrer: "OWN_POST", post: false, words: ["", "a title"] })).toBe(true);
  });
});
