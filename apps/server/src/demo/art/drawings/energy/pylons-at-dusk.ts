import type { Drawing } from "../../kit/drawing.ts";
import { cloud, hills, sun } from "../../kit/scenery.ts";
import { group, stroke, times, type Point } from "../../kit/shapes.ts";

function pylon(x: number, y: number, tall: number, color: string): string {
  const w = tall * 0.17;
  const bars = times(6, (at) => {
    const [a, b] = [at / 6, (at + 1) / 6];
    const half = (t: number) => w * (1 - t * 0.82);
    return stroke(
      `M${x - half(a)} ${y - tall * a}L${x + half(b)} ${y - tall * b}M${x + half(a)} ${y - tall * a}L${x - half(b)} ${y - tall * b}`,
      color,
      tall * 0.009,
    );
  });
  const arms = [0.66, 0.8, 0.93].map((level, at) => {
    const reach = tall * (0.25 - at * 0.035);
    return stroke(
      `M${x - reach} ${y - tall * level}L${x} ${y - tall * (level + 0.045)}L${x + reach} ${y - tall * level}Z`,
      color,
      tall * 0.011,
    );
  });
  return group([
    stroke(
      `M${x - w} ${y}L${x - w * 0.16} ${y - tall}L${x + w * 0.16} ${y - tall}L${x + w} ${y}`,
      color,
      tall * 0.016,
    ),
    ...bars,
    ...arms,
  ]);
}

export const pylonsAtDusk: Drawing = (canvas) => {
  canvas.sky("#2f2a56", "#7a4a79", "#d9787a", "#f6b37f", "#fbd9a0");
  canvas.add(
    sun(canvas, 880, 470, 58, "#fff0c9", "#ffd9a0"),
    cloud(330, 200, 1.5, "#f4a9a0", 0.25),
    cloud(760, 140, 1.9, "#e99aa0", 0.2),
  );
  canvas.add(hills(canvas, 510, 22, "#8a4f6d", 5), hills(canvas, 550, 18, "#553456", 4));
  const stands = [
    [150, 600, 470],
    [560, 580, 330],
    [830, 566, 230],
    [1010, 560, 165],
    [1130, 556, 120],
  ] as const;
  const ink = "#2a1d3d";
  for (const [at, [x, y, tall]] of stands.entries()) {
    const next = stands[at + 1];
    if (next) {
      for (const level of [0.66, 0.8, 0.93]) {
        for (const side of [-1, 1]) {
          const from: Point = [x + side * tall * 0.22, y - tall * level + 8];
          const to: Point = [next[0] + side * next[2] * 0.22, next[1] - next[2] * level + 4];
          canvas.add(
            stroke(
              `M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + tall * 0.13} ${to[0]} ${to[1]}`,
              ink,
              1.6,
              'opacity="0.75"',
            ),
          );
        }
      }
    }
    canvas.add(pylon(x, y, tall, ink));
  }
  canvas.add(hills(canvas, 596, 12, "#22162f", 4));
};
