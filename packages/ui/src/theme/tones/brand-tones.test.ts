import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brandTones, parseHex, promised, shadesOf, type SchemeTones } from "./brand-tones.ts";
import { contrast, type Hex } from "./contrast.ts";
import { neutrals, statuses, type Scheme } from "./neutrals.ts";

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, "0")}`);

const schemes: readonly Scheme[] = ["light", "dark"];

const backgrounds = (scheme: Scheme, tones: SchemeTones): readonly Hex[] => {
  const { page, surface, raised, sunken, side } = neutrals[scheme];
  return [page, surface, raised, sunken, side, tones.soft, tones.soft2];
};

const forEveryColour = (check: (tones: SchemeTones, scheme: Scheme) => void): void => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const tones = brandTones(colour);
      for (const scheme of schemes) check(tones[scheme], scheme);
    }),
    {
      numRuns: 1500,
      examples: [["#ffffff"], ["#000000"], ["#111111"], ["#ffd43b"], ["#0b7285"], ["#767676"]],
    },
  );
};

describe("any company colour", () => {
  it("gives readable text on the filled button, also on hover", () => {
    forEveryColour((tones) => {
      expect(contrast(tones.onFill, tones.fill)).toBeGreaterThanOrEqual(promised.onFill);
      expect(contrast(tones.onFill, tones.fillHover)).toBeGreaterThanOrEqual(promised.onFill);
    });
  });

  it("gives accent text that is readable on every surface and on both soft fills", () => {
    forEveryColour((tones, scheme) => {
      for (const background of backgrounds(scheme, tones))
        expect(contrast(tones.text, background)).toBeGreaterThanOrEqual(promised.text);
    });
  });

  it("gives selected borders and a focus ring that are visible on every surface", () => {
    forEveryColour((tones, scheme) => {
      for (const background of backgrounds(scheme, tones))
        expect(contrast(tones.line, background)).toBeGreaterThanOrEqual(promised.line);
    });
  });

  it("keeps body text readable on the soft fills", () => {
    forEveryColour((tones, scheme) => {
      expect(contrast(neutrals[scheme].ink, tones.soft)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(neutrals[scheme].ink, tones.soft2)).toBeGreaterThanOrEqual(4.5);
    });
  });

  it("gives visible bars and dots in the dark scheme", () => {
    forEveryColour((tones, scheme) => {
      if (scheme === "dark")
        expect(contrast(tones.mark, neutrals.dark.surface)).toBeGreaterThanOrEqual(promised.mark);
    });
  });

  it("never makes a filled button invisible on a dark surface", () => {
    forEveryColour((tones, scheme) => {
      const seen = contrast(tones.fill, neutrals[scheme].surface);
      if (scheme === "dark") expect(tones.ring === null).toBe(seen >= 3);
      if (tones.ring !== null)
        expect(contrast(tones.ring, neutrals[scheme].surface)).toBeGreaterThanOrEqual(3);
    });
  });

  it("keeps the exact colour as the fill in both schemes", () => {
    forEveryColour((tones) => {
      expect(shadesOf(tones.fill)[6]).toBe(tones.fill);
    });
  });
});

describe("a pale company colour", () => {
  it("uses the ink colour for text and underlines links instead of turning brown", () => {
    const { light, dark, pale } = brandTones("#ffd43b");
    expect(pale).toBe(true);
    expect(light.text).toBe(neutrals.light.ink);
    expect(light.underlineLinks).toBe(true);
    expect(dark.text).toBe("#ffd43b");
    expect(dark.underlineLinks).toBe(false);
  });
});

describe("the neutral and status tones", () => {
  it("are readable on every surface they are used on", () => {
    for (const scheme of schemes) {
      const { page, surface, raised, sunken, side, ink, ink2, ink3, control } = neutrals[scheme];
      for (const background of [page, surface, raised, sunken, side]) {
        for (const words of [ink, ink2, ink3])
          expect(contrast(words, background)).toBeGreaterThanOrEqual(4.5);
        for (const status of Object.values(statuses[scheme])) {
          expect(contrast(status.text, background)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(status.text, status.soft)).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(control, background)).toBeGreaterThanOrEqual(3);
      }
      for (const status of Object.values(statuses[scheme])) {
        expect(contrast(ink, status.soft)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(ink2, status.soft)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

describe("a typed company colour", () => {
  it("is parsed with or without the hash, short or long, and refused otherwise", () => {
    expect(parseHex("#ABC")).toBe("#aabbcc");
    expect(parseHex(" 0B7285 ")).toBe("#0b7285");
    expect(parseHex("teal")).toBeNull();
    expect(parseHex("#12345")).toBeNull();
  });
});
