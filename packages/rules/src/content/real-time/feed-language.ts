import type { ContentLanguage } from "@polyphon/contract/content/content.ts";

const byTag: Readonly<Record<string, ContentLanguage>> = {
  en: "ENGLISH",
  de: "GERMAN",
  sv: "SWEDISH",
  nl: "DUTCH",
  pt: "PORTUGUESE",
  it: "ITALIAN",
  fr: "FRENCH",
  es: "SPANISH",
  cs: "CZECH",
  pl: "POLISH",
  hu: "HUNGARIAN",
};

/** The language behind a tag such as de-AT; null for one that posts are not written in. */
export function languageOfTag(tag: string | null): ContentLanguage | null {
  const primary = /^[a-z]{2}(?=$|[-_])/i.exec((tag ?? "").trim())?.[0] ?? "";
  return byTag[primary.toLowerCase()] ?? null;
}
