import { size } from "../../kit/canvas.ts";
import type { Drawing } from "../../kit/drawing.ts";
import { hills, sun } from "../../kit/scenery.ts";
import { line, rect, shape, times } from "../../kit/shapes.ts";

const { width } = size;

export const solarField: Drawing = (canvas) => {
  canvas.sky("#f7b267", "#f9cf8d", "#fdeec4");
  canvas.add(
    sun(canvas, 300, 250, 52, "#fffbe6", "#fff3c4"),
    hills(canvas, 305, 26, "#c9a97c", 5),
    hills(canvas, 335, 16, "#8f9a63", 4),
  );
  canvas.add(
    rect(
      0,
      335,
      width,
      300,
      canvas.fade([
        [0, "#9aa765"],
        [1, "#56713f"],
      ]),
    ),
  );
  for (const row of times(7, (at) => at)) {
    const near = (row + 1) / 7;
    const y = 345 + near ** 1.7 * 250;
    const tall = 12 + near ** 1.6 * 78;
    const wide = 40 + near ** 1.5 * 150;
    for (const column of times(Math.ceil(width / wide) + 3, (at) => at)) {
      const x = column * wide * 1.07 - (row % 2) * wide * 0.5 - wide;
      canvas.add(line([x + wide * 0.5, y], [x + wide * 0.5, y + tall * 0.5], "#54606b", 2 + near * 4));
      canvas.add(
        shape(
          [
            [x + tall * 0.35, y - tall * 0.7],
            [x + wide + tall * 0.35, y - tall * 0.7],
            [x + wide, y + tall * 0.1],
            [x, y + tall * 0.1],
          ],
          canvas.fade([
            [0, "#5d8fc0"],
            [1, "#1b3558"],
          ]),
          'stroke="#c6d9ea" stroke-width="2"',
        ),
      );
      for (const cut of [0.33, 0.66])
        canvas.add(
          line(
            [x + wide * cut + tall * 0.35, y - tall * 0.7],
            [x + wide * cut, y + tall * 0.1],
            "#c6d9ea",
            1.2,
            'opacity="0.6"',
          ),
        );
    }
  }
};
