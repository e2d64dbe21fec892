export interface StoredTag {
  readonly id: number;
  readonly title: string;
}

export interface TagChanges {
  readonly add: readonly string[];
  readonly rename: readonly StoredTag[];
  readonly remove: readonly number[];
}

const fold = (title: string) => title.toLowerCase();

/**
 * The changes that turn the stored tags into the requested titles. Posts and saved filters refer to a tag by its id, so
 * one removed and one added title are the same tag renamed.
 */
export function tagChanges(stored: readonly StoredTag[], wanted: readonly string[]): TagChanges {
  const byTitle = new Map(stored.map((tag) => [fold(tag.title), tag]));
  const folded = new Set(wanted.map(fold));
  const gone = stored.filter((tag) => !folded.has(fold(tag.title)));
  const come = wanted.filter((title) => !byTitle.has(fold(title)));
  const respelled = wanted.flatMap((title) => {
    const tag = byTitle.get(fold(title));
    return tag && tag.title !== title ? [{ id: tag.id, title }] : [];
  });
  const [onlyGone, onlyCome] = [gone[0], come[0]];
  if (gone.length === 1 && come.length === 1 && onlyGone && onlyCome !== undefined)
    return { add: [], rename: [...respelled, { id: onlyGone.id, title: onlyCome }], remove: [] };
  return { add: come, rename: respelled, remove: gone.map(({ id }) => id) };
}
