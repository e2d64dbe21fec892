import { size } from "../../kit/canvas.ts";
import { figure, lookOf } from "../../kit/people.ts";
import type { Drawing } from "../../kit/drawing.ts";
import { circle, path, placed, rect, rounded, shape, stroke, times } from "../../kit/shapes.ts";

const { height } = size;

export const conferenceTalk: Drawing = (canvas) => {
  const { dice } = canvas;
  canvas.sky("#1b1740", "#3a2566", "#6b2f77");
  canvas.add(
    rounded(330, 60, 540, 300, 8, "#0f0d2b"),
    rect(
      342,
      72,
      516,
      276,
      canvas.fade(
        [
          [0, "#22b8cf"],
          [1, "#5f3dc4"],
        ],
        "right",
      ),
    ),
  );
  canvas.add(
    stroke("M380 300C450 270 480 290 540 230S660 220 700 170S790 150 820 110", "#ffffff", 7),
    ...[
      [540, 230],
      [700, 170],
      [820, 110],
    ].map(([x = 0, y = 0]) => circle(x, y, 11, "#ffe066")),
    rounded(380, 104, 170, 18, 9, "#ffffffcc"),
    rounded(380, 134, 110, 12, 6, "#ffffff77"),
  );
  for (const [x, turn] of [
    [220, 16],
    [980, -16],
    [600, 0],
  ] as const)
    canvas.add(
      placed(
        [
          shape(
            [
              [-16, 0],
              [16, 0],
              [150, 620],
              [-150, 620],
            ],
            "#fff6d6",
            'opacity="0.13"',
          ),
          rounded(-24, -16, 48, 30, 8, "#0f0d2b"),
        ],
        x,
        0,
        1,
        turn,
      ),
    );
  canvas.add(
    path("M120 470H1080L1160 520H40Z", "#2a1c4d"),
    rect(40, 520, 1120, 26, "#1a1233"),
    figure({ ...lookOf(2), top: "#f2b632" }, 950, 490, 1.1, "#241a3f", true),
  );
  canvas.add(
    placed(
      [
        shape(
          [
            [-44, -120],
            [44, -120],
            [34, 0],
            [-34, 0],
          ],
          "#c2504b",
        ),
        rect(-54, -132, 108, 14, "#e06a5f"),
        stroke("M20 -132C30 -160 20 -168 6 -172", "#0f0d2b", 4),
      ],
      250,
      492,
    ),
  );
  for (const row of times(2, (index) => index)) {
    for (const at of times(17 - row, (index) => index)) {
      const x = at * 76 + row * 38 - 10 + dice.between(-6, 6);
      const y = 590 + row * 44 + dice.between(-6, 6);
      const tone = row ? "#0c0820" : "#1b1338";
      canvas.add(
        path(
          `M${x - 42} ${height}C${x - 42} ${y} ${x - 20} ${y - 6} ${x} ${y - 6}C${x + 20} ${y - 6} ${x + 42} ${y} ${x + 42} ${height}Z`,
          tone,
        ),
        circle(x, y - 28, 21, tone),
      );
    }
  }
};
