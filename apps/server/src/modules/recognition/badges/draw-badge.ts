import type { BadgeFamily } from "@polyphon/contract/recognition/recognition.ts";
import sharp from "sharp";
import { drawNumber } from "./badge-digits.ts";

/** As wide as networks show a picture. */
const [width, height] = [1200, 630];
const [x, y] = [600, 292];

interface Look {
  readonly dark: string;
  readonly light: string;
  /** In a box of 100 × 100, drawn in lines. */
  readonly sign: string;
}

const dot = (cx: number, cy: number, r: number) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="currentColor"/>`;

const looks: Readonly<Record<BadgeFamily, Look>> = {
  SHARING: {
    dark: "#0b3b5a",
    light: "#1f8ac0",
    sign: `<path d="M26 50L74 22M26 50L74 78"/>${dot(22, 50, 15)}${dot(78, 20, 13)}${dot(78, 80, 13)}`,
  },
  STREAK: {
    dark: "#5a1e0b",
    light: "#e2672a",
    sign: `<path d="M52 4C58 26 84 36 84 64C84 84 69 97 50 97C31 97 16 84 16 65C16 50 25 41 31 30C35 40 40 44 45 46C41 30 44 15 52 4Z"/>
      <path d="M50 97C39 97 33 89 33 80C33 69 44 65 48 54C58 62 67 69 67 80C67 90 60 97 50 97Z" fill="currentColor" stroke="none"/>`,
  },
  REACH: {
    dark: "#0d4a3a",
    light: "#22a07a",
    sign: `<path d="M44 40L88 56L69 65L60 86Z" fill="currentColor"/><path d="M44 12V2M21 21L13 13M12 44H2M67 21L75 13M21 67L13 75"/><path d="M30 58A22 22 0 1 1 60 30"/>`,
  },
  VOICE: {
    dark: "#3a1a5c",
    light: "#8a4fc9",
    sign: `<path d="M14 12H86C92 12 96 16 96 22V62C96 68 92 72 86 72H52L30 92V72H14C8 72 4 68 4 62V22C4 16 8 12 14 12Z"/><path d="M26 34H74M26 52H56"/>`,
  },
  LEARNING: {
    dark: "#5a430a",
    light: "#c99a1e",
    sign: `<path d="M50 16L98 38L50 60L2 38Z"/><path d="M24 50V74C34 86 66 86 76 74V50"/><path d="M92 42V72"/>${dot(92, 78, 6)}`,
  },
};

/** Bronze, silver, gold, platinum, ruby: the rim tells how far somebody has come. */
const rims = [
  ["#f0c9a0", "#a9683a"],
  ["#f7f9fb", "#94a0ab"],
  ["#fff0b8", "#d39a1c"],
  ["#ffffff", "#7fb4c9"],
  ["#ffd3d3", "#c2334a"],
] as const;

function scallop(radius: number, depth: number, bows: number): string {
  const at = (turn: number, r: number) =>
    `${(x + Math.sin(turn) * r).toFixed(1)} ${(y - Math.cos(turn) * r).toFixed(1)}`;
  const step = (2 * Math.PI) / bows;
  const parts = Array.from(
    { length: bows },
    (_, bow) => `Q${at((bow + 0.5) * step, radius + depth)} ${at((bow + 1) * step, radius)}`,
  );
  return `M${at(0, radius)}${parts.join("")}Z`;
}

function rays(color: string): string {
  return Array.from({ length: 24 }, (_, at) => {
    const [from, to] = [(at * 15 - 3) * (Math.PI / 180), (at * 15 + 3) * (Math.PI / 180)];
    const point = (turn: number) =>
      `${(x + Math.sin(turn) * 900).toFixed(1)} ${(y - Math.cos(turn) * 900).toFixed(1)}`;
    return `<path d="M${x} ${y}L${point(from)}L${point(to)}Z" fill="${color}" opacity="0.10"/>`;
  }).join("");
}

function stars(count: number, color: string): string {
  const star = "M0 -15L4.4 -4.6L15.6 -3.7L7 3.6L9.7 14.5L0 8.6L-9.7 14.5L-7 3.6L-15.6 -3.7L-4.4 -4.6Z";
  return Array.from(
    { length: count },
    (_, at) =>
      `<path d="${star}" transform="translate(${x + (at - (count - 1) / 2) * 40} ${y + 134})" fill="${color}"/>`,
  ).join("");
}

function ribbon(side: 1 | -1, fill: string): string {
  const at = (dx: number, dy: number) => `${x + side * dx} ${y + dy}`;
  return `<path d="M${at(30, 120)}L${at(140, 100)}L${at(172, 312)}L${at(118, 284)}L${at(78, 318)}Z" fill="${fill}"/>`;
}

export interface DrawnBadge {
  readonly family: BadgeFamily;
  readonly level: number;
  readonly threshold: number;
}

export function badgeSvg({ family, level, threshold }: DrawnBadge): string {
  const { dark, light, sign } = looks[family];
  const [shine, metal] = rims[Math.min(level, rims.length) - 1] ?? rims[0];
  const digits = String(threshold).length;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs>
      <radialGradient id="background" cx="0.5" cy="0.46" r="0.75"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>
      <linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${shine}"/><stop offset="0.5" stop-color="${metal}"/><stop offset="1" stop-color="${shine}"/></linearGradient>
      <linearGradient id="face" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#background)"/>
    ${rays("#ffffff")}
    ${ribbon(1, metal)}${ribbon(-1, metal)}
    <path d="${scallop(206, 26, 28)}" fill="#000000" opacity="0.22" transform="translate(0 10)"/>
    <path d="${scallop(206, 26, 28)}" fill="url(#rim)"/>
    <circle cx="${x}" cy="${y}" r="182" fill="url(#face)"/>
    <circle cx="${x}" cy="${y}" r="172" fill="none" stroke="#ffffff" stroke-opacity="0.35" stroke-width="3" stroke-dasharray="2 10" stroke-linecap="round"/>
    <g transform="translate(${x - 46} ${y - 142}) scale(0.92)" color="#ffffff" fill="none" stroke="#ffffff" stroke-width="8" stroke-linecap="round" stroke-linejoin="round">${sign}</g>
    ${drawNumber(threshold, x, y + 34, digits > 3 ? 92 : 112, "#ffffff")}
    ${stars(level, shine)}
  </svg>`;
}

/** 1200 × 630; the same badge is the same picture. */
export function drawBadge(badge: DrawnBadge): Promise<Buffer> {
  return sharp(Buffer.from(badgeSvg(badge)))
    .flatten()
    .png({ compressionLevel: 9 })
    .toBuffer();
}
