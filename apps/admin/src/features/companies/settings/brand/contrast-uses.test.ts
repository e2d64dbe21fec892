import type { Hex } from "@polyphon/ui/theme/tones/contrast.ts";
import { contrast } from "@polyphon/ui/theme/tones/contrast.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { contrastUses, readableTone } from "./contrast-uses.ts";

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, "0")}`);

test("text and lines have enough contrast in any company colour", () => {
  fc.assert(
    fc.property(colour, (hex) => {
      for (const { key, shown } of contrastUses(hex))
        expect(shown).toBeGreaterThanOrEqual(key === "tabLight" ? 3 : 4.5);
    }),
  );
});

test("a darker tone is offered only for a colour that is too light, and is readable", () => {
  expect(readableTone("#0b7285")).toBeNull();
  fc.assert(
    fc.property(colour, (hex) => {
      const tone = readableTone(hex);
      if (tone) expect(contrast(tone, "#ffffff")).toBeGreaterThanOrEqual(4.5);
      else expect(contrast(hex, "#ffffff")).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
