import { size } from "../../kit/canvas.ts";
import type { Drawing } from "../../kit/drawing.ts";
import { stars } from "../../kit/scenery.ts";
import { circle, group, line, rect, times } from "../../kit/shapes.ts";

const { width, height } = size;

export const cityAtNight: Drawing = (canvas) => {
  const { dice } = canvas;
  canvas.sky("#0b1437", "#1d2a63", "#4a3f86", "#8a5a98");
  canvas.add(stars(canvas, 130, 320), circle(930, 130, 46, "#f6f0d8"), circle(948, 118, 42, "#1a265c"));
  const shore = 500;
  const block = (
    x: number,
    w: number,
    h: number,
    wall: string,
    lit: readonly [string, ...string[]],
    share: number,
  ) => {
    const windows = times(Math.floor(h / 22), (row) =>
      times(Math.floor((w - 12) / 16), (column) =>
        dice.between(0, 1) < share
          ? rect(x + 8 + column * 16, shore - h + 12 + row * 22, 8, 11, dice.pick(lit))
          : "",
      ),
    ).flat();
    return group([rect(x, shore - h, w, h, wall), ...windows]);
  };
  for (const at of times(17, (index) => index))
    canvas.add(block(at * 76 - 30, 70, dice.between(90, 250), "#2a2f6b", ["#8f86c9", "#a79ad6"], 0.25));
  for (const at of times(11, (index) => index)) {
    const w = dice.between(70, 110);
    const h = 120 + Math.sin((at / 10) * Math.PI) * 190 + dice.between(-40, 50);
    canvas.add(block(at * 112 - 20, w, h, "#141b45", ["#ffd98a", "#ffe9b8", "#f7b96b"], 0.45));
    if (h > 260)
      canvas.add(
        line([at * 112 - 20 + w / 2, shore - h], [at * 112 - 20 + w / 2, shore - h - 54], "#141b45", 4),
        circle(at * 112 - 20 + w / 2, shore - h - 56, 4, "#ff6b6b"),
      );
  }
  canvas.add(
    rect(
      0,
      shore,
      width,
      140,
      canvas.fade([
        [0, "#3b3b7d"],
        [1, "#0b1233"],
      ]),
    ),
  );
  for (const _ of times(150, (index) => index)) {
    const [x, y] = [dice.between(0, width), dice.between(shore + 6, height)];
    canvas.add(
      rect(
        x,
        y,
        dice.between(8, 40),
        2.2,
        dice.pick(["#ffd98a", "#f7b96b", "#a79ad6"]),
        `opacity="${dice.between(0.2, 0.75).toFixed(2)}"`,
      ),
    );
  }
};
