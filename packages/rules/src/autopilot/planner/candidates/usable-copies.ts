import type { Voice } from "@polyphon/contract/content/content.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { offeredVoices, suggestedCopy, type VoicedPost } from "../../../sharing/compose/compose-share.ts";
import type { CopyAttachments } from "../../../sharing/compose/copy/count-copy.ts";
import {
  type MediaAbilities,
  type PostToFit,
  unfitFor,
} from "../../../sharing/compose/networks/fits-network.ts";
import { copyRefusal } from "../../../sharing/compose/plan-share.ts";

/** What decides where a post can be shared, and in which voices, without a person checking it. */
export interface CopiesToWeigh {
  readonly post: VoicedPost;
  readonly media: PostToFit;
  readonly attached: CopyAttachments;
  /** The company's networks, and how many voices it uses. */
  readonly networks: readonly Network[];
  readonly noOfVoices: number;
  /** What the kinds of account on a network can do: the post must fit all of them. */
  readonly abilities: (network: Network) => readonly MediaAbilities[];
  /** The text contains something prohibited, or mentions somebody the company has not approved. */
  readonly isForbidden: (text: string) => boolean;
}

export interface UsableCopies {
  readonly networks: readonly Network[];
  readonly voices: readonly Voice[];
}

/**
 * The voice that fits most networks decides where the post is shared; any other voice that fits all of these may
 * replace it. So every voice of a planned post is valid on every network of it.
 */
export function usableCopies(given: CopiesToWeigh): UsableCopies {
  const { post, media, attached } = given;
  const fitting = given.networks.filter((network) => {
    const kinds = given.abilities(network);
    const isOff = attached.isDocument && network === "TWITTER";
    return !isOff && kinds.length > 0 && kinds.every((able) => unfitFor(media, network, able) === null);
  });
  const judged = new Map<string, boolean>();
  const isAllowed = (text: string) => {
    const known = judged.get(text);
    if (known !== undefined) return known;
    const answer = !given.isForbidden(text);
    judged.set(text, answer);
    return answer;
  };
  const reaches = offeredVoices(post, given.noOfVoices).map((voice) => ({
    voice,
    networks: fitting.filter((network) => {
      const text = suggestedCopy(post, voice, network).trim();
      return copyRefusal({ network, text }, attached) === null && isAllowed(text);
    }),
  }));
  const [first, ...others] = reaches;
  if (!first) return { networks: [], voices: [] };
  const widest = others.reduce(
    (best, each) => (each.networks.length > best.networks.length ? each : best),
    first,
  );
  if (widest.networks.length === 0) return { networks: [], voices: [] };
  return {
    networks: widest.networks,
    voices: reaches
      .filter(({ networks }) => widest.networks.every((network) => networks.includes(network)))
      .map(({ voice }) => voice),
  };
}
