/** What nobody may write: words and phrases, e-mail addresses or whole mail domains, and hashtags. */
export interface ProhibitedList {
  readonly words: readonly string[];
  readonly emails: readonly string[];
  readonly hashtags: readonly string[];
}

/** A list prepared once, so that a text is read in one pass however long the list is. */
export interface PreparedProhibited {
  /** Phrases as their tokens, by the first one. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  readonly emails: ReadonlySet<string>;
  readonly hashtags: ReadonlySet<string>;
}

interface Phrase {
  readonly tokens: readonly string[];
  /** As staff wrote it. */
  readonly word: string;
}

export interface ProhibitedFinding {
  readonly kind: "word" | "email" | "hashtag";
  readonly found: string;
}

const germanSpelling: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

/** Case, accents, letter width and invisible characters make no difference. */
export function fold(text: string): string {
  const plain = text.toLowerCase().normalize("NFKD").toLowerCase().normalize("NFKD");
  return plain.replaceAll(/[\p{M}\p{Cf}]/gu, "").replaceAll("ß", "ss");
}

/** Umlauts are written "ä" or "ae": a word matches a text if one spelling of both is the same. */
function spellings(text: string): string[] {
  const composed = text.normalize("NFC").toLowerCase();
  const spelled = fold(composed.replaceAll(/[äöü]/gu, (letter) => germanSpelling[letter] ?? letter));
  const plain = fold(text);
  return spelled === plain ? [plain] : [plain, spelled];
}

/** Whole words, and every other character by itself: "art" is not in "party", and "C++" is not "C". */
function tokensOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
}

const nameSign = /[\p{L}\p{N}._%+-]/u;
const domainSign = /[\p{L}\p{N}.-]/u;

/** Where a text has e-mail addresses; found from their @, so that a long text needs one pass. */
function addressSpans(text: string): { readonly from: number; readonly to: number }[] {
  const spans: { from: number; to: number }[] = [];
  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
    const earliest = spans.at(-1)?.to ?? 0;
    let from = at;
    while (from > earliest && nameSign.test(text[from - 1] ?? "")) from -= 1;
    let to = at + 1;
    while (to < text.length && domainSign.test(text[to] ?? "")) to += 1;
    while (to > at && /[.-]/u.test(text[to - 1] ?? "")) to -= 1;
    if (from < at && /^[^.].*\.\p{L}{2,}$/u.test(text.slice(at + 1, to))) spans.push({ from, to });
  }
  return spans;
}

function cutAddresses(text: string): { readonly rest: string; readonly addresses: readonly string[] } {
  const spans = addressSpans(text);
  let rest = "";
  let position = 0;
  for (const { from, to } of spans) {
    rest += `${text.slice(position, from)} `;
    position = to;
  }
  return {
    rest: rest + text.slice(position),
    addresses: spans.map(({ from, to }) => text.slice(from, to)),
  };
}

export function prepareProhibited(list: ProhibitedList): PreparedProhibited {
  const phrases = new Map<string, Phrase[]>();
  for (const word of list.words) {
    for (const spelling of spellings(word)) {
      const tokens = tokensOf(spelling);
      const [first] = tokens;
      if (first === undefined) continue;
      const known = phrases.get(first);
      if (known) known.push({ tokens, word });
      else phrases.set(first, [{ tokens, word }]);
    }
  }
  return {
    phrases,
    emails: new Set(list.emails.map((email) => email.trim().toLowerCase())),
    hashtags: new Set(list.hashtags.flatMap((tag) => spellings(tag.trim().replace(/^#/u, "")))),
  };
}

function findWord(list: PreparedProhibited, text: string): string | null {
  if (list.phrases.size === 0) return null;
  for (const spelling of spellings(text)) {
    const tokens = tokensOf(spelling);
    for (const [at, token] of tokens.entries()) {
      const phrase = list.phrases
        .get(token)
        ?.find((each) => each.tokens.every((wanted, step) => tokens[at + step] === wanted));
      if (phrase) return phrase.word;
    }
  }
  return null;
}

/** Every entry that would prohibit an address: itself, its domain and the domains above. */
export function emailEntriesOf(email: string): string[] {
  const address = email.trim().toLowerCase();
  const parts = address.slice(address.lastIndexOf("@") + 1).split(".");
  return [address, ...parts.map((_, at) => parts.slice(at).join("."))].flatMap((entry) =>
    entry.includes("@") ? [entry] : [entry, `@${entry}`],
  );
}

function isProhibitedEmail(list: PreparedProhibited, email: string): boolean {
  return emailEntriesOf(email).some((entry) => list.emails.has(entry));
}

function findHashtag(list: PreparedProhibited, text: string): string | null {
  if (list.hashtags.size === 0) return null;
  // After a slash or a letter the # is part of an address, not the start of a hashtag.
  for (const [, tag = ""] of text.matchAll(/(?<![\p{L}\p{N}_/&=?])[#＃]([\p{L}\p{M}\p{N}_]+)/gu))
    if (spellings(tag).some((spelling) => list.hashtags.has(spelling))) return `#${tag}`;
  return null;
}

/** The first prohibited thing in a text. Addresses are checked as addresses, never for the words in them. */
export function findProhibited(list: PreparedProhibited, text: string): ProhibitedFinding | null {
  const { rest, addresses } = cutAddresses(text);
  const word = findWord(list, rest);
  if (word !== null) return { kind: "word", found: word };
  const email = addresses.find((address) => isProhibitedEmail(list, address));
  if (email !== undefined) return { kind: "email", found: email };
  const hashtag = findHashtag(list, rest);
  return hashtag === null ? null : { kind: "hashtag", found: hashtag };
}
