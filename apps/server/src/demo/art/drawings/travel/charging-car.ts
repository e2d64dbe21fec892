import { size } from "../../kit/canvas.ts";
import type { Drawing } from "../../kit/drawing.ts";
import { cloud, tree } from "../../kit/scenery.ts";
import { circle, ellipse, line, path, placed, rect, rounded, stroke, times } from "../../kit/shapes.ts";

const { width } = size;

export const chargingCar: Drawing = (canvas) => {
  canvas.sky("#bfe3e0", "#dff1ea", "#f7f6e7");
  canvas.add(cloud(210, 120, 1.1, "#fff"), cloud(900, 90, 1.4, "#fff"));
  for (const [x, w, h] of [
    [60, 130, 210],
    [210, 100, 150],
    [860, 150, 240],
    [1030, 120, 170],
  ] as const)
    canvas.add(
      rect(x, 440 - h, w, h, "#cfe0dc"),
      ...times(Math.floor(h / 40), (row) =>
        times(3, (column) => rect(x + 16 + column * (w / 3.4), 460 - h + row * 36, 16, 18, "#b3ccc8")),
      ).flat(),
    );
  for (const x of [340, 440, 780]) canvas.add(tree(x, 450, 170, "#7fb491", "#7a6250"));
  canvas.add(
    rect(0, 440, width, 70, "#c7d3c4"),
    rect(0, 500, width, 130, "#6d7b86"),
    ...times(8, (at) => rect(at * 170 - 20, 580, 90, 7, "#e9eef0")),
  );
  canvas.add(
    rounded(930, 250, 96, 262, 18, "#0b7285"),
    rounded(946, 272, 64, 66, 8, "#d8f3ee"),
    path("M984 280L962 310H976L970 332L996 300H980Z", "#e8a33d"),
    stroke("M938 380C880 380 900 470 846 470C800 470 806 430 792 424", "#22363f", 9),
    circle(978, 366, 6, "#8ff0c4"),
  );
  canvas.add(ellipse(560, 540, 320, 18, "#00000033"));
  canvas.add(
    path(
      "M262 500C250 450 286 430 350 420C410 350 470 332 590 332C690 332 730 372 782 418C836 426 850 450 846 500C846 518 836 524 822 524H284C268 524 262 514 262 500Z",
      "#e4572e",
    ),
  );
  canvas.add(
    path("M392 416C436 366 480 352 556 352V416ZM574 352C664 350 694 378 734 416H574Z", "#1f3640"),
    rounded(270, 452, 40, 16, 8, "#ffe9b8"),
    rounded(806, 450, 36, 16, 8, "#7a1f16"),
    line([565, 420], [565, 508], "#00000033", 2),
    rounded(588, 436, 34, 7, 3, "#00000055"),
  );
  for (const x of [376, 726])
    canvas.add(
      circle(x, 520, 50, "#1c252b"),
      circle(x, 520, 28, "#cfd8dc"),
      ...times(5, (at) => placed([rect(-3, -26, 6, 26, "#8fa0a8")], x, 520, 1, at * 72)),
    );
};
