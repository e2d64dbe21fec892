/** After a letter, a slash or a sign of an address the # is part of an address, and a number alone is a number: "#1". */
const hashtags = /(?<![\p{L}\p{N}_/&=?])#(?=[\p{N}_]*\p{L})[\p{L}\p{M}\p{N}_]+/gu;

/** Every hashtag of a text with its sign, in order and as it is spelt. */
export function hashtagsIn(text: string): string[] {
  return text.includes("#") ? (text.normalize("NFC").match(hashtags) ?? []) : [];
}

/** Networks do not distinguish capitals: #Wind and #wind are one hashtag. */
export const hashtagKey = (hashtag: string): string => hashtag.normalize("NFC").toLowerCase();

/** What is being typed behind a # at the cursor: where it begins, and what was typed so far without the sign. */
export function hashtagBeingTyped(text: string, cursor: number): { at: number; words: string } | null {
  const found = /(?<![\p{L}\p{N}_/&=?])#([\p{L}\p{M}\p{N}_]{0,100})$/u.exec(text.slice(0, cursor));
  // In the middle of a hashtag nothing new is begun.
  if (found === null || /^[\p{L}\p{N}_]/u.test(text.slice(cursor))) return null;
  return { at: found.index, words: found[1] ?? "" };
}
