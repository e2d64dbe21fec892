import { html } from "../pages/markup.ts";

export type ChallengeFrame = {
  /** The host of the page that shows the frame; it becomes part of the token. */
  hostname: string;
  theme: string;
  language: string;
  clockOffsetMs: number;
  tokenLifeMs: number;
  /** A key of another kind shows the fault in place of the box. */
  keyFits: boolean;
};

const words = {
  en: { box: "I'm not a robot", fault: "ERROR for site owner: Invalid key type" },
  de: { box: "Ich bin kein Roboter.", fault: "FEHLER für den Inhaber der Website: Ungültiger Schlüsseltyp" },
};

const css = (dark: boolean) => `
body { margin: 0; font: 14px/1.4 system-ui, sans-serif; color: ${dark ? "#f5f5f5" : "#1f1f1f"}; background: ${dark ? "#222" : "#f9f9f9"}; }
label, p { box-sizing: border-box; height: 100vh; margin: 0; padding: 0 12px; border: 1px solid ${dark ? "#555" : "#d3d3d3"}; border-radius: 3px; display: flex; align-items: center; gap: 12px; cursor: pointer; }
input { width: 26px; height: 26px; margin: 0; flex: none; } input:focus-visible { outline: 2px solid #1a73e8; outline-offset: 2px; }
p { color: ${dark ? "#ff8a80" : "#b00020"}; }`;

/** Sends the token to the embedding page, and an empty one when it expires. */
const script = ({ hostname, clockOffsetMs, tokenLifeMs }: ChallengeFrame) => `
const box = document.querySelector("input");
const send = (token) => parent.postMessage({ token }, "*");
box?.addEventListener("change", () => {
  if (!box.checked) { box.checked = true; return; }
  const nonce = [...crypto.getRandomValues(new Uint8Array(9))].map((n) => n.toString(16).padStart(2, "0")).join("");
  send(["challenge", "", ${JSON.stringify(hostname)}, Date.now() + ${clockOffsetMs} + "-" + nonce].join(":"));
  setTimeout(() => { box.checked = false; send(""); }, ${tokenLifeMs});
});`;

/** The frame of the visible challenge: one box to tick. */
export function challengePage(frame: ChallengeFrame): string {
  const language = frame.language.startsWith("de") ? "de" : "en";
  const body = frame.keyFits
    ? html`<label><input type="checkbox" />${words[language].box}</label>`
    : html`<p role="alert">${words[language].fault}</p>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>reCAPTCHA</title>
<style>${css(frame.theme === "dark")}</style></head><body><main>${body.text}</main><script>${script(frame).replaceAll("</", "<\\/")}</script></body></html>`;
}
