import type { Drawing } from "../../kit/drawing.ts";
import { circle, path, rect, times } from "../../kit/shapes.ts";

export const quarterTiles: Drawing = (canvas) => {
  const { dice } = canvas;
  const side = 157.5;
  const palette = ["#0b7285", "#f2b632", "#e4572e", "#f6efe2", "#17324d", "#8cc6b8"] as const;
  canvas.sky("#f6efe2", "#f6efe2");
  for (const row of times(4, (index) => index)) {
    for (const column of times(8, (index) => index)) {
      const [x, y, background, ink] = [column * side, row * side, dice.pick(palette), dice.pick(palette)];
      const front = ink === background ? "#ffffff" : ink;
      const forms = [
        path(`M${x} ${y}H${x + side}A${side} ${side} 0 0 1 ${x} ${y + side}Z`, front),
        path(`M${x + side} ${y + side}H${x}A${side} ${side} 0 0 1 ${x + side} ${y}Z`, front),
        circle(x + side / 2, y + side / 2, side * 0.34, front),
        path(
          `M${x} ${y}H${x + side}A${side / 2} ${side / 2} 0 0 1 ${x} ${y}Z M${x} ${y + side / 2}H${x + side}A${side / 2} ${side / 2} 0 0 1 ${x} ${y + side / 2}Z`,
          front,
        ),
        path(`M${x} ${y}L${x + side} ${y + side}H${x}Z`, front),
        times(4, (at) => rect(x, y + at * (side / 4), side, side / 8, front)).join(""),
      ] as const;
      canvas.add(rect(x, y, side + 1, side + 1, background), dice.pick(forms));
    }
  }
};
