export interface ChosenTopics {
  readonly categoryIds: readonly number[];
  readonly tagIds: readonly number[];
}

export interface KnownTopics {
  /** The categories that the company sees. */
  readonly ids: readonly number[];
  readonly categoryOfTag: ReadonlyMap<number, number>;
}

export interface WantedTopics {
  readonly categoryIds: readonly number[];
  readonly tagIds: readonly number[];
  /** The categories in which only posts with one of the tags are wanted. */
  readonly taggedIn: readonly number[];
}

/**
 * A chosen tag narrows only its own category: with a category and a tag of another one, all posts of the first and the
 * tagged posts of the second match. No choice means everything; what the company cannot see never matches.
 */
export function wantedTopics(chosen: ChosenTopics, known: KnownTopics): WantedTopics {
  const tagIds = chosen.tagIds.filter((id) => known.categoryOfTag.has(id));
  const taggedIn = [...new Set(tagIds.flatMap((id) => known.categoryOfTag.get(id) ?? []))];
  if (chosen.categoryIds.length === 0 && chosen.tagIds.length === 0)
    return { categoryIds: known.ids, tagIds, taggedIn };
  const seen = new Set(known.ids);
  const wanted = new Set([...chosen.categoryIds, ...taggedIn].filter((id) => seen.has(id)));
  return { categoryIds: [...wanted], tagIds, taggedIn };
}

export interface FilteredPost {
  readonly categoryId: number;
  readonly language: string;
  readonly tagIds: readonly number[];
}

/** Whether a saved filter shows a post; an empty choice of languages means all. */
export function passesFilter(
  languages: readonly string[],
  { categoryIds, tagIds, taggedIn }: WantedTopics,
  post: FilteredPost,
): boolean {
  if (languages.length > 0 && !languages.includes(post.language)) return false;
  if (!categoryIds.includes(post.categoryId)) return false;
  if (tagIds.length === 0 || !taggedIn.includes(post.categoryId)) return true;
  return post.tagIds.some((id) => tagIds.includes(id));
}
