import { voices } from "@polyphon/contract/content/content.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addMention,
  chooseCta,
  composeAgain,
  copyOf,
  ctaOf,
  offeredVoices,
  selectNetwork,
  startComposition,
  writeCopy,
  type CompositionRules,
} from "./compose-share.ts";

const post = {
  voices: [
    { voice: "VOICE_1" as const, copy: { LINKEDIN: "one for LinkedIn", TWITTER: "one for X" } },
    { voice: "VOICE_2" as const, copy: { LINKEDIN: "two for LinkedIn" } },
    { voice: "VOICE_3" as const, copy: { LINKEDIN: "three for LinkedIn" } },
  ],
};
const rules: CompositionRules = {
  networks: ["LINKEDIN", "TWITTER", "XING"],
  selectable: ["LINKEDIN", "TWITTER"],
  differentCopy: true,
};
const oneText: CompositionRules = { ...rules, differentCopy: false };

describe("composing a share", () => {
  it("hides the third voice when the company uses two [B4.7-06]", () => {
    expect(offeredVoices(post, 3)).toEqual(["VOICE_1", "VOICE_2", "VOICE_3"]);
    expect(offeredVoices(post, 2)).toEqual(["VOICE_1", "VOICE_2"]);
  });

  it("clears the copy and reselects the first network when the voice changes [B4.7-05]", () => {
    const both = selectNetwork(startComposition(post, "VOICE_1", rules), "TWITTER", true, rules);
    const written = writeCopy(both, "TWITTER", "my own words", rules);
    expect(written.selected).toEqual(["LINKEDIN", "TWITTER"]);

    const switched = startComposition(post, "VOICE_2", rules);
    expect(switched.selected).toEqual(["LINKEDIN"]);
    expect(copyOf(switched, "TWITTER")).toBe("two for LinkedIn");
    expect(switched.edited).toBe(false);
  });

  it("cannot select a network that is not connected or already has the post", () => {
    const start = startComposition(post, "VOICE_1", rules);
    expect(selectNetwork(start, "XING", true, rules).selected).toEqual(["LINKEDIN"]);
    expect(startComposition(post, "VOICE_1", { ...rules, selectable: [] }).selected).toEqual([]);
  });

  it("keeps separate texts where the company requires different copy, otherwise one", () => {
    const apart = writeCopy(startComposition(post, "VOICE_1", rules), "TWITTER", "short", rules);
    expect([copyOf(apart, "LINKEDIN"), copyOf(apart, "TWITTER")]).toEqual(["one for LinkedIn", "short"]);

    const start = startComposition(post, "VOICE_1", oneText);
    expect(copyOf(start, "TWITTER")).toBe("one for LinkedIn");
    const together = writeCopy(start, "LINKEDIN", "for all", oneText);
    expect(copyOf(together, "XING")).toBe("for all");
  });

  it("shows the mentions of a suggested copy as names and keeps their identity", () => {
    const named = {
      voices: [{ voice: "VOICE_1" as const, copy: { LINKEDIN: "Thanks @[Eva Lang](urn:li:person:eva)!" } }],
    };
    const start = startComposition(named, "VOICE_1", rules);
    expect(copyOf(start, "LINKEDIN")).toBe("Thanks @Eva Lang!");
    expect(start.mentions).toEqual([{ displayName: "Eva Lang", linkedinUrn: "urn:li:person:eva" }]);
    const other = addMention(start, { displayName: "Eva Lang", linkedinUrn: "urn:li:person:other" });
    expect(other.mentions.map(({ linkedinUrn }) => linkedinUrn)).toEqual(["urn:li:person:other"]);
  });

  it("appends a call to action, replaces it and removes it again", () => {
    const start = startComposition(post, "VOICE_1", rules);
    const call = { id: 7, copy: "Come and see us at the fair in Husum." };
    const added = chooseCta(start, "LINKEDIN", call, rules);
    expect(copyOf(added, "LINKEDIN")).toBe(`one for LinkedIn\n\n${call.copy}`);
    expect([ctaOf(added, "LINKEDIN")?.id, ctaOf(added, "TWITTER")]).toEqual([7, null]);

    const other = chooseCta(added, "LINKEDIN", { id: 8, copy: "Write to me." }, rules);
    expect(copyOf(other, "LINKEDIN")).toBe("one for LinkedIn\n\nWrite to me.");
    expect(copyOf(chooseCta(other, "LINKEDIN", null, rules), "LINKEDIN")).toBe("one for LinkedIn");
    expect(ctaOf(writeCopy(other, "LINKEDIN", "my own end", rules), "LINKEDIN")).toBeNull();
  });
});

describe("composing a failed share again", () => {
  const failed = fc.record({
    voice: fc.constantFrom(...voices),
    network: fc.constantFrom(...networks),
    text: fc.string({ unit: "grapheme" }),
  });

  it("begins with its own words and network, and selects nothing else", () => {
    fc.assert(
      fc.property(failed, fc.boolean(), fc.subarray([...networks]), (share, differentCopy, selectable) => {
        const all: CompositionRules = { networks, selectable, differentCopy };
        const again = composeAgain(post, share, all);
        expect(again.voice).toBe(share.voice);
        expect(copyOf(again, share.network)).toBe(share.text);
        expect(again.selected).toEqual(selectable.includes(share.network) ? [share.network] : []);
        expect(again.edited).toBe(true);
      }),
    );
  });

  it("links again whom the words mentioned", () => {
    const text = "Thanks @[Eva Lang](urn:li:person:eva).";
    const again = composeAgain(post, { voice: "VOICE_1", network: "LINKEDIN", text }, rules);
    expect(copyOf(again, "LINKEDIN")).toBe("Thanks @Eva Lang.");
    expect(again.mentions).toEqual([{ displayName: "Eva Lang", linkedinUrn: "urn:li:person:eva" }]);
  });
});
