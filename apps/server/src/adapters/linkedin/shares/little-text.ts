import { mentionPattern } from "@polyphon/rules/sharing/compose/copy/mention-text.ts";

const reserved = /[\\|{}@[\]()<>#*_~]/gu;
const urls = /https?:\/\/\S+|(?<!\w)www\.\S+/giu;
/** A tag needs a letter, and is at the start or after something that is not part of a word. */
const hashtags = /(?<![\p{L}\p{N}\p{M}_&/])#(?=[\p{N}\p{M}_]*\p{L})([\p{L}\p{N}\p{M}_]+)/gu;

function escape(text: string): string {
  return text.replace(reserved, String.raw`\$&`);
}

function between(
  text: string,
  pattern: RegExp,
  inside: (found: RegExpExecArray) => string,
  outside: (text: string) => string,
): string {
  let written = "";
  let position = 0;
  for (const found of text.matchAll(pattern)) {
    written += outside(text.slice(position, found.index)) + inside(found);
    position = found.index + found[0].length;
  }
  return written + outside(text.slice(position));
}

function tagsAndText(text: string): string {
  return between(text, hashtags, (found) => `#${escape(found[1] ?? "")}`, escape);
}

/**
 * A copy in LinkedIn's "little" format. LinkedIn silently truncates a post at an unescaped reserved character, so
 * everything is escaped but the characters of mentions and hashtags. Addresses are escaped as well: the reader sees
 * them without backslashes, and at worst one is not clickable, while an unescaped underscore may cost the rest of the
 * post.
 */
export function toLittleText(text: string): string {
  return between(
    text,
    mentionPattern,
    (mention) => `@[${escape(mention[1] ?? "")}](${mention[2] ?? ""})`,
    (rest) => between(rest, urls, (url) => escape(url[0]), tagsAndText),
  );
}

const elements =
  /\{hashtag\|(?:\\#|＃)\|((?:[^\\|{}]|\\.)+)\}|@\[((?:[^\\[\]]|\\.)+)\]\(urn:li:[\w:-]+\)|\\(.)/gsu;

/** A text returned by LinkedIn as people read it: a mention is its name, a hashtag its word. */
export function fromLittleText(text: string): string {
  return text.replace(elements, (_whole, tag?: string, name?: string, sign?: string) => {
    if (tag !== undefined) return `#${fromLittleText(tag)}`;
    return name === undefined ? (sign ?? "") : fromLittleText(name);
  });
}
