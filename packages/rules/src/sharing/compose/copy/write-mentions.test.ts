import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { showMentions } from "./mention-text.ts";
import {
  mentionBeingTyped,
  mentionMark,
  mentionsIn,
  readMentions,
  sentCopy,
  type CopyMention,
} from "./write-mentions.ts";

const eva: CopyMention = { displayName: "Eva Lang", linkedinUrn: "urn:li:person:eva" };
const langer: CopyMention = { displayName: "Eva Langer", linkedinUrn: "urn:li:person:langer" };
const wind: CopyMention = { displayName: "Wind (Nord)", linkedinUrn: "urn:li:organization:77" };
const known = [eva, langer, wind];

const words = fc
  .array(fc.constantFrom(" ", "\n", "thanks", "🙂", "ä", "@", "eva@nordwind.example", "#wind", "[", ")"))
  .map((pieces) => pieces.join(""));
const copies = fc
  .array(
    fc.oneof(
      words,
      fc.constantFrom(...known).map((one) => ` ${mentionMark(one)} `),
    ),
  )
  .map((pieces) => pieces.join(""));

describe("mentions in a copy", () => {
  it("are edited as names and sent unchanged", () => {
    fc.assert(
      fc.property(copies, (copy) => {
        const { text, mentions } = readMentions(copy);
        expect(text).not.toContain("](urn:li:");
        expect(sentCopy("LINKEDIN", text, mentions)).toBe(copy);
      }),
    );
  });

  it("become plain names on every other network", () => {
    const { text, mentions } = readMentions(`Thanks to ${mentionMark(eva)} and ${mentionMark(wind)}!`);
    expect(text).toBe("Thanks to @Eva Lang and @Wind (Nord)!");
    expect(sentCopy("TWITTER", text, mentions)).toBe("Thanks to Eva Lang and Wind (Nord)!");
    expect(showMentions(sentCopy("LINKEDIN", text, mentions))).toBe("Thanks to Eva Lang and Wind (Nord)!");
  });

  it("cover the whole name, and no mail address", () => {
    expect(sentCopy("LINKEDIN", "@Eva Langer, ask eva@Eva Lang", known)).toBe(
      `${mentionMark(langer)}, ask eva@Eva Lang`,
    );
    expect(mentionsIn("hello @Eva Lang", known)).toEqual([eva]);
  });
});

describe("a mention that is being typed", () => {
  it("starts after an at sign at the beginning of a word", () => {
    expect(mentionBeingTyped("Thanks @Eva L and", 13)).toEqual({ at: 7, words: "Eva L" });
    expect(mentionBeingTyped("mail eva@nordwind", 17)).toBeNull();
    expect(mentionBeingTyped("no name here", 5)).toBeNull();
    expect(mentionBeingTyped("@Eva\nnext line", 12)).toBeNull();
  });

  it("ends with the whole name of somebody who was chosen, and goes on for a longer one", () => {
    const typed = (text: string) => mentionBeingTyped(text, text.length, [eva]);
    for (const text of ["@Eva Lang", "@Eva Lang ", "@Eva Lang, and"]) expect(typed(text)).toBeNull();
    expect(typed("@Eva Lange")).toEqual({ at: 0, words: "Eva Lange" });
    expect(typed("@Eva Lang and @Eva")).toEqual({ at: 14, words: "Eva" });
  });
});
