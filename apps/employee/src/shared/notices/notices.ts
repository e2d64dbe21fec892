import { limits } from "@polyphon/contract/limits.ts";
import type { NoticeTone } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useSyncExternalStore } from "react";

/** What can be done about it: to take it back, or to see more. It can be done elsewhere too, because a notice fades. */
export interface NoticeAction {
  readonly label: string;
  readonly act: () => void;
}

export interface Notice {
  readonly id: number;
  readonly tone: NoticeTone;
  readonly title: string | null;
  readonly text: string;
  readonly action: NoticeAction | null;
}

interface NoticeOptions {
  readonly title?: string;
  readonly long?: boolean;
  /** A notice with an action stays as long as a long one. */
  readonly action?: NoticeAction;
}

let notices: readonly Notice[] = [];
let nextId = 1;
const timers = new Map<
  number,
  { readonly timer: ReturnType<typeof setTimeout>; readonly milliseconds: number }
>();
const listeners = new Set<() => void>();

function change(to: readonly Notice[]): void {
  notices = to;
  for (const listener of listeners) listener();
}

export function closeNotice(id: number): void {
  holdNotice(id);
  timers.delete(id);
  change(notices.filter((notice) => notice.id !== id));
}

/** It stays while somebody reads it or is about to press its button. */
export function holdNotice(id: number): void {
  clearTimeout(timers.get(id)?.timer);
}

export function releaseNotice(id: number): void {
  const milliseconds = timers.get(id)?.milliseconds;
  if (milliseconds !== undefined) fade(id, milliseconds);
}

function fade(id: number, milliseconds: number): void {
  holdNotice(id);
  timers.set(id, { timer: setTimeout(() => closeNotice(id), milliseconds), milliseconds });
}

/** A notice fades by itself; anything important is also shown on the screen. */
export function notify(tone: NoticeTone, text: string, options: NoticeOptions = {}): void {
  const { title = null, action = null } = options;
  // Several calls that fail for one reason show one notice; each action is its own.
  const isShown = notices.some((one) => one.text === text && one.title === title && one.action === null);
  if (isShown && action === null) return;
  const id = nextId;
  nextId += 1;
  change([...notices, { id, tone, title, text, action }]);
  fade(id, options.long || action ? limits.notice.longMs : limits.notice.shortMs);
}

export const shownNotices = (): readonly Notice[] => notices;

export function useNotices(): readonly Notice[] {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, shownNotices);
}
