import { brandTones } from "@polyphon/ui/theme/tones/brand-tones.ts";
import { contrast, type Hex, reach } from "@polyphon/ui/theme/tones/contrast.ts";
import { neutrals } from "@polyphon/ui/theme/tones/neutrals.ts";

export interface ContrastUse {
  readonly key: "buttons" | "linksLight" | "linksDark" | "tabLight";
  /** What the app shows there. */
  readonly tone: Hex;
  /** Of the chosen colour, and of the one shown instead. */
  readonly given: number;
  readonly shown: number;
  readonly adjusted: boolean;
}

const rounded = (ratio: number) => Math.round(ratio * 10) / 10;

/** Where a company's colour is used for text or lines, and how the app adjusts it there. */
export function contrastUses(colour: Hex): readonly ContrastUse[] {
  const { light, dark } = brandTones(colour);
  const [white, black] = [neutrals.light.surface, neutrals.dark.surface];
  const use = (key: ContrastUse["key"], tone: Hex, background: Hex): ContrastUse => ({
    key,
    tone,
    given: rounded(contrast(colour, background)),
    shown: rounded(contrast(tone, background)),
    adjusted: tone !== colour,
  });
  const onFill = rounded(contrast(light.fill, light.onFill));
  return [
    { key: "buttons", tone: light.onFill, given: onFill, shown: onFill, adjusted: false },
    use("linksLight", light.text, white),
    use("linksDark", dark.text, black),
    use("tabLight", light.line, white),
  ];
}

/** The nearest tone that is readable on white; null where the colour itself is. */
export function readableTone(colour: Hex): Hex | null {
  const { surface, page } = neutrals.light;
  const tone = reach(colour, "#000000", 4.6, [surface, page]);
  return tone === colour ? null : tone;
}
