import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mentionClashes, type MentionIdentity } from "./mention-clashes.ts";
import { mentionsIn } from "./mentions-in-copy.ts";
import { readMentionSource, readProfileUrl } from "./profile-url.ts";
import { foldName, searchKeysOf, searchRange } from "./search-keys.ts";

const inRange = (key: string, typed: string) => {
  const range = searchRange(typed);
  const bytes = (text: string) => Buffer.from(text);
  return (
    range !== null &&
    Buffer.compare(bytes(key), bytes(range[0])) >= 0 &&
    Buffer.compare(bytes(key), bytes(range[1])) < 0
  );
};

describe("searching", () => {
  test("finds a name by the beginning of each word, and by several words in sequence", () => {
    const word = fc.stringMatching(/^[A-Za-zÄÖÜßéł]{1,10}$/u);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), fc.nat(), fc.nat(), (words, a, b) => {
        const at = a % words.length;
        const rest = foldName(words.slice(at).join(" "));
        const typed = rest.slice(0, 1 + (b % rest.length));
        expect(searchKeysOf(words.join(" ")).some((key) => inRange(key, typed))).toBe(true);
      }),
    );
  });

  test("returns exactly the names that begin with what was typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (name, typed) => {
        const folded = foldName(typed);
        fc.pre(folded !== "");
        for (const key of searchKeysOf(name)) expect(inRange(key, typed)).toBe(key.startsWith(folded));
      }),
    );
  });

  test("ignores accents, case and punctuation", () => {
    expect(foldName("  Jürgen  O’Brien-Łukasz ß ")).toBe("jurgen o brien lukasz ss");
    expect(searchRange("…!")).toBeNull();
  });
});

describe("profile addresses", () => {
  test.each([
    ["https://www.linkedin.com/in/Anna-Weber/", "PERSONAL", "https://www.linkedin.com/in/anna-weber"],
    ["de.linkedin.com/in/j%C3%BCrgen?x=1", "PERSONAL", "https://www.linkedin.com/in/j%C3%BCrgen"],
    ["http://linkedin.com/company/acme#about", "ORGANIZATION", "https://www.linkedin.com/company/acme"],
  ])("%s is normalised", (text, accountType, url) => {
    expect(readProfileUrl(text)).toMatchObject({ accountType, url });
  });

  test.each([
    "",
    "https://linkedin.com/",
    "https://evil.example/linkedin.com/in/anna",
    "https://www.linkedin.com/in/%",
  ])("%j is refused", (text) => {
    expect(readProfileUrl(text)).toBeNull();
  });

  test("normalising twice changes nothing", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z0-9äöü-]{2,30}$/u), (name) => {
        const once = readProfileUrl(`https://www.linkedin.com/in/${name}`);
        expect(readProfileUrl(once?.url ?? "")).toEqual(once);
      }),
    );
  });

  test("accepts a URN as a source as well", () => {
    expect(readMentionSource(" urn:li:person:AbC-1 ")).toEqual({
      kind: "urn",
      accountType: "PERSONAL",
      linkedinId: "AbC-1",
    });
    expect(readMentionSource("urn:li:share:1")).toBeNull();
  });
});

describe("mentions in a copy", () => {
  test("are written as @[name](urn of a person or an organisation) [B3-23]", () => {
    const copy = "Thanks @[Anna Weber](urn:li:person:a_1) of @[Nordwind [DE]](urn:li:organization:10001)!";
    expect(mentionsIn(copy)).toEqual([
      { name: "Anna Weber", urn: "urn:li:person:a_1" },
      { name: "Nordwind [DE]", urn: "urn:li:organization:10001" },
    ]);
    for (const text of ["@[No](urn:li:share:1)", "@anna", "[x](urn:li:person:1)"])
      expect(mentionsIn(text)).toEqual([]);
  });
});

describe("clashes", () => {
  const identity = fc.record<MentionIdentity>({
    accountType: fc.constantFrom("PERSONAL", "ORGANIZATION"),
    linkedinId: fc.constantFrom("1", "2", "3"),
    displayName: fc.constantFrom("Anna", "anna", "Ben"),
    profileUrl: fc.constantFrom(null, "https://www.linkedin.com/in/a", "https://www.linkedin.com/in/A"),
  });

  test("do not occur between inputs that were saved one after the other", () => {
    fc.assert(
      fc.property(fc.array(identity, { maxLength: 6 }), (inputs) => {
        const late = new Set(mentionClashes(inputs, []).map(({ at }) => at));
        const kept = inputs.filter((_, at) => !late.has(at));
        const seen = new Set(kept.map((one) => `${one.accountType} ${one.linkedinId}`));
        expect(seen.size).toBe(kept.length);
        expect(mentionClashes(kept, [])).toEqual([]);
      }),
    );
  });

  test("occur when the same input is already stored", () => {
    fc.assert(
      fc.property(identity, (input) => {
        expect(mentionClashes([input], [input])).toEqual([{ at: 0, error: "mention_urn_duplicate" }]);
      }),
    );
  });
});
