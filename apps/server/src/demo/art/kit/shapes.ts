export type Point = readonly [x: number, y: number];

const n = (value: number) => String(Math.round(value * 10) / 10);

export function rect(x: number, y: number, width: number, height: number, fill: string, extra = ""): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${extra}/>`;
}

export function rounded(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  extra = "",
): string {
  return rect(x, y, width, height, fill, `rx="${n(radius)}" ${extra}`);
}

export function circle(x: number, y: number, radius: number, fill: string, extra = ""): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" ${extra}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, extra = ""): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${extra}/>`;
}

export function shape(points: readonly Point[], fill: string, extra = ""): string {
  return `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(" ")}" fill="${fill}" ${extra}/>`;
}

export function line(from: Point, to: Point, color: string, width: number, extra = ""): string {
  return `<line x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}" stroke="${color}" stroke-width="${n(width)}" ${extra}/>`;
}

export function path(d: string, fill: string, extra = ""): string {
  return `<path d="${d}" fill="${fill}" ${extra}/>`;
}

export function stroke(d: string, color: string, width: number, extra = ""): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
}

export function group(parts: readonly string[], extra = ""): string {
  return `<g ${extra}>${parts.join("")}</g>`;
}

export function placed(parts: readonly string[], x: number, y: number, scale = 1, turn = 0): string {
  return group(parts, `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${scale.toFixed(3)})"`);
}

/** A soft line through the points. */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  let [px, py] = first;
  const parts = rest.map(([x, y]) => {
    const middle = (px + x) / 2;
    const part = `C${n(middle)} ${n(py)} ${n(middle)} ${n(y)} ${n(x)} ${n(y)}`;
    [px, py] = [x, y];
    return part;
  });
  return `M${n(first[0])} ${n(first[1])}${parts.join("")}`;
}

export function times<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at));
}
