import type { Drawing } from "../../kit/drawing.ts";
import { circle, curve, stroke, times, type Point } from "../../kit/shapes.ts";

export const dataWaves: Drawing = (canvas) => {
  canvas.sky("#06283d", "#0b4a5f", "#0b7285");
  canvas.add(
    circle(900, 200, 480, canvas.glow("#5eead4", 0.4)),
    circle(200, 560, 420, canvas.glow("#818cf8", 0.45)),
  );
  for (const at of times(34, (index) => index)) {
    const phase = at * 0.17;
    const points = times(13, (step): Point => [
      step * 105 - 30,
      330 +
        Math.sin(step * 0.62 + phase) * (150 - at * 2) +
        Math.sin(step * 0.27 - phase * 1.6) * 70 +
        (at - 17) * 4,
    ]);
    canvas.add(
      stroke(
        curve(points),
        at % 5 === 0 ? "#fde68a" : "#a5f3fc",
        at % 5 === 0 ? 2.6 : 1.4,
        `opacity="${(0.2 + (at / 34) * 0.6).toFixed(2)}"`,
      ),
    );
    if (at % 5 === 0)
      for (const [x, y] of points.filter((_, step) => step % 3 === at % 3))
        canvas.add(circle(x, y, 5, "#fff7d6"), circle(x, y, 16, canvas.glow("#fde68a", 0.6)));
  }
};
