import { line, path, placed, rect, shape, times } from "./shapes.ts";

/** A pot of long leaves, standing on y. */
export function leafy(x: number, y: number, scale: number, leaf: string, pot: string): string {
  const blades = times(9, (at) =>
    placed(
      [
        path("M0 0C-26 -50 -16 -110 0 -140C16 -110 26 -50 0 0Z", leaf),
        line([0, -6], [0, -120], "#ffffff44", 2),
      ],
      0,
      -70,
      0.75 + (at % 3) * 0.16,
      -76 + at * 19,
    ),
  );
  return placed(
    [
      ...blades,
      shape(
        [
          [-44, -78],
          [44, -78],
          [34, 0],
          [-34, 0],
        ],
        pot,
      ),
      rect(-48, -84, 96, 14, pot),
      rect(-48, -72, 96, 4, "#00000018"),
    ],
    x,
    y,
    scale,
  );
}
