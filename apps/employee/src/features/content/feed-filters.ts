import { contentLanguages, type ContentLanguage } from "@polyphon/contract/content/content.ts";
import { limits } from "@polyphon/contract/limits.ts";

export interface FeedFilters {
  readonly categoryId: number | null;
  readonly language: ContentLanguage | null;
  readonly search: string;
}

/** The filters as they stand in the address; whatever is no filter counts as none. */
export function readFilters(search: Readonly<Record<string, unknown>>): FeedFilters {
  const category = Number(search["category"]);
  return {
    categoryId: Number.isSafeInteger(category) && category > 0 ? category : null,
    language: contentLanguages.find((language) => language === search["language"]) ?? null,
    search: typeof search["search"] === "string" ? search["search"].slice(0, 100) : "",
  };
}

/** The same filters for the address: what is not set does not stand there. */
export function writeFilters({
  categoryId,
  language,
  search,
}: FeedFilters): Record<string, string | undefined> {
  return {
    category: categoryId === null ? undefined : String(categoryId),
    language: language ?? undefined,
    search: search.trim() === "" ? undefined : search,
  };
}

/** A search begins to narrow the list from three letters on. */
export function searchOf({ search }: FeedFilters): string | undefined {
  const words = search.trim();
  return words.length >= limits.search.min ? words : undefined;
}

export function countFilters(filters: FeedFilters): number {
  return [filters.categoryId, filters.language, searchOf(filters) ?? null].filter((each) => each !== null)
    .length;
}

export const noFilters: FeedFilters = { categoryId: null, language: null, search: "" };
