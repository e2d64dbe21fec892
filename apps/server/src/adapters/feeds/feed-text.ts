import { Parser } from "htmlparser2";

/** Elements without readable text. */
const wordless = new Set(["script", "style", "noscript", "template", "iframe", "svg", "head"]);
const deepest = 200;

/** One line of plain text, without control characters and direction marks. */
export function plainLine(text: string, most: number): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  const letters = Array.from(line);
  return letters.length <= most
    ? line
    : `${letters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
}

export interface HtmlFacts {
  readonly text: string;
  /** The first picture that is shown in it. */
  readonly picture: string | null;
}

/** The words of a piece of HTML, and its first picture. It is parsed and never run. */
export function readHtml(html: string): HtmlFacts {
  let text = "";
  let picture: string | null = null;
  let silent = 0;
  let depth = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      depth += 1;
      if (wordless.has(name)) silent += 1;
      text += " ";
    },
    onopentag: (name, attributes) => {
      if (name === "img") picture ??= attributes["src"] ?? null;
    },
    ontext: (words) => {
      if (silent === 0 && depth < deepest) text += words;
    },
    onclosetag: (name) => {
      depth -= 1;
      if (wordless.has(name)) silent -= 1;
      text += " ";
    },
  });
  parser.end(html);
  return { text, picture };
}

function charsetOf(type: string, body: Buffer): string {
  const start = body.toString("latin1", 0, 200);
  if (start.startsWith("\u00ef\u00bb\u00bf")) return "utf-8";
  if (start.startsWith("\u00fe\u00ff")) return "utf-16be";
  if (start.startsWith("\u00ff\u00fe")) return "utf-16le";
  return (
    /charset=["']?([\w-]+)/i.exec(type)?.[1] ??
    /^\s*<\?xml[^>]+encoding=["']([\w-]+)/i.exec(start)?.[1] ??
    "utf-8"
  );
}

/** The encoding according to the first bytes, the header or the file itself, in this order. */
export function decodeFeed(type: string, body: Buffer): string {
  try {
    return new TextDecoder(charsetOf(type, body)).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}

/** An absolute web address; null for everything else. */
export function absoluteUrl(address: string | null | undefined, base: string): string | null {
  const text = (address ?? "").trim();
  if (text === "" || text.length > 2_000 || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  const web = url.protocol === "http:" || url.protocol === "https:";
  return web && url.username === "" && url.href.length <= 2_000 ? url.href : null;
}
