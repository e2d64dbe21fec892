import { size } from "../../kit/canvas.ts";
import { bust, lookOf } from "../../kit/people.ts";
import type { Drawing } from "../../kit/drawing.ts";
import { circle, line, path, placed, rect, rounded, shape, stroke, times } from "../../kit/shapes.ts";

const { width } = size;

export const mentoring: Drawing = (canvas) => {
  canvas.sky("#fbe3d6", "#f7efe2");
  canvas.add(
    circle(600, 260, 250, "#f6c9ae", 'opacity="0.55"'),
    circle(600, 260, 180, "#f9dcc7", 'opacity="0.8"'),
  );
  canvas.add(
    bust({ ...lookOf(5), top: "#0b7285" }, 420, 500, 2.5),
    bust({ ...lookOf(4), top: "#e8a33d" }, 790, 500, 2.4),
  );
  canvas.add(
    rounded(110, 70, 220, 110, 30, "#ffffff"),
    shape(
      [
        [260, 176],
        [310, 230],
        [300, 170],
      ],
      "#ffffff",
    ),
    ...times(3, (at) => circle(170 + at * 50, 125, 12, "#0b7285", `opacity="${1 - at * 0.28}"`)),
  );
  canvas.add(
    rounded(890, 60, 210, 120, 30, "#0b7285"),
    shape(
      [
        [930, 176],
        [900, 228],
        [980, 176],
      ],
      "#0b7285",
    ),
    path(
      "M995 86C972 86 960 102 962 120C964 134 976 138 978 150H1012C1014 138 1026 134 1028 120C1030 102 1018 86 995 86Z",
      "#ffe08a",
    ),
    rounded(980, 154, 30, 8, 4, "#f6c9ae"),
  );
  canvas.add(rounded(0, 490, width, 40, 0, "#b07d4f"), rect(0, 528, width, 110, "#96683f"));
  canvas.add(
    placed(
      [
        shape(
          [
            [-150, 0],
            [150, 0],
            [120, -160],
            [-120, -160],
          ],
          "#54616b",
        ),
        circle(0, -80, 14, "#d7dde2"),
        rounded(-170, 0, 340, 14, 7, "#3c4852"),
      ],
      600,
      492,
      0.8,
    ),
    rounded(250, 440, 44, 54, 8, "#e4572e"),
    stroke("M250 452C228 452 228 482 250 482", "#e4572e", 8),
    rounded(930, 446, 120, 14, 4, "#3f6fa8"),
    rounded(938, 460, 112, 14, 4, "#c8453c"),
    rounded(926, 474, 124, 16, 4, "#f2b632"),
    line([0, 490], [width, 490], "#c9955f", 4),
  );
};
