import { size } from "../../kit/canvas.ts";
import { figure, lookOf } from "../../kit/people.ts";
import type { Drawing } from "../../kit/drawing.ts";
import { circle, ellipse, path, placed, rect, rounded, shape, times } from "../../kit/shapes.ts";

const { width } = size;

export const workshop: Drawing = (canvas) => {
  canvas.sky("#f3d9b1", "#eac796");
  canvas.add(
    ...times(13, (at) => rect(at * 96, 0, 2, 430, "#d6b07a", 'opacity="0.6"')),
    rounded(120, 50, 620, 300, 10, "#8a5a38"),
    rounded(134, 64, 592, 272, 6, "#a87147"),
  );
  const steel = "#e8ecef";
  canvas.add(
    placed(
      [
        rounded(-12, 0, 24, 150, 10, "#c8453c"),
        rounded(-46, -46, 92, 46, 8, steel),
        rect(-46, -20, 92, 6, "#00000018"),
      ],
      230,
      150,
    ),
    placed(
      [
        rounded(-10, 40, 20, 150, 10, "#3f6fa8"),
        path("M-30 40C-56 10 -36 -40 -10 -40V0H10V-40C36 -40 56 10 30 40Z", steel),
      ],
      350,
      130,
    ),
    placed([rounded(-13, 60, 26, 110, 12, "#e0a030"), rect(-5, -60, 10, 122, steel)], 450, 150),
    placed(
      [
        path("M0 0H190V26L40 96H0Z", steel),
        rounded(-70, -12, 86, 70, 26, "#5f8d4e"),
        ...times(15, (at) =>
          shape(
            [
              [44 + at * 10, 94 - at * 4.6],
              [54 + at * 10, 88 - at * 4.6],
              [52 + at * 10, 100 - at * 4.6],
            ],
            steel,
          ),
        ),
      ],
      560,
      140,
    ),
  );
  canvas.add(
    circle(1000, 80, 300, canvas.glow("#fff6d8", 0.75)),
    figure({ ...lookOf(1), top: "#2f6f8f", helmet: "#f2b632" }, 960, 640, 1.75),
  );
  canvas.add(
    rect(0, 430, width, 36, "#6f4a30"),
    rect(0, 466, width, 164, "#8f6241"),
    ...times(4, (at) => rounded(60 + at * 300, 490, 240, 110, 8, "#7d5336")),
    ...times(4, (at) => rounded(150 + at * 300, 510, 60, 10, 5, "#e3c08d")),
  );
  canvas.add(
    placed(
      [
        rect(-70, -26, 140, 26, "#54616b"),
        rect(-70, -60, 26, 40, "#6b7a85"),
        rect(36, -60, 26, 40, "#6b7a85"),
        rect(60, -46, 60, 10, steel),
        rounded(114, -62, 10, 42, 5, "#c8453c"),
      ],
      800,
      430,
    ),
    ...times(5, (at) =>
      circle(330 + at * 26, 422 - (at % 2) * 3, 8, "none", 'stroke="#cfd8dc" stroke-width="5"'),
    ),
  );
  canvas.add(
    shape(
      [
        [960, 0],
        [1040, 0],
        [1080, 60],
        [920, 60],
      ],
      "#33505e",
    ),
    ellipse(1000, 61, 78, 12, "#fff3c4"),
  );
};
