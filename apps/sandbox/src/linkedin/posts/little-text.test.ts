import { assert, constantFrom, property, string } from "fast-check";
import { expect, test } from "vitest";
import { readLittleText, type Segment, visibleText, writeLittleText } from "./little-text.ts";

const names: Record<string, string> = {
  "urn:li:person:anna": "Anna Weber",
  "urn:li:organization:7": "Nordwind Energie",
};
const read = (text: string) => readLittleText(text, (urn) => names[urn]);
const seen = (text: string) => visibleText(read(text).segments);

test("every one of the 15 reserved characters is shown when it is escaped", () => {
  const reserved = String.raw`\|{}@[]()<>#*_~`.split("");
  expect(reserved).toHaveLength(15);
  for (const character of reserved) {
    expect(read(`before \\${character} after`)).toEqual({
      segments: [{ kind: "text", text: `before ${character} after` }],
      cutAt: null,
    });
  }
});

test("every misplaced reserved character silently ends the text", () => {
  for (const character of String.raw`|{}@[]()<>#*_~`) {
    const { segments, cutAt } = read(`kept ${character} lost`);
    expect(visibleText(segments)).toBe("kept ");
    expect(cutAt).toBe(5);
  }
  expect(seen(String.raw`kept \n lost`)).toBe("kept ");
  expect(seen("kept\\")).toBe("kept");
});

test("a link with an unescaped underscore loses its rest, an escaped one keeps it", () => {
  expect(seen("see https://example.com/a_b?c=1 now")).toBe("see https://example.com/a");
  expect(seen(String.raw`see https://example.com/a\_b?c=1 now`)).toBe("see https://example.com/a_b?c=1 now");
});

test("a hashtag and a hashtag template both become a hashtag", () => {
  expect(read("we love #Überraschung2").segments).toEqual([
    { kind: "text", text: "we love " },
    { kind: "hashtag", sign: "#", text: "Überraschung2" },
  ]);
  expect(read(String.raw`{hashtag|\#|green} {hashtag|＃|blau}`).segments).toEqual([
    { kind: "hashtag", sign: "#", text: "green" },
    { kind: "text", text: " " },
    { kind: "hashtag", sign: "＃", text: "blau" },
  ]);
  expect(read(String.raw`#AI\_x and more`).segments[0]).toEqual({ kind: "hashtag", sign: "#", text: "AI_x" });
});

test("an escaped hash sign stays text", () => {
  expect(read(String.raw`\#1 of the year`).segments).toEqual([{ kind: "text", text: "#1 of the year" }]);
});

test("a person matches a part of their name, an organisation only all of it", () => {
  expect(read("@[Anna](urn:li:person:anna)").segments[0]?.kind).toBe("mention");
  expect(read("@[Anna Weber](urn:li:person:anna)").segments[0]?.kind).toBe("mention");
  expect(read("@[Nordwind Energie](urn:li:organization:7)").segments[0]?.kind).toBe("mention");
  expect(read("@[Nordwind](urn:li:organization:7)").segments[0]).toEqual({ kind: "text", text: "Nordwind" });
});

test("a mention with a wrong name, wrong case or unknown entity stays plain text", () => {
  for (const text of [
    "@[Berta](urn:li:person:anna)",
    "@[anna](urn:li:person:anna)",
    "@[Anna](urn:li:person:x)",
  ]) {
    expect(read(text).segments.map(({ kind }) => kind)).toEqual(["text"]);
    expect(read(text).cutAt).toBeNull();
  }
});

test("a broken mention ends the text where it starts", () => {
  expect(seen("hello @[Anna](somewhere) and all")).toBe("hello ");
  expect(seen("mail me@example.com")).toBe("mail me");
});

test("text in little format reads back unchanged", () => {
  const plain = string({ minLength: 1, unit: "grapheme" }).map((text): Segment => ({ kind: "text", text }));
  assert(
    property(plain, (segment) => {
      expect(read(writeLittleText([segment]))).toEqual({ segments: [segment], cutAt: null });
    }),
  );
  const mixed: Segment[] = [
    { kind: "text", text: "a_b (c) " },
    { kind: "mention", text: "Anna Weber", urn: "urn:li:person:anna" },
    { kind: "text", text: " * " },
    { kind: "hashtag", sign: "#", text: "go" },
  ];
  expect(read(writeLittleText(mixed)).segments).toEqual(mixed);
});

test("text before a cut is exactly the part before the first unescaped reserved character", () => {
  const safe = string().map((text) => text.replace(/[\\|{}@[\]()<>#*_~]/g, ""));
  assert(
    property(safe, constantFrom(..."|}[]()<>*_~".split("")), safe, (before, stop, after) => {
      expect(seen(before + stop + after)).toBe(before);
    }),
  );
});
