/** A mention as copies carry it: `@[Name](urn:li:person:abc)`. People see the name alone. */
export const mentionPattern = /@\[((?:(?!@\[)[^\n])+?)\]\((urn:li:(?:person|organization):[\w-]+)\)/gu;

/** The copy as people read it, with every mention shown as its name. */
export function showMentions(text: string): string {
  return text.includes("@[") ? text.replace(mentionPattern, "$1") : text;
}
