import { networks } from "@polyphon/contract/networks/networks.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tagLink, utmOf } from "./tag-link.ts";

const value = fc.option(fc.string({ unit: "grapheme", maxLength: 20 }));
const anyUtm = fc.record({
  cid: value,
  source: value,
  medium: value,
  campaign: value,
  content: value,
  term: value,
});
const empty = { cid: null, source: null, medium: null, campaign: null, content: null, term: null };

describe("a shared link", () => {
  test("carries the UTM fields and keeps its own address, query and anchor exactly [A1-24]", () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), anyUtm, (url, utm) => {
        const tagged = new URL(tagLink(url, utm));
        const before = new URL(url);
        for (const name of ["cid", "source", "medium", "campaign", "content", "term"] as const) {
          expect(tagged.searchParams.get(`utm_${name}`)).toBe(utm[name]?.trim() || null);
        }
        expect(tagged.search.startsWith(before.search)).toBe(true);
        expect(tagged.hash).toBe(before.hash);
        expect(tagged.origin + tagged.pathname).toBe(before.origin + before.pathname);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ["https://a.io", "https://a.io?utm_source=linkedin"],
    ["https://a.io/?", "https://a.io/?utm_source=linkedin"],
    ["https://a.io/?q=a%20b&", "https://a.io/?q=a%20b&utm_source=linkedin"],
    ["https://a.io/?q=1#top?x", "https://a.io/?q=1&utm_source=linkedin#top?x"],
    ["https://a.io/?utm_source=own", "https://a.io/?utm_source=own"],
  ])("%s becomes %s", (url, tagged) => {
    expect(tagLink(url, { ...empty, source: "linkedin" })).toBe(tagged);
  });

  test.each([
    ["GOOGLE_ANALYTICS", "utm_id=7&utm_source=x&utm_term=wind"],
    ["ADOBE_ANALYTICS", "cid=7&utm_source=x&utm_term=wind"],
    ["MATOMO", "mtm_cid=7&mtm_source=x&mtm_kwd=wind"],
    [null, "utm_cid=7&utm_source=x&utm_term=wind"],
  ] as const)("for %s carries the parameter names of that tool", (tool, query) => {
    const utm = { ...empty, cid: "7", source: "x", term: "wind" };
    expect(tagLink("https://a.io/", utm, tool)).toBe(`https://a.io/?${query}`);
  });

  test("for another network uses LinkedIn's value where its own is empty [B3-21]", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...networks), anyUtm),
        fc.constantFrom(...networks),
        (fields, network) => {
          const utm = utmOf(fields, network);
          for (const name of ["cid", "source", "medium", "campaign", "content", "term"] as const) {
            const own = fields[network]?.[name]?.trim();
            expect(utm[name]).toBe(own ? own : fields.LINKEDIN?.[name]?.trim() || null);
          }
        },
      ),
    );
  });
});
