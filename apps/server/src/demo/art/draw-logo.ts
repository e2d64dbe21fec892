import sharp from "sharp";
import { circle, path, rounded, stroke, times } from "./kit/shapes.ts";

const white = "#ffffff";

const marks = {
  waves: [38, 58, 78].map((y) =>
    stroke(`M26 ${y + 8}C44 ${y - 14} 56 ${y + 22} 76 ${y + 2}S98 ${y - 4} 102 ${y + 2}`, white, 9),
  ),
  peak: [
    path("M20 96L54 36L72 66L82 50L108 96Z", white),
    path("M54 36L64 53L57 60L50 54L44 53Z", "#00000033"),
  ],
  rings: [
    ...times(3, (at) =>
      circle(
        64,
        64,
        14 + at * 15,
        "none",
        `stroke="${white}" stroke-width="7" stroke-opacity="${1 - at * 0.22}"`,
      ),
    ),
    circle(64, 64, 6, white),
  ],
  leaf: [
    path("M30 98C24 50 56 26 104 26C106 74 80 104 42 94Z", white),
    stroke("M34 100C52 78 66 66 84 54", "#00000044", 6),
  ],
  bolt: [path("M72 18L32 72H60L52 110L96 54H67Z", white)],
  blocks: [
    rounded(26, 26, 34, 34, 8, white),
    rounded(68, 26, 34, 34, 17, white),
    rounded(26, 68, 34, 34, 17, white),
    rounded(68, 68, 34, 34, 8, "#ffffff88"),
  ],
} as const;

export type LogoMark = keyof typeof marks;

/** The logo of a demo company, 128x128 with clear corners. */
export function drawLogo(mark: LogoMark, color: string): Promise<Buffer> {
  const parts = [rounded(0, 0, 128, 128, 28, color), ...marks[mark]];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">${parts.join("")}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
