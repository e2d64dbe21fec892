import { contentLanguages, type ContentLanguage } from "@polyphon/contract/content/content.ts";
import { limits } from "@polyphon/contract/limits.ts";

export interface RealTimeFilters {
  readonly languages: readonly ContentLanguage[];
  readonly source: string | null;
  readonly search: string;
}

export const noRealTimeFilters: RealTimeFilters = { languages: [], source: null, search: "" };

const textIn = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** The filters in the address; invalid values are ignored. */
export function readRealTimeFilters(search: Readonly<Record<string, unknown>>): RealTimeFilters {
  const languages = textIn(search["language"]).split(",");
  return {
    languages: contentLanguages.filter((language) => languages.includes(language)),
    source: textIn(search["source"]).slice(0, limits.realTime.sourceMax) || null,
    search: textIn(search["search"]).slice(0, 100),
  };
}

export function writeRealTimeFilters({
  languages,
  source,
  search,
}: RealTimeFilters): Record<"language" | "source" | "search", string | undefined> {
  return {
    language: languages.length === 0 ? undefined : languages.join(","),
    source: source ?? undefined,
    search: search.trim() === "" ? undefined : search,
  };
}

/** The filters as a call: a search applies from three letters on. */
export function askedOf({ languages, source, search }: RealTimeFilters) {
  const words = search.trim();
  return {
    ...(languages.length === 0 ? {} : { language: languages.join(",") }),
    ...(source === null ? {} : { source }),
    ...(words.length < limits.search.min ? {} : { search: words }),
  };
}

export function countRealTimeFilters(filters: RealTimeFilters): number {
  const { language, ...rest } = askedOf(filters);
  return (language === undefined ? 0 : filters.languages.length) + Object.keys(rest).length;
}
