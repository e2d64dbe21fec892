import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";

export interface NetworkCount {
  readonly network: Network;
  readonly count: number;
}

/**
 * What a number of posts a week comes to: it holds on each of the networks, and no network takes more than its own
 * limit.
 */
export function weekShares(
  networks: readonly Network[],
  posts: number,
): { readonly each: readonly NetworkCount[]; readonly total: number } {
  const each = networks.map((network) => ({ network, count: Math.min(posts, limits.weeklyShares[network]) }));
  return { each, total: each.reduce((sum, { count }) => sum + count, 0) };
}
