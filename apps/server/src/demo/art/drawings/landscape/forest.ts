import { size } from "../../kit/canvas.ts";
import type { Drawing } from "../../kit/drawing.ts";
import { hills } from "../../kit/scenery.ts";
import { circle, ellipse, path, shape, times } from "../../kit/shapes.ts";

const { width, height } = size;

export const forest: Drawing = (canvas) => {
  const { dice } = canvas;
  canvas.sky("#f4f3d6", "#cfe3b4", "#8fbf94");
  canvas.add(circle(610, 180, 420, canvas.glow("#fffbe0", 0.95)));
  const layers = [
    ["#b3d2a2", 60, 0.75],
    ["#7fae86", 44, 0.85],
    ["#4a8069", 30, 1],
    ["#22513f", 12, 1],
  ] as const;
  for (const [depth, [color, count, opacity]] of layers.entries()) {
    const near = depth / 3;
    for (const _ of times(count, (index) => index)) {
      const x = dice.between(-40, width + 40);
      if (near > 0.5 && Math.abs(x - 610) < 150 + near * 120) continue;
      const w = 5 + near * 30 + dice.between(0, 6);
      canvas.add(
        shape(
          [
            [x, 0],
            [x + w * 0.7, 0],
            [x + w, height],
            [x - w * 0.3, height],
          ],
          color,
          `opacity="${opacity}"`,
        ),
      );
    }
    canvas.add(hills(canvas, 500 + depth * 34, 18, color, 5));
  }
  canvas.add(
    path(
      "M596 500C640 520 560 545 600 570C650 596 640 610 690 640H470C500 610 560 600 545 570C530 545 590 520 596 500Z",
      "#f1e6bd",
      'opacity="0.9"',
    ),
  );
  for (const at of times(9, (index) => index))
    canvas.add(ellipse(at * 150 + dice.between(-30, 30), 622, 70, 26, "#183f31"));
};
