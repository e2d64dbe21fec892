/** Digits as lines in a box of 60 × 100: a picture must not depend on which fonts a server has. */
const digits: Readonly<Record<string, { readonly d: string; readonly width: number }>> = {
  "0": { d: "M30 0C10 0 0 20 0 50S10 100 30 100S60 80 60 50S50 0 30 0Z", width: 60 },
  "1": { d: "M0 22L28 0V100", width: 28 },
  "2": { d: "M2 28C2 10 14 0 30 0S58 10 58 28C58 46 44 56 2 100H60", width: 60 },
  "3": {
    d: "M4 14C10 4 20 0 30 0C48 0 56 12 56 25C56 40 44 48 26 48C46 48 60 57 60 74C60 90 47 100 29 100C16 100 6 95 0 84",
    width: 60,
  },
  "4": { d: "M46 100V0L0 70H62", width: 62 },
  "5": {
    d: "M54 0H12L6 46C12 40 20 37 30 37C48 37 60 49 60 68C60 87 47 100 28 100C15 100 6 95 0 86",
    width: 60,
  },
  "6": {
    d: "M52 8C46 3 39 0 31 0C11 0 0 22 0 56C0 84 11 100 30 100C48 100 60 87 60 68C60 50 48 38 31 38C14 38 2 50 1 66",
    width: 60,
  },
  "7": { d: "M0 0H60L22 100", width: 60 },
  "8": {
    d: "M30 47C14 47 5 37 5 24C5 10 15 0 30 0S55 10 55 24C55 37 46 47 30 47C12 47 0 58 0 73C0 90 12 100 30 100S60 90 60 73C60 58 48 47 30 47Z",
    width: 60,
  },
  "9": {
    d: "M8 92C14 97 21 100 29 100C49 100 60 78 60 44C60 16 49 0 30 0C12 0 0 13 0 32C0 50 12 62 29 62C46 62 58 50 59 34",
    width: 60,
  },
};

const gap = 26;

/** A number centred on a point, `height` high. */
export function drawNumber(value: number, x: number, y: number, height: number, color: string): string {
  const shapes = String(value)
    .split("")
    .flatMap((digit) => digits[digit] ?? []);
  const width = shapes.reduce((sum, shape) => sum + shape.width, gap * (shapes.length - 1));
  const scale = height / 100;
  let at = 0;
  const parts = shapes.map(({ d, width: own }) => {
    const part = `<path d="${d}" transform="translate(${at} 0)"/>`;
    at += own + gap;
    return part;
  });
  const place = `translate(${(x - (width * scale) / 2).toFixed(1)} ${(y - height / 2).toFixed(1)}) scale(${scale.toFixed(3)})`;
  return `<g transform="${place}" fill="none" stroke="${color}" stroke-width="17" stroke-linecap="round" stroke-linejoin="round">${parts.join("")}</g>`;
}
