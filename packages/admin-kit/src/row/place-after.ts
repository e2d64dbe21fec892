/**
 * Behind which row to move a row to reach another position of the page: an id, null for the very first position, or
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
