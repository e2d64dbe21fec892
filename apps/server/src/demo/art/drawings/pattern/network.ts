import type { Drawing } from "../../kit/drawing.ts";
import { circle, line, path, times, type Point } from "../../kit/shapes.ts";

export const network: Drawing = (canvas) => {
  const { dice } = canvas;
  canvas.sky("#f4f7fb", "#e3ecf5");
  const nodes = times(30, (at): Point => [
    70 + (at % 10) * 118 + dice.between(-38, 38),
    120 + Math.floor(at / 10) * 190 + dice.between(-60, 60),
  ]);
  for (const [at, from] of nodes.entries()) {
    for (const to of nodes.slice(at + 1)) {
      const far = Math.hypot(from[0] - to[0], from[1] - to[1]);
      if (far < 210) canvas.add(line(from, to, "#9fb6cc", 2.4, `opacity="${(1 - far / 260).toFixed(2)}"`));
    }
  }
  const hues = ["#0b7285", "#e8a33d", "#c8453c", "#3f6fa8", "#6b5b95"] as const;
  for (const [at, [x, y]] of nodes.entries()) {
    const radius = at % 6 === 0 ? 44 : dice.between(12, 26);
    const hue = dice.pick(hues);
    canvas.add(circle(x, y, radius + 8, "#ffffff"), circle(x, y, radius, hue));
    if (radius > 30)
      canvas.add(
        circle(x, y - 10, 13, "#ffffff"),
        path(`M${x - 24} ${y + 26}C${x - 24} ${y + 6} ${x + 24} ${y + 6} ${x + 24} ${y + 26}Z`, "#ffffff"),
      );
  }
};
