import { showMentions } from "@polyphon/rules/sharing/compose/copy/mention-text.ts";
import { readLittleText, visibleText } from "@polyphon/sandbox/linkedin/posts/little-text.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toLittleText } from "./little-text.ts";

const piece = fc.oneof(
  fc.constantFrom(..."\\|{}@[]()<>#*_~".split("")),
  fc.constantFrom(
    " ",
    "\n",
    "a",
    "B",
    "9",
    "ä",
    "日",
    "😀",
    "é",
    "#AI_2",
    "#über",
    "#1",
    "##x",
    "a#b",
    "&#39;",
  ),
  fc.constantFrom(
    "https://a.io/x_(y)#top",
    "www.acme.com/~ann_b",
    "ann_b@acme.com",
    "{hashtag|\\#|x}",
    "\\#x",
  ),
  fc.constantFrom(
    "@[Ann Bee](urn:li:person:aB-9_x)",
    "@[Acme (Group) [x]](urn:li:organization:77)",
    "@[",
    "](urn:li:person:1)",
  ),
);
const texts = fc.oneof(
  fc.array(piece, { maxLength: 40 }).map((parts) => parts.join("")),
  fc.string({ unit: "binary" }),
);
const read = (text: string) =>
  readLittleText(toLittleText(text), (urn) => ({ "urn:li:person:aB-9_x": "Ann Bee" })[urn]);

describe("a copy in LinkedIn's little text format", () => {
  test("is never truncated, and reads as it was written", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { segments, cutAt } = read(text);
        expect(cutAt).toBeNull();
        expect(visibleText(segments)).toBe(showMentions(text));
      }),
      { numRuns: 5000 },
    );
  });

  test("keeps mentions, with the characters of a name escaped", () => {
    expect(toLittleText("Hi @[Ann Bee](urn:li:person:aB-9_x)!")).toBe("Hi @[Ann Bee](urn:li:person:aB-9_x)!");
    expect(toLittleText("@[Acme (Group)](urn:li:organization:7)")).toBe(
      String.raw`@[Acme \(Group\)](urn:li:organization:7)`,
    );
    expect(read("Hi @[Ann Bee](urn:li:person:aB-9_x)!").segments[1]).toMatchObject({ kind: "mention" });
  });

  test("keeps hashtags, and only real ones", () => {
    const tags = (text: string) =>
      read(text).segments.flatMap((part) => (part.kind === "hashtag" ? [part.text] : []));
    expect(tags("#Wind and #AI_2 (#über) no a#b, #1 or https://a.io/#top")).toEqual(["Wind", "AI_2", "über"]);
    expect(toLittleText("#AI_2")).toBe(String.raw`#AI\_2`);
  });

  test("shows an address in full, though its characters are escaped", () => {
    const url = "https://en.wikipedia.org/wiki/Wind_(air)#History~2";
    expect(visibleText(read(`See ${url}.`).segments)).toBe(`See ${url}.`);
    expect(toLittleText("https://pol.io/3k9x")).toBe("https://pol.io/3k9x");
  });

  test("is written quickly, even when it is hostile", () => {
    for (const unit of ["@[", "#", "https://", "@[a](", "#_", "\\"]) {
      const start = performance.now();
      toLittleText(unit.repeat(3000 / unit.length));
      expect(performance.now() - start).toBeLessThan(200);
    }
  });
});
