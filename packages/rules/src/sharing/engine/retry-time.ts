const firstWait = 30_000;
const longestWait = 60 * 60_000;

/** Spreads ids evenly over 0 to 1, the same for the same id: the multiplier is 2^32 over the golden ratio. */
export function shareSpread(shareId: number): number {
  return (Math.imul(shareId | 0, 0x9e3779b1) >>> 0) / 2 ** 32;
}

/** How long to wait after so many earlier tries: 30 s, doubled each time, at most an hour, and up to a tenth more. */
export function retryWait(tries: number, shareId: number): number {
  const wait = Math.min(firstWait * 2 ** Math.min(tries, 20), longestWait);
  return Math.round(wait * (1 + shareSpread(shareId) / 10));
}
