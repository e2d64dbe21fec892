import { limits } from "@polyphon/contract/limits.ts";

const prefix = "polyphon-draft-";
const keptMs = limits.draft.keptDays * 86_400_000;

const keyOf = (accountId: number, what: string) => `${prefix}${accountId}-${what}`;
const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

export interface KeptDraft {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly value: unknown;
}

function parse(raw: string | null): KeptDraft | null {
  try {
    const kept = JSON.parse(raw ?? "null") as { at?: unknown; value?: unknown } | null;
    return typeof kept?.at === "number" && Date.now() - kept.at < keptMs
      ? { at: kept.at, value: kept.value }
      : null;
  } catch {
    return null;
  }
}

/**
 * What a person has typed and not sent yet, in this browser: it outlives a closed dialog, a reload and the end of the
 * session, and ends when it is sent, when the person signs out, or after some days. Nobody else who signs in here sees it.
 */
export const draftStore = {
  read: (accountId: number, what: string): KeptDraft | null =>
    parse(localStorage.getItem(keyOf(accountId, what))),
  keep(accountId: number, what: string, value: unknown): void {
    // Looking at a draft does not make it younger.
    if (JSON.stringify(draftStore.read(accountId, what)?.value) === JSON.stringify(value)) return;
    try {
      localStorage.setItem(keyOf(accountId, what), JSON.stringify({ at: Date.now(), value }));
    } catch {
      // The browser's storage is full: the text is still on the screen.
    }
  },
  drop: (accountId: number, what: string): void => localStorage.removeItem(keyOf(accountId, what)),
  dropAll(accountId: number): void {
    for (const key of keys()) if (key.startsWith(keyOf(accountId, ""))) localStorage.removeItem(key);
  },
  dropOld(): void {
    for (const key of keys()) if (parse(localStorage.getItem(key)) === null) localStorage.removeItem(key);
  },
};
