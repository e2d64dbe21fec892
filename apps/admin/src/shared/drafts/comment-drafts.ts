import type { Voice } from "@polyphon/contract/content/content.ts";
import { limits } from "@polyphon/contract/limits.ts";

export interface CommentDraft {
  readonly text: string;
  /** The voice it is about; null for the whole post. */
  readonly voice: Voice | null;
}

const prefix = "polyphon-admin-comment-";
const keptMs = limits.draft.keptDays * 86_400_000;

const keyOf = (accountId: number, postId: number) => `${prefix}${accountId}-${postId}`;
const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

function parse(raw: string | null): CommentDraft | null {
  try {
    const kept = JSON.parse(raw ?? "null") as (Partial<CommentDraft> & { at?: number }) | null;
    const isFresh = typeof kept?.at === "number" && Date.now() - kept.at < keptMs;
    return isFresh && typeof kept.text === "string" ? { text: kept.text, voice: kept.voice ?? null } : null;
  } catch {
    return null;
  }
}

/**
 * Comments that somebody has typed and not sent, in this browser: they outlive a reload and the end of the session, and end
 * when they are sent, when the person logs out, or after some days.
 */
export const commentDrafts = {
  read: (accountId: number, postId: number): CommentDraft | null =>
    parse(localStorage.getItem(keyOf(accountId, postId))),
  keep(accountId: number, postId: number, draft: CommentDraft): void {
    for (const key of keys()) if (parse(localStorage.getItem(key)) === null) localStorage.removeItem(key);
    if (draft.text === "") return commentDrafts.drop(accountId, postId);
    try {
      localStorage.setItem(keyOf(accountId, postId), JSON.stringify({ ...draft, at: Date.now() }));
    } catch {
      // The browser's storage is full: the text is still on the screen.
    }
  },
  drop: (accountId: number, postId: number): void => localStorage.removeItem(keyOf(accountId, postId)),
  /** Whoever uses this browser next must not find them. */
  dropAll(): void {
    for (const key of keys()) localStorage.removeItem(key);
  },
};
