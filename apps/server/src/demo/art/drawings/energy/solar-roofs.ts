import type { Drawing } from "../../kit/drawing.ts";
import { cloud, hills, sun, tree } from "../../kit/scenery.ts";
import { group, rect, rounded, shape, times, type Point } from "../../kit/shapes.ts";

function roof(x: number, y: number, w: number, wall: string, tile: string, panels: boolean): string {
  const h = w * 0.42;
  const slope: Point[] = [
    [x - 16, y],
    [x + w * 0.2, y - h],
    [x + w * 0.92, y - h],
    [x + w + 16, y],
  ];
  const grid = times(2, (row) =>
    times(5, (column) => {
      const [top, bottom] = [y - h + 12 + row * (h / 2 - 8), y - h + row * (h / 2 - 8) + h / 2 - 2];
      const at = (u: number, level: number) =>
        x +
        w * 0.2 -
        ((level - (y - h)) / h) * (w * 0.2 + 10) +
        14 +
        u * ((w * 0.72 + ((level - (y - h)) / h) * (w * 0.3)) / 5) * 0.95;
      return shape(
        [
          [at(column, top), top],
          [at(column + 0.9, top), top],
          [at(column + 0.9, bottom), bottom],
          [at(column, bottom), bottom],
        ],
        "#1f3f66",
        'stroke="#6f9ac4" stroke-width="1.5"',
      );
    }),
  ).flat();
  return group([
    rect(x, y - 4, w, 260, wall),
    shape(slope, tile),
    ...(panels ? grid : []),
    ...times(3, (at) =>
      rounded(
        x + w * (0.14 + at * 0.28),
        y + 30,
        w * 0.15,
        w * 0.2,
        3,
        "#fdf3d4",
        'stroke="#7d6a58" stroke-width="3"',
      ),
    ),
  ]);
}

export const solarRoofs: Drawing = (canvas) => {
  canvas.sky("#5fa8d3", "#a9d6e5", "#e8f3e4");
  canvas.add(
    sun(canvas, 1010, 120, 46, "#fff2b8", "#fff0b0"),
    cloud(240, 120, 1.2, "#fff"),
    cloud(620, 80, 0.9, "#fff"),
    cloud(820, 190, 0.7, "#fff"),
  );
  canvas.add(hills(canvas, 350, 40, "#a8c99a", 4), hills(canvas, 410, 24, "#86b07b", 5));
  for (const x of [60, 190, 560, 900, 1130]) canvas.add(tree(x, 440, 120, "#5f9a62", "#6b4f3a"));
  canvas.add(roof(90, 440, 230, "#f3e3cc", "#b5533c", true), roof(760, 430, 250, "#e7ded0", "#7a4638", true));
  canvas.add(
    roof(410, 500, 330, "#fbf0dc", "#c4694a", true),
    roof(990, 520, 240, "#efe2cf", "#a3503d", false),
    tree(330, 640, 150, "#3f7d55", "#5b4333"),
  );
  canvas.add(roof(-130, 540, 330, "#e9d9c3", "#8f4a3a", true));
};
