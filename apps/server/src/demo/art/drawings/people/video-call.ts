import { bust, lookOf } from "../../kit/people.ts";
import { leafy } from "../../kit/plant.ts";
import type { Drawing } from "../../kit/drawing.ts";
import { circle, group, rect, rounded, times } from "../../kit/shapes.ts";

export const videoCall: Drawing = (canvas) => {
  canvas.sky("#dfe7ef", "#cdd9e5");
  canvas.add(rounded(150, 40, 900, 550, 26, "#1d2733"), rounded(168, 58, 864, 514, 14, "#2a3644"));
  const rooms = ["#f3d9b1", "#bfe0d8", "#d9cdea", "#f4c9c0", "#cfe3f4", "#e6e2b8"] as const;
  for (const at of times(6, (index) => index)) {
    const [x, y] = [186 + (at % 3) * 282, 76 + Math.floor(at / 3) * 226];
    const id = `tile${at}`;
    const look = lookOf(at);
    canvas.add(`<clipPath id="${id}">${rounded(x, y, 264, 208, 12, "#000")}</clipPath>`);
    canvas.add(
      group(
        [
          rect(x, y, 264, 208, rooms[at] ?? rooms[0]),
          at % 2 ? rect(x + 20, y + 30, 60, 80, "#ffffff66") : circle(x + 214, y + 50, 28, "#ffffff66"),
          at % 3 === 0
            ? leafy(x + 226, y + 214, 0.5, "#5aa57f", "#c98b6b")
            : rect(x + 180, y + 90, 84, 8, "#00000018"),
          bust(look, x + 132, y + 212, 1.45),
        ],
        `clip-path="url(#${id})"`,
      ),
    );
    if (at === 1) canvas.add(rounded(x, y, 264, 208, 12, "none", 'stroke="#35c48d" stroke-width="6"'));
  }
  canvas.add(
    rounded(470, 522, 260, 44, 22, "#1d2733"),
    ...["#4c6074", "#4c6074", "#4c6074", "#e5484d"].map((color, at) => circle(510 + at * 60, 544, 16, color)),
  );
};
