import { planHash } from "../plan-hash.ts";
import type { Candidate, Pool } from "./prepare-company.ts";

const hashes = 0x1_0000_0000;
/** More than a pool can hold; with three ages and the hash it still makes a whole number. */
const places = 0x4_0000;

/**
 * A pool's posts in the order for one person: news first, and among equals a different order per person. Rank and
 * position share one number, because a list of plain numbers sorts several times as fast.
 */
export function inOwnOrder({ ranked, candidates }: Pool, userId: number): readonly Candidate[] {
  if (ranked) return candidates;
  const order = new Float64Array(candidates.length);
  let at = 0;
  for (const { age, id } of candidates) {
    order[at] = (age * hashes + planHash(userId, id)) * places + at;
    at += 1;
  }
  const sorted: Candidate[] = [];
  for (const each of order.sort()) {
    const post = candidates[each - Math.floor(each / places) * places];
    if (post) sorted.push(post);
  }
  return sorted;
}
