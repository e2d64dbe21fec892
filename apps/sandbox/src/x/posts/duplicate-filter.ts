type Remembered = { id: string; at: number };

function printOf(author: string, text: string): string | null {
  const words = text.normalize("NFC").replace(/\s+/g, " ").trim();
  return words === "" ? null : `${author}\n${words}`;
}

/** Remembers an account's texts and refuses a repetition within the window, without naming the first post. */
export class DuplicateFilter {
  #remembered = new Map<string, Remembered>();

  knows(author: string, text: string, at: number, windowMs: number): boolean {
    const print = printOf(author, text);
    const earlier = print === null ? undefined : this.#remembered.get(print);
    return earlier !== undefined && at - earlier.at < windowMs;
  }

  remember(author: string, text: string, id: string, at: number): void {
    const print = printOf(author, text);
    if (print !== null) this.#remembered.set(print, { id, at });
  }

  /** A deleted text may be posted again. */
  forget(author: string, text: string, id: string): void {
    const print = printOf(author, text);
    if (print !== null && this.#remembered.get(print)?.id === id) this.#remembered.delete(print);
  }

  reset(): void {
    this.#remembered = new Map();
  }
}
