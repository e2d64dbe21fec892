import { shell as de } from "@polyphon/i18n/de/shell/shell.server.ts";
import { shell as en } from "@polyphon/i18n/en/shell/shell.server.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Config } from "../config/config.ts";

const texts = { en, de } as const;

/** The hosts of the two apps' own addresses, and no other. Ports do not count. */
export function authorisedHosts(config: Pick<Config, "EMPLOYEE_URL" | "ADMIN_URL">): ReadonlySet<string> {
  return new Set([config.EMPLOYEE_URL, config.ADMIN_URL].map((address) => new URL(address).hostname));
}

/** The back office shows nothing at all on a foreign host. */
export const blankPage = '<!doctype html><html lang="en"><head><title></title></head><body></body></html>';

/** No script and no style of ours: a foreign host gets none of them. */
export function deniedPage(language: Language): string {
  const { deniedTitle, denied } = texts[language];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${deniedTitle}</title></head><body style="display:grid;min-height:100vh;margin:0;place-content:center;padding:1rem;font-family:system-ui,sans-serif;text-align:center;color-scheme:light dark"><main><h1>${deniedTitle}</h1><p>${denied}</p></main></body></html>`;
}
