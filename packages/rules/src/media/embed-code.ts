const isBlank = (sign: string | undefined) => sign !== undefined && /^[\s]$/.test(sign);
const isLetter = (sign: string | undefined) => sign !== undefined && /^[a-z0-9-]$/i.test(sign);

/** The few character references that are used in an address inside an attribute. */
const references: Readonly<Record<string, string>> = { "&amp;": "&", "&#38;": "&", "&#x26;": "&" };

/** Parses a code character by character. Anything unexpected ends the parsing, so nothing can slip past it. */
class CodeReader {
  at = 0;
  readonly #code: string;

  constructor(code: string) {
    this.#code = code;
  }

  skipBlank(): void {
    while (isBlank(this.#code[this.at])) this.at += 1;
  }

  take(text: string): boolean {
    const found = this.#code.slice(this.at, this.at + text.length).toLowerCase() === text;
    if (found) this.at += text.length;
    return found;
  }

  /** Consumes the character, also after blanks, which are kept if it does not follow. */
  takeSign(sign: string): boolean {
    const before = this.at;
    this.skipBlank();
    const found = this.take(sign);
    if (!found) this.at = before;
    return found;
  }

  isOver(): boolean {
    this.skipBlank();
    return this.at === this.#code.length;
  }

  word(): string {
    const from = this.at;
    while (isLetter(this.#code[this.at])) this.at += 1;
    return this.#code.slice(from, this.at).toLowerCase();
  }

  /** An attribute's value; null when it is not in quotes, or does not end. */
  value(): string | null {
    this.skipBlank();
    const quote = this.#code[this.at];
    if (quote !== '"' && quote !== "'") return null;
    const end = this.#code.indexOf(quote, this.at + 1);
    if (end === -1) return null;
    const value = this.#code.slice(this.at + 1, end);
    this.at = end + 1;
    return value.replaceAll(/&(?:amp|#38|#x26);/gi, (found) => references[found.toLowerCase()] ?? found);
  }
}

/** The attributes of a frame that begins here; null when it is no frame, or not well formed. */
function readFrame(reader: CodeReader): ReadonlyMap<string, string> | null {
  const attributes = new Map<string, string>();
  if (!reader.take("<iframe")) return null;
  for (;;) {
    const before = reader.at;
    reader.skipBlank();
    if (reader.take("/>") || reader.take(">")) return attributes;
    // Two attributes without a blank between them are what tricks are made of.
    const name = before === reader.at ? "" : reader.word();
    if (name === "" || attributes.has(name)) return null;
    const value = reader.takeSign("=") ? reader.value() : "";
    if (value === null) return null;
    attributes.set(name, value);
  }
}

const allowed =
  /^(?:src|width|height|title|allow|allowfullscreen|frameborder|loading|referrerpolicy|style|class|id|name|scrolling|webkitallowfullscreen|mozallowfullscreen|data-[a-z0-9-]+)$/;

/**
 * The address in an embed code that is exactly one frame with nothing inside, before or behind it, and with no
 * attribute that runs or carries a page; null for everything else.
 */
export function sourceOfEmbedCode(code: string): string | null {
  const reader = new CodeReader(code);
  reader.skipBlank();
  const frame = readFrame(reader);
  if (!frame || [...frame.keys()].some((name) => !allowed.test(name))) return null;
  reader.skipBlank();
  if (!reader.isOver() && !(reader.take("</iframe>") && reader.isOver())) return null;
  return frame.get("src")?.trim() ?? null;
}
