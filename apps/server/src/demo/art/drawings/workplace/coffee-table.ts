import { size } from "../../kit/canvas.ts";
import type { Drawing } from "../../kit/drawing.ts";
import {
  circle,
  ellipse,
  group,
  line,
  path,
  placed,
  rect,
  rounded,
  shape,
  stroke,
  times,
} from "../../kit/shapes.ts";

const { width } = size;

export const coffeeTable: Drawing = (canvas) => {
  canvas.sky("#b5683f", "#a95f39");
  canvas.add(
    ...times(9, (at) => rect(0, at * 72, width, 3, "#8f4f2e", 'opacity="0.55"')),
    ...times(7, (at) => rect((at * 311) % width, at * 92 + 20, 190, 2, "#c67a4e", 'opacity="0.7"')),
  );
  const shade = (parts: string[], x: number, y: number, turn: number, s = 1) =>
    group([placed(parts, x, y, s, turn)]);
  const cup = (x: number, y: number, color: string, s = 1) =>
    placed(
      [
        ellipse(8, 12, 84, 84, "#00000026"),
        circle(0, 0, 82, "#f6efe6"),
        circle(0, 0, 74, "#e9dfd2"),
        rounded(40, -12, 62, 24, 12, color),
        circle(0, 0, 52, color),
        circle(0, 0, 43, "#5a3422"),
        path(
          "M-24 6C-24 -26 0 -26 0 -4C0 -26 24 -26 24 6C24 24 0 34 0 34C0 34 -24 24 -24 6Z",
          "#e9c9a0",
          'opacity="0.9"',
        ),
      ],
      x,
      y,
      s,
    );
  const laptop = [
    rounded(-150, -100, 312, 212, 14, "#00000022"),
    rounded(-156, -108, 312, 212, 14, "#d7dde2"),
    rounded(-136, -92, 272, 110, 6, "#b9c3ca"),
    ...times(4, (row) =>
      times(11, (at) => rounded(-130 + at * 24, -86 + row * 26, 20, 21, 4, "#8d99a3")),
    ).flat(),
    rounded(-48, 32, 96, 56, 6, "#c3ccd3"),
  ];
  const notes = [
    rect(-84, -110, 180, 232, "#00000022"),
    rect(-92, -118, 180, 232, "#fffdf6"),
    rect(-92, -118, 22, 232, "#0b7285"),
    ...times(8, (at) => line([-54, -86 + at * 24], [70 - (at % 3) * 26, -86 + at * 24], "#b9b3a4", 4)),
    stroke("M-50 96Q-30 70 -10 92T30 86", "#e4572e", 5),
  ];
  canvas.add(
    shade(laptop, 250, 430, -12),
    shade(laptop, 960, 170, 168),
    shade(notes, 640, 330, 8),
    cup(470, 150, "#0b7285"),
    cup(860, 470, "#e8a33d"),
    cup(180, 150, "#c8453c", 0.9),
    cup(1120, 420, "#6b8f71", 0.85),
  );
  canvas.add(
    placed(
      [
        rounded(-6, -90, 12, 160, 6, "#f2b632"),
        shape(
          [
            [-6, 70],
            [6, 70],
            [0, 92],
          ],
          "#f6d9b5",
        ),
      ],
      760,
      230,
      1,
      52,
    ),
    placed(
      [
        rounded(-46, -84, 92, 172, 14, "#1d2733"),
        rounded(-40, -72, 80, 148, 8, "#35506b"),
        ...times(3, (at) =>
          rounded(-30, -56 + at * 40, 60, 28, 5, ["#7dd3fc", "#fde68a", "#86efac"][at] ?? "#fff"),
        ),
      ],
      660,
      560,
      1,
      -74,
    ),
  );
  canvas.add(
    placed(
      times(8, (at) =>
        placed(
          [path("M0 0C-14 -22 -10 -50 0 -64C10 -50 14 -22 0 0Z", at % 2 ? "#3f8f6b" : "#5aa57f")],
          0,
          0,
          1,
          at * 45,
        ),
      ),
      660,
      70,
      1.1,
    ),
  );
};
