import { size } from "../../kit/canvas.ts";
import type { Drawing } from "../../kit/drawing.ts";
import { birds, hills, pine, sun } from "../../kit/scenery.ts";
import { circle, path, rect, rounded, times } from "../../kit/shapes.ts";

const { width } = size;

export const train: Drawing = (canvas) => {
  canvas.sky("#f9dcc4", "#fec89a", "#f8edeb");
  canvas.add(
    sun(canvas, 960, 170, 54, "#fffaf0", "#fff1dd"),
    hills(canvas, 330, 50, "#c9b6a4", 4),
    hills(canvas, 400, 40, "#9aa98a", 5),
  );
  for (const at of times(9, (index) => index))
    canvas.add(pine(at * 140 + 30, 470 + (at % 3) * 12, 80, "#6f8a6c"));
  const stone = canvas.fade([
    [0, "#b48a6c"],
    [1, "#8d6a52"],
  ]);
  for (const at of times(7, (index) => index))
    canvas.add(
      path(
        `M${at * 190 - 60} 400H${at * 190 + 140}V640H${at * 190 + 110}V520A70 70 0 0 0 ${at * 190 - 30} 520V640H${at * 190 - 60}Z`,
        stone,
      ),
    );
  canvas.add(rect(0, 384, width, 22, "#7d5c47"), rect(0, 378, width, 6, "#54413a"));
  const wagon = (x: number) => [
    rounded(x, 296, 236, 76, 14, "#f5f5f2"),
    rect(x, 342, 236, 12, "#c8453c"),
    ...times(5, (at) => rounded(x + 18 + at * 43, 310, 32, 26, 5, "#35506b")),
    ...[40, 80, 160, 200].map((wheel) => circle(x + wheel, 374, 9, "#333a44")),
  ];
  canvas.add(
    ...wagon(60),
    ...wagon(304),
    ...wagon(548),
    path("M792 296H930C990 296 1030 330 1046 372H792Z", "#f5f5f2"),
    rect(792, 342, 240, 12, "#c8453c"),
    path("M940 304H952C984 310 1004 322 1016 336H940Z", "#35506b"),
    ...times(3, (at) => rounded(808 + at * 43, 310, 32, 26, 5, "#35506b")),
    ...[830, 870, 960, 1000].map((x) => circle(x, 374, 9, "#333a44")),
  );
  canvas.add(hills(canvas, 600, 24, "#5f7d5a", 4), birds(420, 150, "#8a6f5c", 5, canvas));
};
