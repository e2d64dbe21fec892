import { dateAndTimeOf } from "@polyphon/rules/time/date-and-time.ts";
import type { CalendarEntry, EntryTone } from "@polyphon/ui/calendar/calendar-model.ts";
import { postState, postStateWords } from "../../../shared/posts/post-state.ts";
import type { Texts } from "../../../shared/text/use-text.ts";
import { clockZone } from "../../../shared/time/clock-zone.ts";
import { formatDate } from "../../../shared/time/format-time.ts";
import type { PostRow } from "../post-list/post-row.ts";

const tones = { visible: "done", scheduled: "planned", ended: "ended", stopped: "bad" } as const;

/** The category, and from when employees see it where that is a later day than the one it stands on. */
function subOf({ categoryName, startsOn }: PostRow, day: string, { text, language }: Texts): string {
  if (startsOn === null || startsOn <= day) return categoryName;
  const from = text("content.calendar.from", { day: formatDate(startsOn, language) });
  return `${from} · ${categoryName}`;
}

/** A post in a calendar; null for one without a time. What is still in review asks for something. */
export function postEntry(post: PostRow, now: Date, texts: Texts): CalendarEntry | null {
  if (post.publishAt === null) return null;
  const { date, time } = dateAndTimeOf(new Date(post.publishAt), clockZone());
  const state = postState(post, now);
  const tone: EntryTone = state === null ? "ask" : tones[state];
  return {
    key: String(post.id),
    date,
    time,
    title: post.title,
    tone,
    state: postStateWords(post, now, texts.text).words,
    sub: subOf(post, date, texts),
    mark: null,
    movable: false,
  };
}
