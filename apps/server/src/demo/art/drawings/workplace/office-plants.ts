import { size } from "../../kit/canvas.ts";
import { leafy } from "../../kit/plant.ts";
import type { Drawing } from "../../kit/drawing.ts";
import { ellipse, line, path, rect, rounded, stroke, times } from "../../kit/shapes.ts";

const { width } = size;

export const officePlants: Drawing = (canvas) => {
  canvas.sky("#f5efe6", "#efe5d8");
  canvas.add(
    rounded(90, 60, 470, 330, 10, "#ffffff"),
    rect(
      106,
      76,
      438,
      298,
      canvas.fade([
        [0, "#a9d3e8"],
        [1, "#e8f3ea"],
      ]),
    ),
    path("M106 374V300Q200 250 300 300T544 280V374Z", "#a8cfae"),
    path("M106 374V330Q240 300 360 340T544 330V374Z", "#86b98f"),
    line([325, 76], [325, 374], "#fff", 14),
    line([106, 225], [544, 225], "#fff", 10),
  );
  canvas.add(rect(0, 480, width, 150, "#d8bfa3"), rect(0, 470, width, 14, "#c9ab8b"));
  canvas.add(leafy(120, 560, 1.5, "#3f8f6b", "#d9734e"), leafy(1110, 560, 1.7, "#2f7a5c", "#f1e3d3"));
  canvas.add(
    rounded(360, 430, 620, 26, 8, "#b07d4f"),
    rect(400, 456, 20, 150, "#8a6340"),
    rect(920, 456, 20, 150, "#8a6340"),
    rounded(760, 456, 150, 90, 6, "#c08c5c"),
    rect(820, 480, 30, 6, "#7d5a3a"),
    rect(820, 520, 30, 6, "#7d5a3a"),
  );
  canvas.add(
    rounded(500, 220, 300, 180, 12, "#26333f"),
    rect(514, 234, 272, 152, "#e9f3f5"),
    rect(640, 400, 20, 24, "#26333f"),
    rounded(600, 420, 100, 12, 6, "#26333f"),
  );
  canvas.add(
    ...times(5, (at) =>
      rect(
        540 + at * 46,
        366 - (34 + ((at * 37) % 70)),
        26,
        34 + ((at * 37) % 70),
        ["#0b7285", "#e8a33d", "#3f8f6b"][at % 3] ?? "#0b7285",
      ),
    ),
    rect(530, 366, 240, 3, "#9db4bb"),
    rounded(534, 246, 100, 10, 5, "#b7cbd0"),
    rounded(534, 264, 66, 8, 4, "#d3e0e3"),
  );
  canvas.add(
    rounded(850, 372, 50, 58, 8, "#e4572e"),
    stroke("M900 386C926 384 926 416 900 416", "#e4572e", 8),
    stroke("M866 356C858 344 876 336 868 322M886 356C878 344 896 336 888 322", "#c9b9a6", 4),
    leafy(440, 432, 0.55, "#5aa57f", "#6b7c93"),
  );
  canvas.add(
    rect(760, 110, 300, 12, "#b07d4f"),
    ...[
      ["#c8453c", 92],
      ["#0b7285", 78],
      ["#e8a33d", 96],
      ["#3f6fa8", 84],
      ["#6b5b95", 70],
    ].map(([color, tall], at) => rect(780 + at * 28, 110 - Number(tall), 22, Number(tall), String(color))),
    leafy(1000, 112, 0.5, "#3f8f6b", "#f7f1e6"),
  );
  canvas.add(
    line([640, 0], [640, 70], "#54616b", 4),
    path("M580 110A60 46 0 0 1 700 110Z", "#e8a33d"),
    ellipse(640, 110, 60, 8, "#fff3c4"),
  );
};
