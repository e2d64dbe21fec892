/** How many of `count` fall into each of `parts` equal parts of the time over which they are spread, the first at once. */
export function releaseSpread(count: number, parts: number): number[] {
  const before = (part: number) => Math.ceil((part * count) / parts);
  return Array.from({ length: parts }, (_, part) => before(part + 1) - before(part));
}
