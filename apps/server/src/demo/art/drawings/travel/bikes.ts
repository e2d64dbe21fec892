import { lookOf } from "../../kit/people.ts";
import type { Drawing } from "../../kit/drawing.ts";
import { cloud, hills, sun, tree } from "../../kit/scenery.ts";
import { circle, ellipse, group, line, path, placed, rounded, stroke, times } from "../../kit/shapes.ts";

function bike(x: number, y: number, scale: number, frame: string): string {
  const wheel = (cx: number) => [
    circle(cx, 0, 62, "none", 'stroke="#26333f" stroke-width="8"'),
    ...times(8, (at) => placed([line([0, 0], [0, -58], "#7d8b96", 1.6)], cx, 0, 1, at * 45)),
    circle(cx, 0, 7, "#26333f"),
  ];
  return placed(
    [
      ...wheel(-100),
      ...wheel(100),
      stroke("M-100 0L-52 -96H58L4 0Z M-52 -96L4 0M58 -96L100 0M58 -96L50 -128", frame, 10),
      stroke("M50 -128C62 -142 84 -138 90 -126", "#26333f", 8),
      stroke("M-52 -96L-58 -118", frame, 8),
      rounded(-86, -130, 56, 13, 6.5, "#26333f"),
      circle(4, 0, 16, "#26333f"),
      stroke("M4 0L22 26M4 0L-14 -26", "#26333f", 6),
    ],
    x,
    y,
    scale,
  );
}

export const bikes: Drawing = (canvas) => {
  canvas.sky("#9fd3c7", "#d5ece0", "#fbf3df");
  canvas.add(
    sun(canvas, 220, 150, 48, "#fff6d6", "#fff2c8"),
    cloud(760, 120, 1.2, "#fff"),
    cloud(1040, 190, 0.8, "#fff"),
    hills(canvas, 380, 34, "#a9cf9f", 4),
  );
  for (const [x, tall] of [
    [90, 190],
    [330, 150],
    [960, 210],
    [1140, 170],
  ] as const)
    canvas.add(tree(x, 450, tall, "#5f9f78", "#7a5b43"));
  canvas.add(
    hills(canvas, 452, 10, "#7fb27c", 3),
    path("M0 540Q400 490 1200 520V640H0Z", "#e6cfa6"),
    path("M0 586Q400 540 1200 566V574Q400 548 0 594Z", "#fff7e3", 'opacity="0.8"'),
  );
  const rider = (x: number, y: number, frame: string, at: number) => {
    const look = lookOf(at);
    return group([
      bike(x, y, 1.05, frame),
      placed(
        [
          stroke("M-56 -122L6 -70L-8 24", "#2f3b4c", 22),
          stroke("M-52 -134L0 -216", look.top, 50),
          stroke("M4 -206L44 -168L76 -138", look.top, 18),
          circle(80, -136, 9, look.skin),
          rounded(6, -262, 18, 26, 8, look.skin),
          ellipse(20, -276, 21, 25, look.skin),
          circle(30, -276, 2.3, "#2b2320"),
          stroke("M26 -264Q32 -260 36 -265", "#2b2320", 2),
          path("M-8 -276A28 28 0 0 1 48 -280Z", frame),
          rounded(-10, -281, 62, 7, 3.5, "#26333f"),
        ],
        x,
        y,
        1.05,
      ),
    ]);
  };
  canvas.add(
    ellipse(360, 572, 190, 12, "#00000022"),
    ellipse(840, 560, 190, 12, "#00000022"),
    rider(820, 496, "#e4572e", 4),
    rider(360, 508, "#0b7285", 2),
  );
};
