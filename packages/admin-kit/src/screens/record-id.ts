/** The id of a record as an address writes it; undefined where it cannot be one. */
export function recordIdOf(word: string | undefined): number | undefined {
  if (word === undefined || !/^[1-9]\d*$/.test(word)) return undefined;
  const id = Number(word);
  return Number.isSafeInteger(id) ? id : undefined;
}
