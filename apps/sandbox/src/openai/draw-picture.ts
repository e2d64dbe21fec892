import { type Colour, paintPng } from "../articles/draw-picture.ts";

const mix = (one: Colour, other: Colour, part: number): Colour => [
  one[0] + (other[0] - one[0]) * part,
  one[1] + (other[1] - one[1]) * part,
  one[2] + (other[2] - one[2]) * part,
];

const skies: readonly (readonly [Colour, Colour])[] = [
  [
    [46, 92, 150],
    [250, 214, 165],
  ],
  [
    [28, 60, 92],
    [238, 160, 140],
  ],
  [
    [96, 164, 200],
    [232, 244, 240],
  ],
];
const hills: readonly Colour[] = [
  [112, 150, 150],
  [72, 118, 110],
  [38, 80, 76],
];

function seedOf(text: string): number {
  return Array.from(text).reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9_973, 7);
}

/** A landscape with a sun over three hills, different for each prompt. */
export function drawPicture(prompt: string, width: number, height: number): Buffer {
  const seed = seedOf(prompt);
  const [top, bottom] = skies[seed % skies.length] ?? [hills[0], hills[1]];
  const sun = { x: width * (0.25 + (seed % 50) / 100), y: height * 0.36, r: height * 0.09 };
  const crest = (layer: number, x: number) =>
    height * (0.52 + layer * 0.14) +
    Math.sin((x / width) * (5 + layer * 2) + seed + layer * 2) * height * 0.05 +
    Math.sin((x / width) * (13 - layer * 3) + seed * 2) * height * 0.018;
  const crests = hills.map((_, layer) => Float64Array.from({ length: width }, (_one, x) => crest(layer, x)));
  return paintPng(width, height, (x, y) => {
    for (let layer = hills.length - 1; layer >= 0; layer -= 1) {
      const [hill, edge] = [hills[layer], crests[layer]?.[x] ?? height];
      if (hill && y > edge) return mix(hill, [20, 40, 44], Math.min(1, (y - edge) / height));
    }
    const far = Math.hypot(x - sun.x, y - sun.y);
    const sky = mix(top ?? [0, 0, 0], bottom ?? [255, 255, 255], Math.min(1, y / (height * 0.62)));
    if (far < sun.r) return [255, 240, 205];
    return mix(sky, [255, 236, 200], Math.max(0, 0.5 - (far - sun.r) / (height * 0.7)));
  });
}
