import { size } from "../../kit/canvas.ts";
import type { Drawing } from "../../kit/drawing.ts";
import { circle, group, path, rect, rounded, shape, stroke, times } from "../../kit/shapes.ts";

const { width } = size;

export const robotArm: Drawing = (canvas) => {
  canvas.sky("#e9eef2", "#dbe4ea", "#f3f4f1");
  canvas.add(
    ...times(6, (at) => rect(at * 220 - 30, 0, 26, 440, "#cfdae2")),
    rect(0, 60, width, 16, "#b9c8d2"),
    ...times(3, (at) =>
      shape(
        [
          [180 + at * 400, 76],
          [300 + at * 400, 76],
          [320 + at * 400, 100],
          [160 + at * 400, 100],
        ],
        "#5d7384",
      ),
    ),
    ...times(3, (at) =>
      shape(
        [
          [170 + at * 400, 100],
          [310 + at * 400, 100],
          [420 + at * 400, 470],
          [60 + at * 400, 470],
        ],
        "#fff7d6",
        'opacity="0.28"',
      ),
    ),
  );
  canvas.add(
    rect(0, 470, width, 160, "#9fb0bb"),
    rounded(-20, 420, 1240, 58, 12, "#3c4d59"),
    rect(0, 430, width, 10, "#54687a"),
    ...times(16, (at) => circle(20 + at * 80, 462, 15, "#7b8d9a")),
    ...times(16, (at) => circle(20 + at * 80, 462, 6, "#3c4d59")),
  );
  const box = (x: number, color: string) => [
    rect(x, 336, 96, 84, color),
    rect(x + 38, 336, 20, 84, "#ffffff44"),
    rect(x, 336, 96, 10, "#00000015"),
  ];
  canvas.add(...box(80, "#c99562"), ...box(250, "#b98450"), ...box(960, "#c99562"));
  const arm = (tint: string, x: number, flip: number) =>
    group(
      [
        rounded(-90, -30, 180, 40, 10, "#33434f"),
        path("M-56 -30L-36 -110H36L56 -30Z", "#46596a"),
        stroke("M0 -120L-90 -300", tint, 54),
        stroke("M-90 -300L120 -372", tint, 44),
        stroke("M120 -372L170 -280", tint, 32),
        circle(0, -120, 40, "#33434f"),
        circle(0, -120, 18, tint),
        circle(-90, -300, 36, "#33434f"),
        circle(-90, -300, 15, tint),
        circle(120, -372, 28, "#33434f"),
        circle(120, -372, 11, tint),
        stroke("M170 -280L146 -236L156 -206M170 -280L206 -244L204 -212", "#33434f", 12),
      ],
      `transform="translate(${x} 600) scale(${flip} 1)"`,
    );
  canvas.add(
    arm("#f08c2e", 560, 1),
    rect(690, 380, 78, 40, "#0b7285"),
    arm("#f2b632", 900, -0.62),
    circle(726, 396, 46, canvas.glow("#fff3b0", 0.9)),
  );
};
