import type { Network } from "@polyphon/contract/networks/networks.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import type { HandedOver, Share } from "../share-model.ts";
import { shareFailure } from "./share-failure.ts";

/** The created shares, those the user must finish at a network, and networks on which that step could not begin. */
export interface Sent {
  readonly shares: readonly Share[];
  readonly handed: readonly HandedOver[];
  readonly refused: readonly RefusedStep[];
}

/** A network that the user was to publish on, and why that is not possible. */
export interface RefusedStep {
  readonly network: Network;
  readonly text: string;
}

type Handed = { share: Share; openUrl: string; text: string };

/** Asks for the user's steps one after the other; one that is refused does not lose the others. */
export async function handOverEach(
  networks: readonly Network[],
  ask: (network: Network) => Promise<Handed>,
): Promise<Sent> {
  const shares: Share[] = [];
  const handed: HandedOver[] = [];
  const refused: RefusedStep[] = [];
  for (const network of networks)
    try {
      const { share, openUrl, text } = await ask(network);
      shares.push(share);
      handed.push({ shareId: share.id, openUrl, text });
    } catch (error) {
      refused.push({ network, text: shareFailure(error) });
    }
  return { shares, handed, refused };
}

export const refusedText = (refused: readonly RefusedStep[]): string =>
  refused.map(({ network, text }) => `${nameOf(network)}: ${text}`).join(" ");
