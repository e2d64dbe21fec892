import { size } from "../../kit/canvas.ts";
import type { Drawing } from "../../kit/drawing.ts";
import { ripples, sun } from "../../kit/scenery.ts";
import { line, placed, rect, shape, stroke, times } from "../../kit/shapes.ts";

const { width, height } = size;

function crane(x: number, y: number, scale: number, color: string): string {
  return placed(
    [
      ...[0, 120].map((leg) => rect(leg, -210, 11, 210, color)),
      rect(-60, -216, 330, 15, color),
      rect(0, -110, 131, 9, color),
      stroke("M50 -216L92 -318L270 -212M92 -318L-58 -214", color, 8),
      line([92, -318], [131, -212], color, 6),
      rect(176, -201, 40, 20, color),
      line([190, -182], [190, -120], color, 3),
      line([204, -182], [204, -120], color, 3),
      rect(172, -122, 50, 22, "#e0a04a"),
    ],
    x,
    y,
    scale,
  );
}

export const harbourCranes: Drawing = (canvas) => {
  const { dice } = canvas;
  canvas.sky("#5b7ea8", "#9fb0c4", "#f3d7b3", "#f6c690");
  canvas.add(sun(canvas, 700, 430, 30, "#fff3da", "#ffe3bd"));
  for (const at of times(14, (index) => index))
    canvas.add(rect(at * 90 - 20, 350 + dice.between(-60, 40), 74, 140, "#93a2b4", 'opacity="0.6"'));
  canvas.add(
    crane(680, 462, 0.62, "#8796a8"),
    crane(420, 468, 0.85, "#57708a"),
    crane(80, 476, 1.1, "#2f4a61"),
    rect(0, 462, width, 14, "#42586b"),
  );
  canvas.add(
    rect(
      0,
      474,
      width,
      height - 474,
      canvas.fade([
        [0, "#e9c49c"],
        [0.25, "#8aa1b0"],
        [1, "#2f4d63"],
      ]),
    ),
    ripples(canvas, 474, "#f5e6d2", 110, 0.35),
  );
  const colors = ["#c8503f", "#3f7f86", "#d79a3c", "#57748f", "#b5683f", "#7d8f4e"] as const;
  const boxes = times(3, (row) =>
    times(9 - row, (column) =>
      rect(
        64 + column * 42 + row * 16,
        -34 - row * 30,
        40,
        28,
        dice.pick(colors),
        'stroke="#00000022" stroke-width="1"',
      ),
    ),
  ).flat();
  canvas.add(
    placed(
      [
        ...boxes,
        rect(452, -112, 54, 108, "#f5efe4"),
        ...times(3, (at) => rect(460 + at * 15, -100, 9, 9, "#3a566d")),
        shape(
          [
            [0, 0],
            [540, 0],
            [500, 46],
            [40, 46],
          ],
          "#22384a",
        ),
        rect(30, 34, 480, 8, "#b0473a"),
      ],
      590,
      500,
      1.05,
    ),
  );
};
