import { limits } from "@polyphon/contract/limits.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashtagBeingTyped, hashtagKey, hashtagsIn } from "./hashtags-in-text.ts";
import { hashtagsToAdd, hashtagsToComplete, rankHashtags } from "./rank-hashtags.ts";

const hashtag = fc.constantFrom(
  "#wind",
  "#Wind",
  "#windkraft",
  "#Übergang",
  "#übergang",
  "#solar_2030",
  "#net0",
);
const text = fc
  .array(fc.oneof(hashtag, fc.constantFrom("words", "https://a.example/#wind", "#1", "a#wind", "\n")))
  .map((parts) => parts.join(" "));
const texts = fc.array(text, { maxLength: 6 });
const sources = fc.record({ post: texts, own: texts, category: texts });
const keys = (hashtags: readonly string[]) => hashtags.map(hashtagKey);

describe("the hashtags of a text", () => {
  it("are words behind a #, not numbers and not parts of an address or of a word", () => {
    expect(hashtagsIn("#wind, #Übergang! (#solar_2030)\n#net0")).toEqual([
      "#wind",
      "#Übergang",
      "#solar_2030",
      "#net0",
    ]);
    expect(hashtagsIn("#1 https://a.example/#wind ?a=#wind a#wind # wind")).toEqual([]);
  });
});

describe("hashtags that are offered", () => {
  it("are named once each, whatever their capitals, and only if one of the texts has them", () => {
    fc.assert(
      fc.property(sources, (given) => {
        const ranked = rankHashtags(given);
        const known = new Set(keys(Object.values(given).flat().flatMap(hashtagsIn)));
        expect(new Set(keys(ranked))).toEqual(known);
        expect(keys(ranked)).toHaveLength(known.size);
      }),
    );
  });

  it("begin with those of the post, then those the person uses most, then the category's", () => {
    const given = {
      post: ["New #Harbour #wind"],
      own: ["#team", "#nordwind #team", "#nordwind #team #wind"],
      category: ["#energy", "#energy #harbour", "#grid"],
    };
    expect(rankHashtags(given)).toEqual(["#Harbour", "#wind", "#team", "#nordwind", "#energy", "#grid"]);
  });

  it("are not more than an answer holds", () => {
    const own = Array.from({ length: 200 }, (_, at) => `#a${at}`);
    expect(rankHashtags({ post: [], own, category: [] })).toHaveLength(limits.hashtag.suggested);
  });

  it("are never in the text already", () => {
    fc.assert(
      fc.property(sources, text, (given, written) => {
        const offered = hashtagsToAdd(rankHashtags(given), written);
        const used = new Set(keys(hashtagsIn(written)));
        expect(keys(offered).filter((one) => used.has(one))).toEqual([]);
        expect(offered.length).toBeLessThanOrEqual(limits.hashtag.chips);
      }),
    );
  });

  it("complete what is being typed, without regard to capitals, and leave what is complete alone", () => {
    const ranked = ["#Wind", "#windkraft", "#solar", "#Übergang"];
    const at = (words: string) => hashtagsToComplete(ranked, words, words.length);
    expect(at("Look #")).toEqual(ranked);
    expect(at("Look #wi")).toEqual(["#Wind", "#windkraft"]);
    expect(at("Look #WIND")).toEqual(["#windkraft"]);
    expect(at("Look #üb")).toEqual(["#Übergang"]);
    expect(at("#windkraft and #wi")).toEqual(["#Wind"]);
    expect(at("Look #windkraft")).toEqual([]);
    expect(at("Look wi")).toEqual([]);
  });
});

describe("a hashtag that is being typed", () => {
  it("begins at a # and ends with the first sign that is no letter", () => {
    expect(hashtagBeingTyped("Look #wi", 8)).toEqual({ at: 5, words: "wi" });
    expect(hashtagBeingTyped("Look #", 6)).toEqual({ at: 5, words: "" });
    expect(hashtagBeingTyped("Look #wind ", 11)).toBeNull();
    expect(hashtagBeingTyped("Look #wind", 8)).toBeNull();
    expect(hashtagBeingTyped("https://a.example/#wi", 21)).toBeNull();
  });
});
