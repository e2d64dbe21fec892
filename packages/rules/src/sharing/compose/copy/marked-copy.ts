import { type CopyMention, readMentions, sentCopy } from "./write-mentions.ts";

/** A stored copy with its mentions changed in the words that people see: those who are still named stay linked. */
export function rewriteMarked(
  stored: string,
  text: string,
  /** Somebody whom the text names from now on. */
  added: CopyMention | undefined,
): string {
  const { mentions } = readMentions(stored);
  return sentCopy("LINKEDIN", text, added === undefined ? mentions : [...mentions, added]);
}

/** What a network is sent of a stored copy: names are linked only where it links them. */
export const copyForNetwork = (network: Parameters<typeof sentCopy>[0], stored: string): string => {
  const { text, mentions } = readMentions(stored);
  return sentCopy(network, text, mentions);
};
