import { limits } from "@polyphon/contract/limits.ts";
import type { NoticeTone } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useSyncExternalStore } from "react";

export interface Notice {
  readonly id: number;
  readonly tone: NoticeTone;
  readonly title: string | null;
  readonly text: string;
}

let notices: readonly Notice[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(to: readonly Notice[]): void {
  notices = to;
  for (const listener of listeners) listener();
}

export function closeNotice(id: number): void {
  change(notices.filter((notice) => notice.id !== id));
}

/** A notice fades by itself; anything important is also shown on the screen. */
export function notify(
  tone: NoticeTone,
  text: string,
  options: { title?: string; long?: boolean } = {},
): void {
  const title = options.title ?? null;
  // Several calls that fail for one reason show one notice.
  if (notices.some((shown) => shown.text === text && shown.title === title)) return;
  const id = nextId;
  nextId += 1;
  change([...notices, { id, tone, title, text }]);
  setTimeout(() => closeNotice(id), options.long ? limits.notice.longMs : limits.notice.shortMs);
}

export const shownNotices = (): readonly Notice[] => notices;

export function useNotices(): readonly Notice[] {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, shownNotices);
}
