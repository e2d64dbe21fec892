import type { Network } from "@polyphon/contract/networks/networks.ts";

export interface OfferedNetwork {
  readonly socialNetwork: Network;
  readonly connected: boolean;
  /** Only the person can publish there. */
  readonly assisted: boolean;
}

/**
 * What the autopilot proposes before anybody has chosen: connected networks that publish by themselves. Where the person
 * finishes every post is the person's own choice, unless there is nothing else.
 */
export function firstNetworks(offered: readonly OfferedNetwork[]): Network[] {
  const connected = offered.filter((one) => one.connected);
  const byThemselves = connected.filter(({ assisted }) => !assisted);
  return (byThemselves.length > 0 ? byThemselves : connected).map(({ socialNetwork }) => socialNetwork);
}
