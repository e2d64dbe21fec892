import { size } from "../../kit/canvas.ts";
import type { Drawing } from "../../kit/drawing.ts";
import { circle, line, rounded, shape, times } from "../../kit/shapes.ts";

const { width, height } = size;

export const serverRoom: Drawing = (canvas) => {
  const { dice } = canvas;
  canvas.sky("#071a2b", "#0d3046", "#0a2236");
  const [cx, cy] = [600, 300];
  canvas.add(
    circle(cx, cy, 360, canvas.glow("#5fe3ff", 0.55)),
    rounded(cx - 60, cy - 84, 120, 150, 6, "#bff3ff", 'opacity="0.8"'),
  );
  const at = (depth: number, side: number, level: number) =>
    [cx + side * (70 + (1 - depth) ** 1.8 * 560), cy + level * (66 + (1 - depth) ** 1.8 * 330)] as const;
  for (const side of [-1, 1]) {
    for (const rack of times(7, (index) => 6 - index)) {
      const [far, near] = [(rack + 0.92) / 7, rack / 7];
      canvas.add(
        shape(
          [at(far, side, -1), at(near, side, -1), at(near, side, 1), at(far, side, 1)],
          rack % 2 ? "#12344a" : "#0f2c40",
          'stroke="#1f5570" stroke-width="2"',
        ),
      );
      for (const unit of times(13, (index) => index)) {
        const level = -0.88 + unit * 0.14;
        canvas.add(
          shape(
            [
              at(far - 0.02, side, level),
              at(near + 0.02, side, level),
              at(near + 0.02, side, level + 0.09),
              at(far - 0.02, side, level + 0.09),
            ],
            "#091f30",
          ),
        );
        for (const dot of times(3, (index) => index)) {
          const [x, y] = at(near + 0.03 + dot * 0.025, side, level + 0.045);
          canvas.add(
            circle(
              x,
              y,
              1 + (1 - near) * 2.4,
              dice.pick(["#5fe3ff", "#4ade80", "#5fe3ff", "#ffd166"]),
              `opacity="${dice.between(0.5, 1).toFixed(2)}"`,
            ),
          );
        }
      }
    }
  }
  canvas.add(
    shape(
      [at(1, -1, 1), at(1, 1, 1), [width + 100, height + 60], [-100, height + 60]],
      canvas.fade([
        [0, "#2f8fa8"],
        [1, "#0a2538"],
      ]),
      'opacity="0.65"',
    ),
  );
  for (const lane of [-0.66, -0.33, 0, 0.33, 0.66])
    canvas.add(line([cx + lane * 70, cy + 68], [cx + lane * 900, height], "#7fe9ff", 1.5, 'opacity="0.35"'));
};
