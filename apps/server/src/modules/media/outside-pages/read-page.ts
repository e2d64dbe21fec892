import { limits } from "@polyphon/contract/limits.ts";
import { Parser } from "htmlparser2";
import type { OutsideFile } from "../media.port.ts";

export interface PageFacts {
  readonly title: string | null;
  readonly description: string | null;
  readonly siteName: string | null;
  /** The page's preferred picture first, then in their order on the page. */
  readonly images: readonly string[];
}

const mostImages = 24;

function charsetOf({ type, body }: OutsideFile): string {
  const start = body.toString("latin1", 0, 2_048);
  return (
    /charset=["']?([\w-]+)/i.exec(type)?.[1] ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(start)?.[1] ?? "utf-8"
  );
}

function textOf(file: OutsideFile): string {
  try {
    return new TextDecoder(charsetOf(file)).decode(file.body);
  } catch {
    return new TextDecoder().decode(file.body);
  }
}

/** One line of plain text, without control characters or changes of text direction. */
function plain(text: string | undefined, most: number): string | null {
  const line = (text ?? "")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return line === "" ? null : Array.from(line).slice(0, most).join("");
}

function absolute(address: string | undefined, base: string): string | null {
  const text = (address ?? "").trim();
  if (text === "" || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
}

class PageNotes {
  readonly #meta = new Map<string, string>();
  readonly #chosen: string[] = [];
  readonly #shown: string[] = [];
  #title = "";
  #inTitle = false;
  #base: string;

  constructor(url: string) {
    this.#base = url;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    switch (name) {
      case "title":
        this.#inTitle = this.#title === "";
        return;
      case "base":
        this.#base = absolute(attributes["href"], this.#base) ?? this.#base;
        return;
      case "img":
        this.#keep(this.#shown, attributes["src"]);
        return;
      case "link":
        if (attributes["rel"]?.toLowerCase() === "image_src") this.#keep(this.#chosen, attributes["href"]);
        return;
      case "meta":
        this.#takeMeta(attributes);
    }
  }

  text(words: string): void {
    if (this.#inTitle && this.#title.length < 4 * limits.extract.titleMax) this.#title += words;
  }

  close(name: string): void {
    if (name === "title") this.#inTitle = false;
  }

  facts(): PageFacts {
    const { titleMax, descriptionMax } = limits.extract;
    const first = (...names: string[]) => names.map((name) => this.#meta.get(name)).find(Boolean);
    return {
      title: plain(first("og:title", "twitter:title") ?? this.#title, titleMax),
      description: plain(first("og:description", "twitter:description", "description"), descriptionMax),
      siteName: plain(first("og:site_name", "application-name"), titleMax),
      images: [...new Set([...this.#chosen, ...this.#shown])].slice(0, mostImages),
    };
  }

  #takeMeta({ property, name, content }: Readonly<Record<string, string>>): void {
    const key = (property ?? name ?? "").toLowerCase();
    if (content === undefined || key === "") return;
    if (/^(?:og:image(?::url|:secure_url)?|twitter:image(?::src)?)$/.test(key))
      this.#keep(this.#chosen, content);
    else if (!this.#meta.has(key)) this.#meta.set(key, content);
  }

  #keep(list: string[], address: string | undefined): void {
    const found = absolute(address, this.#base);
    if (found !== null && list.length < mostImages) list.push(found);
  }
}

/** The metadata of a page. It is parsed and never run. */
export function readPage(file: OutsideFile): PageFacts {
  const notes = new PageNotes(file.url);
  const parser = new Parser({
    onopentag: (name, attributes) => notes.open(name, attributes),
    ontext: (words) => notes.text(words),
    onclosetag: (name) => notes.close(name),
  });
  parser.end(textOf(file));
  return notes.facts();
}
