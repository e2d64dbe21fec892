import { planHash } from "../plan-hash.ts";
import type { Candidate, Pool } from "./prepare-company.ts";

const hashes = 0x1_0000_0000;
/** More than a pool can hold. */
const places = 0x4_0000;
/** The longest wait of a post within the limit of age is 33 times 16, so that wait and place make a whole number. */
const steps = 0x200_0000;

/**
 * A pool's posts in the order for one person, different for each: the odds of a post to come first halve with every
 * half-life of its age. Rank and position share one number, because a list of plain numbers sorts several times as fast.
 */
export function inOwnOrder({ ranked, candidates }: Pool, userId: number): readonly Candidate[] {
  if (ranked) return candidates;
  const order = new Float64Array(candidates.length);
  let at = 0;
  for (const { decay, id } of candidates) {
    // Exponential waiting times: which one is the shortest has the odds of their rates.
    const wait = -Math.log2((planHash(userId, id) + 0.5) / hashes) * decay;
    order[at] = Math.floor(wait * steps) * places + at;
    at += 1;
  }
  const sorted: Candidate[] = [];
  for (const each of order.sort()) {
    const post = candidates[each - Math.floor(each / places) * places];
    if (post) sorted.push(post);
  }
  return sorted;
}
