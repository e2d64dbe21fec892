import { size } from "../../kit/canvas.ts";
import { figure, lookOf } from "../../kit/people.ts";
import type { Drawing } from "../../kit/drawing.ts";
import { ellipse, path, rect, times } from "../../kit/shapes.ts";

const { width } = size;

export const newTeam: Drawing = (canvas) => {
  canvas.sky("#dcebf2", "#eef4f1", "#fbf6ea");
  canvas.add(
    rect(60, 60, 1080, 420, "#cfe0e6"),
    ...times(6, (at) =>
      rect(
        80 + at * 178,
        80,
        158,
        380,
        canvas.fade([
          [0, "#b9dbea"],
          [1, "#eaf4f4"],
        ]),
      ),
    ),
    ...times(6, (at) =>
      path(
        `M${80 + at * 178} 460V${390 - (at % 2) * 24}Q${158 + at * 178} ${360 + (at % 2) * 30} ${238 + at * 178} ${396 - (at % 3) * 16}V460Z`,
        "#a9cdb0",
      ),
    ),
  );
  canvas.add(
    rect(
      0,
      480,
      width,
      150,
      canvas.fade([
        [0, "#c9b79d"],
        [1, "#b7a286"],
      ]),
    ),
  );
  const crew = [0, 1, 2, 3, 4, 5] as const;
  for (const at of crew) {
    const x = 190 + at * 164;
    const look = lookOf(at);
    const dressed = at % 3 === 1 ? { ...look, helmet: "#f2b632" } : look;
    canvas.add(
      ellipse(x, 586, 66, 12, "#00000022"),
      figure(dressed, x, 588, 1.5 + (at % 3) * 0.08, at % 2 ? "#33475b" : "#4b3f5e", at === 2 || at === 5),
    );
  }
};
