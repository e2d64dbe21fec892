import { site as de } from "@polyphon/i18n/de/site.server.ts";
import { site as en } from "@polyphon/i18n/en/site.server.ts";

export const siteTexts = { en, de } as const;
