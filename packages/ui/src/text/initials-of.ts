/** At most two letters: the first of the first word and the first of the last. */
export const initialsOf = (name: string): string => {
  const words = name.split(/[\s&/-]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .map((word) => (word === undefined ? "" : (Array.from(word)[0] ?? "")))
    .join("")
    .toUpperCase();
};
