import { createHash } from "node:crypto";
import { html, type Markup } from "./markup.ts";

const backgrounds = ["#1d5b8f", "#7a3b8f", "#8f3b4d", "#2f6b3d", "#6b5a1e", "#3d4a9b", "#8a4a17", "#1f6a6a"];

export function initials(name: string): string {
  const parts = name.trim().split(/\s+/);
  const letters = parts.length > 1 ? [parts[0], parts.at(-1)] : [parts[0]];
  return letters
    .map((part) => /^./u.exec(part ?? "")?.[0] ?? "")
    .join("")
    .toUpperCase();
}

export function backgroundOf(name: string): string {
  return backgrounds[(createHash("sha256").update(name).digest()[0] ?? 0) % backgrounds.length] ?? "#1d5b8f";
}

export function avatar(name: string): Markup {
  return html`<span class="avatar" aria-hidden="true" style="background:${backgroundOf(name)}"
    >${initials(name)}</span
  >`;
}

export const avatarCss = `
.avatar { width: 48px; height: 48px; flex: none; border-radius: 50%; color: #fff; font-weight: 600; font-size: 17px; display: inline-flex; align-items: center; justify-content: center; }
`;

/** The same picture as a file, for apps that show a member's photo. */
export function avatarSvg(name: string): string {
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">
    <rect width="96" height="96" fill="${backgroundOf(name)}" />
    <text
      x="48"
      y="50"
      fill="#fff"
      font-family="system-ui, sans-serif"
      font-size="36"
      font-weight="600"
      text-anchor="middle"
      dominant-baseline="central"
    >
      ${initials(name)}
    </text>
  </svg>`.text;
}
