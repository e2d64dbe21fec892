import { size } from "../../kit/canvas.ts";
import type { Drawing } from "../../kit/drawing.ts";
import { cloud, hills, pine, ridge, ripples, sun } from "../../kit/scenery.ts";
import { path, rect, shape, times } from "../../kit/shapes.ts";

const { width } = size;

export const mountains: Drawing = (canvas) => {
  canvas.sky("#7fb2d6", "#b9d8e6", "#f4e9dc");
  canvas.add(
    sun(canvas, 270, 160, 40, "#fff8e1", "#fff4d2"),
    cloud(880, 120, 1.2, "#fff", 0.8),
    cloud(560, 170, 0.7, "#fff", 0.7),
  );
  canvas.add(ridge(canvas, 340, 190, "#a9c0d6", 5), ridge(canvas, 380, 200, "#7d9cba", 4));
  const peak = (x: number, y: number, w: number, h: number) => [
    shape(
      [
        [x - w, y + h],
        [x, y],
        [x + w, y + h],
      ],
      "#4f7295",
    ),
    shape(
      [
        [x, y],
        [x + w, y + h],
        [x + w * 0.12, y + h],
      ],
      "#3d5c7d",
    ),
    shape(
      [
        [x - w * 0.27, y + h * 0.27],
        [x, y],
        [x + w * 0.27, y + h * 0.27],
        [x + w * 0.13, y + h * 0.22],
        [x + w * 0.04, y + h * 0.33],
        [x - w * 0.08, y + h * 0.23],
        [x - w * 0.16, y + h * 0.31],
      ],
      "#fbfdff",
    ),
  ];
  canvas.add(...peak(730, 150, 330, 320), ...peak(420, 215, 270, 260), ...peak(1010, 240, 240, 230));
  canvas.add(
    hills(canvas, 465, 14, "#4c7f6c", 5),
    rect(
      0,
      480,
      width,
      150,
      canvas.fade([
        [0, "#8fb9cf"],
        [1, "#3f7397"],
      ]),
    ),
  );
  canvas.add(
    shape(
      [
        [480, 482],
        [730, 600],
        [980, 482],
      ],
      "#4f7295",
      'opacity="0.35"',
    ),
    ripples(canvas, 482, "#fff", 60, 0.35),
  );
  for (const at of times(12, (index) => index))
    canvas.add(
      pine(
        30 + at * 38 - (at % 3) * 10,
        540 + (at % 4) * 18,
        110 + (at % 5) * 16,
        at % 2 ? "#1f4f47" : "#2a6254",
      ),
    );
  for (const at of times(8, (index) => index))
    canvas.add(pine(930 + at * 42, 560 + (at % 3) * 20, 120 + (at % 4) * 18, at % 2 ? "#1f4f47" : "#2a6254"));
  canvas.add(path("M0 560Q240 540 480 600T700 640H0ZM1200 570Q1040 560 880 640H1200Z", "#1b433d"));
};
