import { voices, type Voice } from "@polyphon/contract/content/content.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { mostlyFrom } from "../../ai/ai-share.ts";
import { readMentions, type CopyMention } from "./copy/write-mentions.ts";

/** A post's suggested words, by voice and network. */
export interface VoicedPost {
  readonly voices: readonly {
    readonly voice: Voice;
    readonly copy: Readonly<Partial<Record<Network, string>>>;
  }[];
}

/** A call to action that was added to a copy, with its words. */
export interface AddedCta {
  readonly id: number;
  readonly copy: string;
}

/** What a person is about to share: where, in which voice, in which words. */
export interface Composition {
  readonly voice: Voice;
  readonly selected: readonly Network[];
  /** As people write: mentions as names with an at sign. */
  readonly copies: Readonly<Partial<Record<Network, string>>>;
  /** Everybody whom the copies may name. */
  readonly mentions: readonly CopyMention[];
  readonly ctas: Readonly<Partial<Record<Network, AddedCta>>>;
  /** The person has changed the suggested words. */
  readonly edited: boolean;
  /** What an AI suggested and the person took over. */
  readonly aiTexts?: readonly string[];
}

export interface CompositionRules {
  /** The company's networks, in its order. */
  readonly networks: readonly Network[];
  /** Networks that can be selected: connected, able, and without a share of this post. */
  readonly selectable: readonly Network[];
  /** Each network has its own text; otherwise one text serves them all. */
  readonly differentCopy: boolean;
}

/** The voices to choose from: those the post has, as far as the company uses them. */
export function offeredVoices(post: VoicedPost, noOfVoices: number): Voice[] {
  return voices.filter((voice, at) => at < noOfVoices && post.voices.some((one) => one.voice === voice));
}

/** The suggested words for a network; a network without its own takes those of another. */
export function suggestedCopy(post: VoicedPost, voice: Voice, network: Network): string {
  const copy = post.voices.find((one) => one.voice === voice)?.copy ?? {};
  return copy[network] ?? copy.LINKEDIN ?? Object.values(copy)[0] ?? "";
}

/** A voice starts with its own copy and the first network, whatever was written before. */
export function startComposition(post: VoicedPost, voice: Voice, rules: CompositionRules): Composition {
  const [first] = rules.selectable;
  const leading = first ?? rules.networks[0];
  const read = rules.networks.map((network) => {
    const suggested = suggestedCopy(post, voice, rules.differentCopy ? network : (leading ?? network));
    return { network, ...readMentions(suggested) };
  });
  return {
    voice,
    selected: first === undefined ? [] : [first],
    copies: Object.fromEntries(read.map(({ network, text }) => [network, text])),
    mentions: mergeMentions(read.flatMap(({ mentions }) => mentions)),
    ctas: {},
    edited: false,
  };
}

/** A share that failed begins with its own words, voice and network, as far as these are still on offer. */
export function composeAgain(
  post: VoicedPost,
  share: { readonly voice: Voice; readonly network: Network; readonly text: string },
  rules: CompositionRules,
): Composition {
  const start = startComposition(post, share.voice, rules);
  const { text, mentions } = readMentions(share.text);
  const known = {
    ...start,
    selected: rules.selectable.filter((network) => network === share.network),
    mentions: mergeMentions([...start.mentions, ...mentions]),
  };
  return writeCopy(known, share.network, text, rules);
}

/** One person per name: the text alone must identify who is mentioned. */
function mergeMentions(mentions: readonly CopyMention[]): CopyMention[] {
  return [...new Map(mentions.map((mention) => [mention.displayName, mention])).values()];
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

function touchedBy(network: Network, rules: CompositionRules): readonly Network[] {
  return rules.differentCopy ? [network] : rules.networks;
}

export function writeCopy(
  now: Composition,
  network: Network,
  text: string,
  rules: CompositionRules,
): Composition {
  const written = Object.fromEntries(touchedBy(network, rules).map((one) => [one, text]));
  return { ...now, copies: { ...now.copies, ...written }, edited: true };
}

export function addMention(now: Composition, mention: CopyMention): Composition {
  return { ...now, mentions: mergeMentions([...now.mentions, mention]) };
}

function withoutCta(text: string, cta: AddedCta | undefined): string {
  return cta === undefined ? text : text.replace(cta.copy, "").trimEnd();
}

/** A call to action closes the copy; another one replaces it, and null removes it. */
export function chooseCta(
  now: Composition,
  network: Network,
  cta: AddedCta | null,
  rules: CompositionRules,
): Composition {
  const touched = touchedBy(network, rules);
  const copies = touched.map((one) => {
    const own = withoutCta(copyOf(now, one), now.ctas[one]);
    return [one, cta === null ? own : own === "" ? cta.copy : `${own}\n\n${cta.copy}`] as const;
  });
  const kept = Object.entries(now.ctas).filter(([one]) => !touched.some((other) => other === one));
  const added = cta === null ? [] : touched.map((one) => [one, cta] as const);
  return {
    ...now,
    copies: { ...now.copies, ...Object.fromEntries(copies) },
    ctas: Object.fromEntries([...kept, ...added]),
    edited: true,
  };
}

/** The call to action of a copy, as long as its words are still there. */
export function ctaOf(composition: Composition, network: Network): AddedCta | null {
  const cta = composition.ctas[network];
  return cta !== undefined && copyOf(composition, network).includes(cta.copy) ? cta : null;
}

export function copyOf(composition: Composition, network: Network): string {
  return composition.copies[network] ?? "";
}

export function rememberSuggestion(composition: Composition, text: string): Composition {
  return { ...composition, aiTexts: [...(composition.aiTexts ?? []), text] };
}

/** A copy counts as written by an AI while at least half of it is as the AI suggested it. */
export function isFromAi(composition: Composition, copy: string): boolean {
  return mostlyFrom(copy, composition.aiTexts ?? []);
}
