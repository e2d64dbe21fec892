import { voices, type Voice } from "@polyphon/contract/content/content.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { CopyAttachments } from "@polyphon/rules/sharing/count-copy.ts";
import type { Post } from "./share-model.ts";

/** What a person is about to share: where, in which voice, in which words. */
export interface Composition {
  readonly voice: Voice;
  readonly selected: readonly Network[];
  readonly copies: Readonly<Partial<Record<Network, string>>>;
  /** The person has changed the suggested words. */
  readonly edited: boolean;
}

export interface CompositionRules {
  /** The company's networks, in its order. */
  readonly networks: readonly Network[];
  /** Networks that can be selected: connected, and without a share of this post. */
  readonly selectable: readonly Network[];
  /** Each network has its own text; otherwise one text serves them all. */
  readonly differentCopy: boolean;
}

/** The voices to choose from: those the post has, as far as the company uses them. */
export function offeredVoices(post: Pick<Post, "voices">, noOfVoices: number): Voice[] {
  return voices.filter((voice, at) => at < noOfVoices && post.voices.some((one) => one.voice === voice));
}

/** The suggested words for a network; a network without its own takes those of another. */
export function suggestedCopy(post: Pick<Post, "voices">, voice: Voice, network: Network): string {
  const copy = post.voices.find((one) => one.voice === voice)?.copy ?? {};
  return copy[network] ?? copy.LINKEDIN ?? Object.values(copy)[0] ?? "";
}

/** A voice begins with its own words and the first network, whatever was written before. */
export function startComposition(
  post: Pick<Post, "voices">,
  voice: Voice,
  rules: CompositionRules,
): Composition {
  const [first] = rules.selectable;
  const leading = first ?? rules.networks[0];
  const textOf = (network: Network) =>
    suggestedCopy(post, voice, rules.differentCopy ? network : (leading ?? network));
  return {
    voice,
    selected: first === undefined ? [] : [first],
    copies: Object.fromEntries(rules.networks.map((network) => [network, textOf(network)])),
    edited: false,
  };
}

export function selectNetwork(
  now: Composition,
  network: Network,
  on: boolean,
  rules: CompositionRules,
): Composition {
  if (on && !rules.selectable.includes(network)) return now;
  const wanted = new Set(on ? [...now.selected, network] : now.selected.filter((one) => one !== network));
  return { ...now, selected: rules.networks.filter((one) => wanted.has(one)) };
}

export function writeCopy(
  now: Composition,
  network: Network,
  text: string,
  rules: CompositionRules,
): Composition {
  const touched = rules.differentCopy ? [network] : rules.networks;
  const written = Object.fromEntries(touched.map((one) => [one, text]));
  return { ...now, copies: { ...now.copies, ...written }, edited: true };
}

export function copyOf(composition: Composition, network: Network): string {
  return composition.copies[network] ?? "";
}

/** What travels with the copy and takes room beside its letters. */
export function attachmentsOf(post: Pick<Post, "postUrl" | "type">): CopyAttachments {
  return { postUrl: post.postUrl, facebookUrl: null, embedCode: null, isDocument: post.type === "DOCUMENT" };
}
