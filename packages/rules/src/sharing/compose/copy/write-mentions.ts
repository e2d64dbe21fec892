import type { Network } from "@polyphon/contract/networks/networks.ts";
import { mentionPattern } from "./mention-text.ts";

/** Somebody who can be named in a copy so that the network links the name. */
export interface CopyMention {
  readonly displayName: string;
  readonly linkedinUrn: string;
}

/** Only LinkedIn links a name by its urn; elsewhere a mention is a name like any other. */
export const mentionsOn = (network: Network): boolean => network === "LINKEDIN";

export const mentionMark = ({ displayName, linkedinUrn }: CopyMention): string =>
  `@[${displayName}](${linkedinUrn})`;

/** As people write it: an at sign and the name. */
export const mentionWords = ({ displayName }: CopyMention): string => `@${displayName}`;

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Longer names first, or "@Eva Lang" would win over "@Eva Langer". */
function byName(mentions: readonly CopyMention[]): CopyMention[] {
  return [...mentions].sort((one, other) => other.displayName.length - one.displayName.length);
}

function replaceNames(
  text: string,
  mentions: readonly CopyMention[],
  into: (mention: CopyMention) => string,
): string {
  if (mentions.length === 0 || !text.includes("@")) return text;
  const known = new Map(byName(mentions).map((mention) => [mentionWords(mention), mention]));
  const names = [...known.keys()].map(escaped).join("|");
  // A letter before the at sign is an e-mail address, a letter behind the name is another name.
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${names})(?![\p{L}\p{N}])`, "gu");
  return text.replace(pattern, (words) => {
    const mention = known.get(words);
    return mention === undefined ? words : into(mention);
  });
}

/** A stored copy as a person edits it: names with an at sign, and the people they refer to. */
export function readMentions(copy: string): { text: string; mentions: CopyMention[] } {
  const mentions = new Map<string, CopyMention>();
  const text = copy.replace(mentionPattern, (mark: string, displayName: string, linkedinUrn: string) => {
    const known = mentions.get(displayName);
    // Two people with the same name cannot be distinguished in the text: the second mention stays as it is.
    if (known !== undefined && known.linkedinUrn !== linkedinUrn) return mark;
    mentions.set(displayName, { displayName, linkedinUrn });
    return `@${displayName}`;
  });
  return { text, mentions: [...mentions.values()] };
}

/** The copy as it is sent to a network: with marks where the network links names, with plain names where it does not. */
export function sentCopy(network: Network, text: string, mentions: readonly CopyMention[]): string {
  return replaceNames(text, mentions, mentionsOn(network) ? mentionMark : ({ displayName }) => displayName);
}

/** Those of the known people whom the text really names. */
export function mentionsIn(text: string, mentions: readonly CopyMention[]): CopyMention[] {
  const found = new Set<CopyMention>();
  replaceNames(text, mentions, (mention) => {
    found.add(mention);
    return "";
  });
  return [...found];
}

/** Somebody whom the text names already, as a whole name: what follows belongs to the sentence. */
const isNamed = (words: string, { displayName }: CopyMention): boolean =>
  words.startsWith(displayName) && !/^[\p{L}\p{N}]/u.test(words.slice(displayName.length));

/** What is being typed behind an at sign at the cursor: where it begins and what was typed so far. */
export function mentionBeingTyped(
  text: string,
  cursor: number,
  mentions: readonly CopyMention[] = [],
): { at: number; words: string } | null {
  const before = text.slice(0, cursor);
  const at = before.lastIndexOf("@");
  if (at === -1 || /[\p{L}\p{N}]$/u.test(before.slice(0, at))) return null;
  const words = before.slice(at + 1);
  if (mentions.some((mention) => isNamed(words, mention))) return null;
  return /^[\p{L}\p{N}][^\n@]{0,49}$/u.test(words) && words.split(" ").length <= 4 ? { at, words } : null;
}
