export const languages = ["en", "de"] as const;
export type Language = (typeof languages)[number];

/** The first language of an accept-language header that the product speaks; English otherwise. */
export function pickLanguage(header: string | undefined): Language {
  for (const part of (header ?? "").split(",")) {
    const tag = part.trim().slice(0, 2).toLowerCase();
    if (tag === "de" || tag === "en") return tag;
  }
  return "en";
}
