import { type Dice, makeDice } from "./dice.ts";
import { rect } from "./shapes.ts";

export const size = { width: 1200, height: 630 } as const;

export type Stop = readonly [at: number, color: string, opacity?: number];

/** Collects shapes and the gradients they use. */
export interface Canvas {
  readonly dice: Dice;
  add(...parts: readonly string[]): void;
  /** Answers the fill that names the gradient. */
  fade(stops: readonly Stop[], direction?: "down" | "right"): string;
  glow(color: string, strength: number): string;
  sky(...colors: readonly string[]): void;
  svg(): string;
}

const stop = ([at, color, opacity = 1]: Stop) =>
  `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`;

export function makeCanvas(seed: string): Canvas {
  const [defs, body]: [string[], string[]] = [[], []];

  function fade(stops: readonly Stop[], direction: "down" | "right" = "down"): string {
    const id = `f${defs.length}`;
    const end = direction === "down" ? 'x2="0" y2="1"' : 'x2="1" y2="0"';
    defs.push(`<linearGradient id="${id}" x1="0" y1="0" ${end}>${stops.map(stop).join("")}</linearGradient>`);
    return `url(#${id})`;
  }

  function glow(color: string, strength: number): string {
    const id = `g${defs.length}`;
    const stops = [stop([0, color, strength]), stop([0.35, color, strength * 0.55]), stop([1, color, 0])];
    defs.push(`<radialGradient id="${id}">${stops.join("")}</radialGradient>`);
    return `url(#${id})`;
  }

  function sky(...colors: readonly string[]): void {
    const stops = colors.map((color, at): Stop => [at / Math.max(1, colors.length - 1), color]);
    body.push(rect(0, 0, size.width, size.height, fade(stops)));
  }

  return {
    dice: makeDice(seed),
    add: (...parts) => void body.push(...parts),
    fade,
    glow,
    sky,
    svg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}"><defs>${defs.join("")}</defs>${body.join("")}</svg>`,
  };
}
