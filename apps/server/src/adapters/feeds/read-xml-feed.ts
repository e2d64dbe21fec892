import { limits } from "@polyphon/contract/limits.ts";
import { Parser } from "htmlparser2";
import { makeItem, type RawEntry, type ReadFeed } from "./make-item.ts";

type Attributes = Readonly<Record<string, string>>;

const { itemsRead } = limits.realTime;
const deepest = 50;
/** An entry of ordinary length ends long before; what is longer is cut. */
const longestText = 200_000;

const containers = new Set(["item", "entry"]);
const feedRoots = new Set(["rss", "feed", "rdf:rdf"]);

/**
 * The element names of RSS 0.9 to 2.0, Atom and the usual extensions for the same thing; the first non-empty one
 * counts.
 */
const names = {
  guid: ["guid", "id"],
  title: ["title"],
  summary: ["description", "summary", "content:encoded", "content", "media:description"],
  author: ["dc:creator", "author/name", "author", "itunes:author"],
  date: ["pubdate", "published", "dc:date", "updated", "date", "a10:updated"],
  language: ["dc:language", "language"],
} as const;

class Entry {
  readonly #texts = new Map<string, string>();
  base: string;
  language = "";
  link = "";
  picture = "";

  constructor(base: string, language: string) {
    this.base = base;
    this.language = language;
  }

  write(name: string, text: string): void {
    const before = this.#texts.get(name) ?? "";
    if (before.length < longestText) this.#texts.set(name, before + text);
  }

  first(of: readonly string[]): string {
    return of.map((name) => this.#texts.get(name)?.trim() ?? "").find((text) => text !== "") ?? "";
  }

  takeLink({ href, rel = "alternate", type = "" }: Attributes): void {
    if (href === undefined) return;
    if (rel === "alternate" && this.link === "") this.link = href;
    if (rel === "enclosure" && type.startsWith("image/")) this.takePicture(href);
  }

  takePicture(address: string | undefined): void {
    if (this.picture === "" && address !== undefined) this.picture = address;
  }
}

/**
 * Handles the parser's events. Entities of the document's own are never expanded: the parser knows only those of XML.
 */
class FeedNotes {
  readonly #path: string[] = [];
  readonly #entries: Entry[] = [];
  readonly #feed: Entry;
  #entry: Entry | null = null;
  known = false;

  constructor(url: string) {
    this.#feed = new Entry(url, "");
  }

  open(name: string, attributes: Attributes): void {
    if (this.#path.length === 0) this.known = feedRoots.has(name);
    this.#path.push(name);
    if (containers.has(name) && this.#entry === null && this.#entries.length < itemsRead) {
      this.#entry = new Entry(this.#feed.base, "");
      this.#entries.push(this.#entry);
    }
    const here = this.#entry ?? this.#feed;
    if (attributes["xml:base"] && URL.canParse(attributes["xml:base"], here.base))
      here.base = new URL(attributes["xml:base"], here.base).href;
    if (attributes["xml:lang"] && (this.#path.length === 1 || containers.has(name)))
      here.language = attributes["xml:lang"];
    const place = this.#inPlace();
    if (place === name || name.startsWith("media:")) this.#takeTag(here, name, attributes);
    if (place === null || place === name) return;
    // XHTML in Atom comes as nested tags, of which only the text is used.
    here.write(place, " ");
    if (name === "img" && this.#entry) here.takePicture(attributes["src"]);
  }

  text(words: string): void {
    const place = this.#inPlace();
    if (place !== null && this.#path.length < deepest) (this.#entry ?? this.#feed).write(place, words);
  }

  close(name: string): void {
    this.#path.pop();
    if (containers.has(name) && !this.#path.some((one) => containers.has(one))) this.#entry = null;
  }

  raw(): RawEntry[] {
    const feed = this.#feed;
    return this.#entries.map((entry) => ({
      guid: entry.first(names.guid),
      link: entry.link || entry.first(["link", "feedburner:origlink"]) || this.#guidAsLink(entry),
      base: entry.base,
      title: entry.first(names.title),
      summary: entry.first(names.summary),
      author: entry.first(names.author),
      source: entry.first(["source/title", "source"]) || this.title,
      language: entry.first(names.language) || entry.language || feed.first(names.language) || feed.language,
      picture: entry.picture,
      date: entry.first(names.date),
    }));
  }

  get title(): string {
    return this.#feed.first(names.title);
  }

  #guidAsLink(entry: Entry): string {
    const guid = entry.first(names.guid);
    return /^https?:\/\//i.test(guid) ? guid : "";
  }

  /** Where the text belongs: the tag right below the entry or the feed, or a named child of it. */
  #inPlace(): string | null {
    const from = this.#entry ? this.#path.findIndex((one) => containers.has(one)) : this.#feedDepth();
    const [tag, below] = this.#path.slice(from + 1);
    if (tag === undefined || (!this.#entry && containers.has(tag))) return null;
    if (below === "name" || (below === "title" && tag === "source")) return `${tag}/${below}`;
    return tag === "image" && !this.#entry ? null : tag;
  }

  #feedDepth(): number {
    return this.#path[1] === "channel" ? 1 : 0;
  }

  #takeTag(here: Entry, name: string, attributes: Attributes): void {
    if (!this.#entry) return;
    if (name === "link") here.takeLink(attributes);
    const { url, type = "", medium = "" } = attributes;
    if (name === "media:thumbnail" || name === "itunes:image") here.takePicture(url ?? attributes["href"]);
    if (
      (name === "enclosure" || name === "media:content") &&
      (type.startsWith("image/") || medium === "image")
    )
      here.takePicture(url);
  }
}

/** RSS 0.9 to 2.0 and Atom; null when the document is neither. */
export function readXmlFeed(text: string, url: string): ReadFeed | null {
  const notes = new FeedNotes(url);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => notes.open(name, attributes),
      ontext: (words) => notes.text(words),
      onclosetag: (name) => notes.close(name),
    },
    { xmlMode: true, decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(text);
  if (!notes.known) return null;
  return { title: notes.title, items: notes.raw().flatMap((entry) => makeItem(entry) ?? []) };
}
