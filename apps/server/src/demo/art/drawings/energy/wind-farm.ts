import type { Drawing } from "../../kit/drawing.ts";
import { birds, hills, sun, turbine } from "../../kit/scenery.ts";

export const windFarm: Drawing = (canvas) => {
  const { dice } = canvas;
  canvas.sky("#3f7391", "#8fb3b5", "#f2d9ab", "#f7c98d");
  canvas.add(sun(canvas, 760, 380, 34, "#fff3d6", "#ffe2ad"));
  canvas.add(hills(canvas, 420, 46, "#9fb0b6", 4));
  for (const [x, y, tall] of [
    [250, 430, 130],
    [400, 420, 150],
    [540, 425, 120],
  ] as const) {
    canvas.add(turbine(x + dice.between(-14, 14), y, tall, "#fdf6ea", dice.between(0, 120), 0.8));
  }
  canvas.add(hills(canvas, 480, 36, "#66838f", 5));
  canvas.add(
    turbine(1000, 525, 235, "#fdf6ea", dice.between(0, 120), 0.95),
    turbine(770, 540, 320, "#fffaf0", dice.between(0, 120)),
  );
  canvas.add(
    hills(canvas, 530, 30, "#3f6470", 4),
    hills(canvas, 585, 26, "#24474f", 3),
    birds(300, 180, "#2d5263", 6, canvas),
  );
};
