import { mentionPattern } from "../sharing/compose/copy/mention-text.ts";

export interface MentionOfCopy {
  readonly name: string;
  readonly urn: string;
}

/** Every `@[name](urn)` of a text, in order. */
export function mentionsIn(text: string): MentionOfCopy[] {
  if (!text.includes("@[")) return [];
  return [...text.matchAll(mentionPattern)].map(([, name = "", urn = ""]) => ({ name, urn }));
}
