/** The ids with one of them put behind another, or first; null where there is no such other. */
export function placeBehind(ids: readonly number[], moved: number, behind: number | null): number[] | null {
  if (behind === moved) return [...ids];
  const rest = ids.filter((id) => id !== moved);
  if (behind === null) return [moved, ...rest];
  const at = rest.indexOf(behind);
  return at === -1 ? null : rest.toSpliced(at + 1, 0, moved);
}
