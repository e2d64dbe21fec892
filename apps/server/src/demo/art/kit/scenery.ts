import { type Canvas, size } from "./canvas.ts";
import {
  circle,
  curve,
  ellipse,
  group,
  line,
  path,
  placed,
  type Point,
  rounded,
  shape,
  stroke,
  times,
} from "./shapes.ts";

/** A silhouette of rolling land from side to side, filled down to the lower edge. */
export function hills(canvas: Canvas, y: number, swing: number, fill: string, waves = 5): string {
  const { dice } = canvas;
  const points = times(waves + 2, (at): Point => [
    (at / (waves + 1)) * (size.width + 80) - 40,
    y + (at % 2 === 0 ? -1 : 1) * dice.between(0.25, 1) * swing,
  ]);
  return path(`${curve(points)}V${size.height}H-40Z`, fill);
}

/** Sharp ridges; the highest stands near the middle third. */
export function ridge(canvas: Canvas, y: number, height: number, fill: string, peaks: number): string {
  const { dice } = canvas;
  const points: Point[] = [[-40, y + height * 0.4]];
  for (const at of times(peaks, (index) => index)) {
    const x = ((at + 0.5) / peaks) * size.width + dice.between(-40, 40);
    const lift = Math.sin(((at + 0.5) / peaks) * Math.PI) * 0.5 + dice.between(0.35, 0.75);
    points.push([x, y - height * lift * 0.8]);
    points.push([x + size.width / peaks / 2 + dice.between(-20, 20), y + dice.between(0.05, 0.35) * height]);
  }
  return shape(
    [...points, [size.width + 40, y + height * 0.4], [size.width + 40, size.height], [-40, size.height]],
    fill,
  );
}

export function sun(
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  color: string,
  halo = color,
): string {
  return group([circle(x, y, radius * 6, canvas.glow(halo, 0.75)), circle(x, y, radius, color)]);
}

export function cloud(x: number, y: number, scale: number, fill: string, opacity = 0.85): string {
  const parts = [
    rounded(-90, -14, 190, 34, 17, fill),
    circle(-38, -16, 30, fill),
    circle(10, -30, 40, fill),
    circle(54, -12, 26, fill),
  ];
  return group([placed(parts, x, y, scale)], `opacity="${opacity}"`);
}

export function stars(canvas: Canvas, count: number, down: number): string {
  const { dice } = canvas;
  return group(
    times(count, () =>
      circle(
        dice.between(0, size.width),
        dice.between(0, down),
        dice.between(0.7, 2),
        "#fff",
        `opacity="${dice.between(0.35, 0.95).toFixed(2)}"`,
      ),
    ),
  );
}

/** Short strokes of light on water, denser to the front. */
export function ripples(canvas: Canvas, top: number, color: string, count = 90, opacity = 0.3): string {
  const { dice } = canvas;
  return group(
    times(count, () => {
      const depth = dice.between(0, 1);
      const y = top + 8 + depth ** 1.4 * (size.height - top - 10);
      const length = 14 + depth * 90;
      const x = dice.between(-20, size.width);
      return line([x, y], [x + length, y], color, 1 + depth * 2.4, 'stroke-linecap="round"');
    }),
    `opacity="${opacity}"`,
  );
}

export function pine(x: number, y: number, height: number, fill: string): string {
  const tier = (top: number, bottom: number, half: number) =>
    shape(
      [
        [x, y - height * top],
        [x + height * half, y - height * bottom],
        [x - height * half, y - height * bottom],
      ],
      fill,
    );
  return group([
    tier(1, 0.55, 0.15),
    tier(0.8, 0.3, 0.21),
    tier(0.58, 0.06, 0.27),
    rounded(x - height * 0.03, y - height * 0.1, height * 0.06, height * 0.1, 1, fill),
  ]);
}

export function tree(x: number, y: number, height: number, crown: string, trunk: string): string {
  return group([
    rounded(x - height * 0.04, y - height * 0.5, height * 0.08, height * 0.5, 3, trunk),
    ellipse(x, y - height * 0.64, height * 0.3, height * 0.36, crown),
    ellipse(x - height * 0.16, y - height * 0.5, height * 0.2, height * 0.22, crown),
    ellipse(x + height * 0.17, y - height * 0.52, height * 0.2, height * 0.24, crown),
  ]);
}

export function turbine(
  x: number,
  y: number,
  height: number,
  color: string,
  turn: number,
  opacity = 1,
): string {
  const blade = height * 0.56;
  const w = height * 0.034;
  const wing = `M0 0C${w} ${-blade * 0.16} ${w * 0.7} ${-blade * 0.6} 0 ${-blade}C${-w * 0.35} ${-blade * 0.5} ${-w * 0.4} ${-blade * 0.1} 0 0Z`;
  const base = height * 0.024;
  return group(
    [
      shape(
        [
          [x - base, y],
          [x - base * 0.45, y - height],
          [x + base * 0.45, y - height],
          [x + base, y],
        ],
        color,
      ),
      ...times(3, (at) => placed([path(wing, color)], x, y - height, 1, turn + at * 120)),
      circle(x, y - height, height * 0.026, color),
    ],
    `opacity="${opacity}"`,
  );
}

export function birds(x: number, y: number, color: string, count: number, canvas: Canvas): string {
  const { dice } = canvas;
  return group(
    times(count, () => {
      const [bx, by, s] = [x + dice.between(-110, 110), y + dice.between(-40, 40), dice.between(7, 13)];
      return stroke(
        `M${bx - s} ${by - s * 0.35}Q${bx - s * 0.4} ${by - s * 0.7} ${bx} ${by}Q${bx + s * 0.4} ${by - s * 0.7} ${bx + s} ${by - s * 0.35}`,
        color,
        2,
      );
    }),
  );
}
