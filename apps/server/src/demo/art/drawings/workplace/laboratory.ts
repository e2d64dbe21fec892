import { size } from "../../kit/canvas.ts";
import type { Drawing } from "../../kit/drawing.ts";
import { circle, line, path, placed, rect, rounded, times } from "../../kit/shapes.ts";

const { width } = size;

export const laboratory: Drawing = (canvas) => {
  canvas.sky("#e3f1f6", "#d3e8f0", "#f4f8f7");
  for (const shelf of [150, 270]) {
    canvas.add(rect(640, shelf, 470, 12, "#a9c6d2"));
    for (const at of times(9, (index) => index))
      canvas.add(
        rounded(
          656 + at * 50,
          shelf - 58 + (at % 3) * 8,
          32,
          58 - (at % 3) * 8,
          5,
          ["#8fc1cf", "#e8b867", "#7fb59b", "#c98b9b"][(at + shelf) % 4] ?? "#8fc1cf",
        ),
        rect(660 + at * 50, shelf - 66 + (at % 3) * 8, 24, 10, "#5d7f8f"),
      );
  }
  canvas.add(
    rounded(90, 70, 400, 250, 12, "#c4e2ec"),
    rounded(106, 86, 368, 218, 6, "#eaf7fb"),
    line([290, 86], [290, 304], "#c4e2ec", 12),
    path("M106 304V250Q180 200 260 244T474 230V304Z", "#b5d9c4"),
  );
  canvas.add(
    rect(0, 470, width, 26, "#f8fbfc"),
    rect(0, 496, width, 134, "#7fa6b5"),
    ...times(5, (at) => rounded(40 + at * 240, 520, 200, 90, 6, "#719aaa")),
    ...times(5, (at) => rect(120 + at * 240, 540, 40, 6, "#dcebf0")),
  );
  const flask = (x: number, s: number, liquid: string) =>
    placed(
      [
        path(
          "M-18 -150H18V-92L70 -8Q74 0 64 0H-64Q-74 0 -70 -8L-18 -92Z",
          "#ffffffb0",
          'stroke="#8fb4c2" stroke-width="4"',
        ),
        path("M-40 -56H40L68 -10Q70 -3 62 -3H-62Q-70 -3 -68 -10Z", liquid),
        circle(-14, -28, 7, "#ffffff88"),
        circle(16, -40, 5, "#ffffff88"),
        rounded(-24, -160, 48, 12, 6, "#8fb4c2"),
      ],
      x,
      470,
      s,
    );
  canvas.add(flask(180, 1.15, "#2aa7a0"), flask(340, 0.85, "#e59b3c"), flask(1090, 1, "#c8556b"));
  for (const at of times(5, (index) => index))
    canvas.add(
      rounded(466 + at * 34, 360, 20, 104, 10, "#ffffffb0", 'stroke="#8fb4c2" stroke-width="3"'),
      rounded(
        469 + at * 34,
        400 + (at % 3) * 12,
        14,
        62 - (at % 3) * 12,
        7,
        ["#6a8fd8", "#2aa7a0", "#e59b3c"][at % 3] ?? "#2aa7a0",
      ),
    );
  canvas.add(rect(450, 412, 190, 10, "#4c6f7e"), rect(450, 462, 190, 10, "#4c6f7e"));
  canvas.add(
    rect(700, 452, 170, 18, "#33505e"),
    path("M820 452C884 420 884 330 824 300L812 318C850 346 850 400 800 436Z", "#4c6f7e"),
    placed(
      [
        rounded(-22, -70, 44, 130, 10, "#33505e"),
        rounded(-14, -104, 28, 40, 6, "#4c6f7e"),
        rounded(-11, 56, 22, 36, 4, "#4c6f7e"),
      ],
      790,
      330,
      1,
      -24,
    ),
    rect(730, 420, 110, 10, "#4c6f7e"),
  );
};
