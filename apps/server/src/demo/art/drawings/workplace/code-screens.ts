import { size } from "../../kit/canvas.ts";
import { leafy } from "../../kit/plant.ts";
import type { Drawing } from "../../kit/drawing.ts";
import { circle, group, rect, rounded, stroke, times } from "../../kit/shapes.ts";

const { width } = size;

export const codeScreens: Drawing = (canvas) => {
  const { dice } = canvas;
  canvas.sky("#171a35", "#232950", "#2f2a52");
  canvas.add(
    circle(330, 250, 420, canvas.glow("#38bdf8", 0.35)),
    circle(890, 260, 420, canvas.glow("#a78bfa", 0.35)),
  );
  const hues = ["#7dd3fc", "#a5b4fc", "#fca5a5", "#86efac", "#fde68a", "#e2e8f0"] as const;
  const screen = (x: number, y: number, w: number, h: number) => {
    const lines = times(Math.floor((h - 50) / 22), (row) => {
      let at = x + 56 + dice.whole(0, 3) * 24;
      return (
        times(dice.whole(1, 4), () => {
          const long = dice.between(24, 90);
          const word =
            at + long < x + w - 24 ? rounded(at, y + 44 + row * 22, long, 9, 4.5, dice.pick(hues)) : "";
          at += long + 12;
          return word;
        }).join("") + rounded(x + 22, y + 44 + row * 22, 16, 9, 4, "#3b4270")
      );
    });
    return group([
      rounded(x - 10, y - 10, w + 20, h + 20, 16, "#0b0e22"),
      rounded(x, y, w, h, 8, "#14183a"),
      rect(x, y, w, 26, "#1f2550"),
      ...["#ff6b6b", "#ffd166", "#4ade80"].map((dot, at) => circle(x + 18 + at * 20, y + 13, 6, dot)),
      ...lines,
    ]);
  };
  canvas.add(screen(110, 90, 440, 290), screen(650, 90, 440, 290));
  for (const x of [330, 870])
    canvas.add(rect(x - 14, 390, 28, 66, "#0b0e22"), rounded(x - 80, 450, 160, 14, 7, "#0b0e22"));
  canvas.add(
    rect(
      0,
      460,
      width,
      170,
      canvas.fade([
        [0, "#3a2f5c"],
        [1, "#1c1836"],
      ]),
    ),
    rounded(400, 500, 340, 70, 14, "#10132e"),
  );
  for (const row of times(3, (index) => index))
    canvas.add(
      ...times(13, (at) =>
        rounded(414 + at * 24.5, 510 + row * 18, 20, 13, 3, (at + row) % 7 === 0 ? "#7c83ff" : "#343a6b"),
      ),
    );
  canvas.add(
    rounded(790, 516, 44, 62, 22, "#10132e"),
    rounded(809, 526, 6, 14, 3, "#7c83ff"),
    rounded(170, 470, 64, 84, 12, "#e4572e"),
    stroke("M234 490C268 488 268 534 234 532", "#e4572e", 10),
    stroke("M190 454C182 440 200 432 192 416M214 454C206 440 224 432 216 416", "#8c86b8", 4),
    leafy(1080, 560, 0.85, "#4fb286", "#54407f"),
  );
};
