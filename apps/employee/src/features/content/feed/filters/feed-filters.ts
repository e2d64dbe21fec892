import { contentLanguages, type ContentLanguage } from "@polyphon/contract/content/content.ts";
import { limits } from "@polyphon/contract/limits.ts";

export interface FeedFilters {
  readonly categories: readonly number[];
  readonly tags: readonly number[];
  readonly languages: readonly ContentLanguage[];
  readonly search: string;
}

export interface SavedFilters {
  readonly languages: readonly string[];
  readonly category: readonly number[];
  readonly categoryDefiningTags: readonly number[];
}

export const noFilters: FeedFilters = { categories: [], tags: [], languages: [], search: "" };

/** In the address when a user with a saved filter shows everything. */
const everything = "none";

/** A string parameter of the address; a list or an object is not a filter. */
function wordsIn(value: unknown): string[] {
  return typeof value === "string" || typeof value === "number" ? String(value).split(",") : [];
}

function idsIn(value: unknown): number[] {
  const ids = wordsIn(value)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  return [...new Set(ids)].slice(0, limits.filter.choices);
}

function languagesIn(values: readonly unknown[]): ContentLanguage[] {
  return contentLanguages.filter((language) => values.includes(language));
}

export function fromSaved(saved: SavedFilters | null): FeedFilters {
  if (saved === null) return noFilters;
  return {
    categories: saved.category,
    tags: saved.categoryDefiningTags,
    languages: languagesIn(saved.languages),
    search: "",
  };
}

/** The filters in the address; without any, the saved ones. Invalid values are ignored. */
export function readFilters(
  search: Readonly<Record<string, unknown>>,
  saved: SavedFilters | null,
): FeedFilters {
  const asked = ["category", "tags", "language", "search", "filter"].some(
    (name) => search[name] !== undefined,
  );
  if (!asked) return fromSaved(saved);
  return {
    categories: idsIn(search["category"]),
    tags: idsIn(search["tags"]),
    languages: languagesIn(wordsIn(search["language"])),
    search: typeof search["search"] === "string" ? search["search"].slice(0, 100) : "",
  };
}

const listed = (values: readonly (string | number)[]) => (values.length === 0 ? undefined : values.join(","));

/** The same filters for the address, without those that are not set. */
export function writeFilters(
  { categories, tags, languages, search }: FeedFilters,
  saved: SavedFilters | null,
): Record<string, string | undefined> {
  const written = {
    category: listed(categories),
    tags: listed(tags),
    language: listed(languages),
    search: search.trim() === "" ? undefined : search,
  };
  const empty = Object.values(written).every((each) => each === undefined);
  return { ...written, filter: empty && countFilters(fromSaved(saved)) > 0 ? everything : undefined };
}

/** A search applies from two letters on. */
export function searchOf({ search }: FeedFilters): string | undefined {
  const words = search.trim();
  return words.length >= limits.search.textMin ? words : undefined;
}

export function countFilters(filters: FeedFilters): number {
  const { categories, tags, languages } = filters;
  return categories.length + tags.length + languages.length + (searchOf(filters) === undefined ? 0 : 1);
}

/** Whether both show the same posts; a search is never saved. */
export function sameChoice(one: FeedFilters, other: FeedFilters): boolean {
  const key = ({ categories, tags, languages }: FeedFilters) =>
    JSON.stringify([categories, tags, languages].map((list) => [...list].map(String).sort()));
  return key(one) === key(other);
}

export function toggled<T>(list: readonly T[], value: T): T[] {
  return list.includes(value) ? list.filter((each) => each !== value) : [...list, value];
}
