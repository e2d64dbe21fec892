/**
 * Behind which row one must be put to stand at another place of the page: an id, null for the very first place, or
 * undefined where nothing moves or the row before is on an earlier page.
 */
export function placeAfter(
  ids: readonly number[],
  from: number,
  to: number,
  firstPage: boolean,
): number | null | undefined {
  if (from === to || ids[from] === undefined || ids[to] === undefined) return undefined;
  if (to > from) return ids[to];
  if (to > 0) return ids[to - 1];
  return firstPage ? null : undefined;
}
