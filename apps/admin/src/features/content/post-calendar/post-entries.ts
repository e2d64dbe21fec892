import type { CalendarEntry, EntryTone } from "@polyphon/ui/calendar/calendar-model.ts";
import { postState, postStateWords } from "../../../shared/posts/post-state.ts";
import type { Text } from "../../../shared/text/use-text.ts";
import type { PostRow } from "../post-list/post-row.ts";

const two = (value: number): string => String(value).padStart(2, "0");

/** The day and the time of an instant on the reader's clock. */
export function localDay(iso: string): string {
  const at = new Date(iso);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
const localTime = (iso: string): string => {
  const at = new Date(iso);
  return `${two(at.getHours())}:${two(at.getMinutes())}`;
};

const tones = { visible: "done", scheduled: "planned", ended: "ended", stopped: "bad" } as const;

/** A post in a calendar; null for one without a time. What is still in review asks for something. */
export function postEntry(post: PostRow, now: Date, text: Text): CalendarEntry | null {
  if (post.publishAt === null) return null;
  const state = postState(post, now);
  const tone: EntryTone = state === null ? "ask" : tones[state];
  return {
    key: String(post.id),
    date: localDay(post.publishAt),
    time: localTime(post.publishAt),
    title: post.title,
    tone,
    state: postStateWords(post, now, text).words,
    sub: post.categoryName,
    mark: null,
    movable: false,
  };
}
