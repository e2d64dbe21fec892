/** An evenly distributed number from 0 up to 2^32 for a few ids; always the same for the same ids. */
export function planHash(...ids: readonly number[]): number {
  let hash = 0x9e3779b9;
  for (const id of ids) {
    hash = Math.imul(hash ^ (id >>> 0), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13) ^ Math.floor(id / 0x1_0000_0000), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash >>> 0;
}
