import { size } from "../../kit/canvas.ts";
import type { Drawing } from "../../kit/drawing.ts";
import { circle, curve, path, times, type Point } from "../../kit/shapes.ts";

const { height } = size;

export const paperLayers: Drawing = (canvas) => {
  const { dice } = canvas;
  canvas.sky("#fdf0d5", "#fbe3c0");
  canvas.add(circle(860, 190, 96, "#f28f3b"));
  const tones = ["#f6c38a", "#ee9b6b", "#d9705a", "#a94a5a", "#70365a", "#3f2650"];
  for (const [at, tone] of tones.entries()) {
    const top = 250 + at * 66;
    const points = times(6, (step): Point => [
      step * 264 - 60,
      top + Math.sin(step * 1.3 + at * 1.1) * 56 + dice.between(-14, 14),
    ]);
    const shadow = points.map(([x, y]): Point => [x, y - 9]);
    canvas.add(
      path(`${curve(shadow)}V${height}H-60Z`, "#00000014"),
      path(`${curve(points)}V${height}H-60Z`, tone),
    );
  }
};
