import { site as de } from "@polyphon/i18n/de/site/site.server.ts";
import { site as en } from "@polyphon/i18n/en/site/site.server.ts";

export const siteTexts = { en, de } as const;
