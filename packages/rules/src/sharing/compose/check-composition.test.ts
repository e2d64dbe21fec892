import { limits } from "@polyphon/contract/limits.ts";
import { describe, expect, it } from "vitest";
import { checkComposition, countComposition } from "./check-composition.ts";
import type { Composition } from "./compose-share.ts";

const plain = { postUrl: null, facebookUrl: null, embedCode: null, isDocument: false };
const words = "Eleven old turbines made room for five new ones, and the village decided.";

function composed(copies: Composition["copies"]): Composition {
  return {
    voice: "VOICE_1",
    selected: Object.keys(copies) as Composition["selected"],
    copies,
    mentions: [],
    ctas: {},
    edited: true,
  };
}

describe("checking a composition", () => {
  it("asks for a network first", () => {
    expect(checkComposition(composed({}), plain)).toEqual({ kind: "no_network" });
  });

  it("names the network whose text is empty or blank", () => {
    expect(checkComposition(composed({ LINKEDIN: words, TWITTER: " \n " }), plain)).toEqual({
      kind: "empty",
      network: "TWITTER",
    });
  });

  it("counts the post's address, so that a text can be too long only because of it", () => {
    const text = "x".repeat(limits.copy.max.TWITTER);
    expect(checkComposition(composed({ TWITTER: text }), plain)).toBeNull();
    expect(
      checkComposition(composed({ TWITTER: text }), { ...plain, postUrl: "https://a.example/b" }),
    ).toEqual({
      kind: "too_long",
      network: "TWITTER",
      over: limits.copy.url.TWITTER,
    });
  });

  it("asks for the minimum of each network", () => {
    expect(checkComposition(composed({ LINKEDIN: "Read this." }), plain)).toEqual({
      kind: "too_short",
      network: "LINKEDIN",
      min: limits.copy.min.LINKEDIN,
    });
  });

  it("refuses a document on X", () => {
    expect(checkComposition(composed({ TWITTER: words }), { ...plain, isDocument: true })?.kind).toBe(
      "document_on_x",
    );
  });

  it("counts a mention as the name that readers see", () => {
    const mention = { displayName: "Eva Lang", linkedinUrn: "urn:li:person:eva" };
    const named = { ...composed({ LINKEDIN: "Thanks @Eva Lang" }), mentions: [mention] };
    expect(countComposition(named, "LINKEDIN", plain).length).toBe("Thanks Eva Lang".length);
  });
});
