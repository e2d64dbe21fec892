import { createHash } from "node:crypto";
import { links as textsDe } from "@polyphon/i18n/de/links/links.server.ts";
import { links as textsEn } from "@polyphon/i18n/en/links/links.server.ts";
import { type Language, languages } from "@polyphon/i18n/kit/languages.ts";

export interface NoticePage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

const texts = { en: textsEn, de: textsDe };
const style =
  "body{font:18px/1.5 system-ui,sans-serif;margin:0;display:grid;min-height:100vh;place-content:center;padding:0 24px;color:#1a1b1e;background:#fff}h1{font-size:26px;margin:0 0 8px}p{margin:0;max-width:36em}@media(prefers-color-scheme:dark){body{color:#e9ecef;background:#1a1b1e}}";
const styleHash = createHash("sha256").update(style).digest("base64");

function pageOf(language: Language, { title, text }: { title: string; text: string }): NoticePage {
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;
  return {
    html,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-length": String(Buffer.byteLength(html)),
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; style-src 'sha256-${styleHash}'`,
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    },
  };
}

function inEveryLanguage(notice: "unknown" | "unavailable"): Record<Language, NoticePage> {
  return Object.fromEntries(languages.map((each) => [each, pageOf(each, texts[each][notice])])) as Record<
    Language,
    NoticePage
  >;
}

/** These pages contain nothing of the request. */
export const noticePages = {
  unknown: inEveryLanguage("unknown"),
  unavailable: inEveryLanguage("unavailable"),
};
