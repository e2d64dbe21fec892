import { peopleUpload as textsDe } from "@polyphon/i18n/de/people/upload.server.ts";
import { peopleUpload as textsEn } from "@polyphon/i18n/en/people/upload.server.ts";

export const sheetTexts = { en: textsEn, de: textsDe };
