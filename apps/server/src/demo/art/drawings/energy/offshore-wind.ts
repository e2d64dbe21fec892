import { size } from "../../kit/canvas.ts";
import type { Drawing } from "../../kit/drawing.ts";
import { cloud, ripples, turbine } from "../../kit/scenery.ts";
import { line, placed, rect, shape, times } from "../../kit/shapes.ts";

const { width, height } = size;

export const offshoreWind: Drawing = (canvas) => {
  const { dice } = canvas;
  canvas.sky("#0f3a55", "#2c6f8c", "#8cc0c5", "#e7ead7");
  canvas.add(
    cloud(260, 130, 1.3, "#ffffff", 0.18),
    cloud(930, 90, 1.7, "#ffffff", 0.16),
    cloud(620, 200, 0.9, "#ffffff", 0.2),
  );
  const sea = 420;
  for (const at of times(7, (index) => index)) {
    canvas.add(turbine(90 + at * 170, sea + 2, 90 + (at % 3) * 26, "#f5f8f6", dice.between(0, 120), 0.55));
  }
  canvas.add(
    rect(
      0,
      sea,
      width,
      height - sea,
      canvas.fade([
        [0, "#3f8597"],
        [1, "#0c3348"],
      ]),
    ),
  );
  canvas.add(
    turbine(330, 520, 315, "#ffffff", dice.between(0, 120)),
    rect(316, 505, 28, 34, "#e8b23a"),
    turbine(880, 480, 240, "#f7fbfb", dice.between(0, 120)),
  );
  canvas.add(rect(868, 470, 24, 26, "#e8b23a"), ripples(canvas, sea, "#d9f0ef", 110, 0.28));
  canvas.add(
    placed(
      [
        shape(
          [
            [0, 0],
            [190, 0],
            [165, 34],
            [26, 34],
          ],
          "#c8453c",
        ),
        rect(96, -46, 60, 46, "#f4f1ea"),
        rect(104, -38, 18, 14, "#27506a"),
        rect(128, -38, 18, 14, "#27506a"),
        rect(20, -10, 70, 10, "#27506a"),
        line([118, -46], [118, -92], "#f4f1ea", 4),
      ],
      560,
      520,
    ),
  );
};
