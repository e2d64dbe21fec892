export type Segment =
  | { kind: "text"; text: string }
  | { kind: "mention"; text: string; urn: string }
  | { kind: "hashtag"; text: string; sign: string };

/** `cutAt` is where an unescaped reserved character silently ended the text, null when all of it was read. */
export type LittleText = { segments: Segment[]; cutAt: number | null };

/** The name of an entity; undefined for an entity that does not exist. */
export type EntityName = (urn: string) => string | undefined;

const reserved = new Set(String.raw`\|{}@[]()<>#*_~`);
const stops = /[\\|{}@[\]()<>#*_~]/g;
const mention =
  /@\[((?:[^\\|{}@[\]()<>#*_~]|\\[\\|{}@[\]()<>#*_~])+)\]\((urn:li:(?:person|organization):[\w-]+)\)/y;
const hashtag = /#((?:[\p{L}\p{N}\p{M}]|\\_)+)/uy;
const template = /\{hashtag\|(?:\\(#)|(＃))\|((?:[\p{L}\p{N}\p{M}]|\\[\\|{}@[\]()<>#*_~])+)\}/uy;

function unescaped(text: string): string {
  return text.replace(/\\(.)/gsu, "$1");
}

/** A person matches any part of their name, an organisation only all of it. */
function answersTo(urn: string, entity: string, name: string): boolean {
  if (name === entity) return true;
  if (!urn.startsWith("urn:li:person:")) return false;
  const parts = entity.split(/\s+/);
  return name.split(/\s+/).every((part) => parts.includes(part));
}

function readMention(
  source: string,
  at: number,
  nameOf: EntityName,
): { segment: Segment; end: number } | null {
  mention.lastIndex = at;
  const found = mention.exec(source);
  if (!found) return null;
  const [whole, escapedName = "", urn = ""] = found;
  const name = unescaped(escapedName);
  const entity = nameOf(urn);
  const known = entity !== undefined && answersTo(urn, entity, name);
  return {
    segment: known ? { kind: "mention", text: name, urn } : { kind: "text", text: name },
    end: at + whole.length,
  };
}

function readHashtag(source: string, at: number): { segment: Segment; end: number } | null {
  hashtag.lastIndex = at;
  const found = hashtag.exec(source);
  if (!found) return null;
  return {
    segment: { kind: "hashtag", sign: "#", text: unescaped(found[1] ?? "") },
    end: at + found[0].length,
  };
}

function readTemplate(source: string, at: number): { segment: Segment; end: number } | null {
  template.lastIndex = at;
  const found = template.exec(source);
  if (!found) return null;
  const sign = found[1] ?? found[2] ?? "#";
  return { segment: { kind: "hashtag", sign, text: unescaped(found[3] ?? "") }, end: at + found[0].length };
}

function readElement(
  source: string,
  at: number,
  nameOf: EntityName,
): { segment: Segment; end: number } | null {
  switch (source[at]) {
    case "@":
      return readMention(source, at, nameOf);
    case "#":
      return readHashtag(source, at);
    case "{":
      return readTemplate(source, at);
    case "\\": {
      const next = source[at + 1];
      if (next === undefined || !reserved.has(next)) return null;
      return { segment: { kind: "text", text: next }, end: at + 2 };
    }
    default:
      return null;
  }
}

function append(segments: Segment[], segment: Segment): void {
  const last = segments.at(-1);
  if (segment.kind === "text" && last?.kind === "text") last.text += segment.text;
  else if (segment.kind !== "text" || segment.text !== "") segments.push(segment);
}

/** Parses LinkedIn's little text format; everything after the first misplaced reserved character is lost. */
export function readLittleText(source: string, nameOf: EntityName): LittleText {
  const segments: Segment[] = [];
  let at = 0;
  while (at < source.length) {
    stops.lastIndex = at;
    const stop = stops.exec(source)?.index ?? source.length;
    append(segments, { kind: "text", text: source.slice(at, stop) });
    if (stop === source.length) break;

    const element = readElement(source, stop, nameOf);
    if (!element) return { segments, cutAt: stop };
    append(segments, element.segment);
    at = element.end;
  }
  return { segments, cutAt: null };
}

export function visibleText(segments: readonly Segment[]): string {
  return segments.map((part) => (part.kind === "hashtag" ? `${part.sign}${part.text}` : part.text)).join("");
}

function escaped(text: string): string {
  return text.replace(stops, String.raw`\$&`);
}

function writeSegment(segment: Segment): string {
  const text = escaped(segment.text);
  if (segment.kind === "text") return text;
  if (segment.kind === "mention") return `@[${text}](${segment.urn})`;
  return `{hashtag|${segment.sign === "#" ? String.raw`\#` : segment.sign}|${text}}`;
}

/** The format in which LinkedIn returns a text: hashtags as templates, everything reserved escaped. */
export function writeLittleText(segments: readonly Segment[]): string {
  return segments.map(writeSegment).join("");
}
