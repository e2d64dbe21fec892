type Remembered = { urn: string; at: number; ghost: boolean };

/** What makes two posts the same: author and text, whatever its white space. Null for a post without words. */
export function fingerprint(author: string, text: string): string | null {
  const words = text.normalize("NFC").replace(/\s+/g, " ").trim();
  return words === "" ? null : `${author}\n${words}`;
}

/** Remembers an author's texts and refuses a repetition within the window. */
export class DuplicateFilter {
  #remembered = new Map<string, Remembered>();

  /** The URN that a repeated text duplicates, null when the text is new. */
  find(print: string | null, at: number, windowMs: number, ghostUrn: () => string): string | null {
    const earlier = print === null ? undefined : this.#remembered.get(print);
    if (!earlier || windowMs === 0 || at - earlier.at >= windowMs) return null;
    return earlier.ghost ? ghostUrn() : earlier.urn;
  }

  remember(print: string | null, urn: string, at: number): void {
    if (print !== null) this.#remembered.set(print, { urn, at, ghost: false });
  }

  /** A deleted text stays refused for another whole window, under a URN that was never issued. */
  haunt(print: string | null, urn: string, at: number): void {
    if (print !== null && this.#remembered.get(print)?.urn === urn) {
      this.#remembered.set(print, { urn, at, ghost: true });
    }
  }

  forget(print: string | null, urn: string): void {
    if (print !== null && this.#remembered.get(print)?.urn === urn) this.#remembered.delete(print);
  }

  reset(): void {
    this.#remembered = new Map();
  }
}
