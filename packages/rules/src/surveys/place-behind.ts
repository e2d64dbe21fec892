/** The ids with one of them moved behind another, or to the front; null if that other does not exist. */
export function placeBehind(ids: readonly number[], moved: number, behind: number | null): number[] | null {
  if (behind === moved) return [...ids];
  const rest = ids.filter((id) => id !== moved);
  if (behind === null) return [moved, ...rest];
  const at = rest.indexOf(behind);
  return at === -1 ? null : rest.toSpliced(at + 1, 0, moved);
}
