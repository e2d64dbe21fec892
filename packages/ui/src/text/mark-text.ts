export type MarkKind = "plain" | "mention" | "hashtag" | "link";

export interface MarkedPart {
  readonly kind: MarkKind;
  readonly text: string;
  /** Offset in the whole text. */
  readonly at: number;
}

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const LINK = String.raw`https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]|\b(?:[a-z0-9-]+\.)+[a-z]{2,}\/[^\s<>"]*[^\s<>".,;:!?)]`;
const HASHTAG = String.raw`#[\p{L}\p{N}_]+`;
const HANDLE = String.raw`(?<![\p{L}\p{N}.])@[\p{L}\p{N}_.]*[\p{L}\p{N}_]`;

const kindOf = (text: string, mentions: ReadonlySet<string>): MarkKind => {
  if (mentions.has(text) || text.startsWith("@")) return "mention";
  return text.startsWith("#") ? "hashtag" : "link";
};

/** Cuts a text into plain and marked parts; joined again they are the text byte for byte. */
export const markText = (text: string, mentions: readonly string[] = []): MarkedPart[] => {
  const known = new Set(mentions.filter((mention) => mention.length > 0));
  // Longer names first, or "@Eva Lang" would win over "@Eva Langer".
  const names = [...known].sort((one, other) => other.length - one.length).map(escaped);
  const pattern = new RegExp([...names, LINK, HASHTAG, HANDLE].join("|"), "giu");
  const parts: MarkedPart[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) parts.push({ kind: "plain", text: text.slice(from, match.index), at: from });
    parts.push({ kind: kindOf(match[0], known), text: match[0], at: match.index });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ kind: "plain", text: text.slice(from), at: from });
  return parts;
};
