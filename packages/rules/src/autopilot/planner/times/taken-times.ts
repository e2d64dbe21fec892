import { type Voice, voices } from "@polyphon/contract/content/content.ts";
import { type Network, networks } from "@polyphon/contract/networks/networks.ts";
import type { DayWindow, Span } from "./week-clock.ts";

/** When colleagues share one post on one network in a week, in order, and how often in which voice. */
interface TakenPost {
  readonly minutes: number[];
  readonly voices: number[];
}

/** What planning needs to know about colleagues. Bounded by the room in the windows, however many people there are. */
export interface TakenTimes {
  readonly posts: Map<number, TakenPost>;
  /**
   * Posts and networks without a free minute, by windows, so that full windows are not searched again for every user.
   */
  readonly full: Map<string, Set<number>>;
}

/** The same as plain data, to be stored between two chunks. */
export type StoredTimes = readonly (readonly [
  key: number,
  minutes: readonly number[],
  voices: readonly number[],
])[];

export function loadTimes(stored: StoredTimes): TakenTimes {
  return {
    posts: new Map(stored.map(([key, minutes, used]) => [key, { minutes: [...minutes], voices: [...used] }])),
    full: new Map(),
  };
}

export function storeTimes({ posts }: TakenTimes): StoredTimes {
  return [...posts]
    .toSorted(([one], [other]) => one - other)
    .map(([key, { minutes, voices: used }]) => [key, [...minutes], [...used]]);
}

export function placeKey(postId: number, network: Network): number {
  return postId * networks.length + networks.indexOf(network);
}

/** The posts that anybody shares. */
export function postsTaken({ posts }: TakenTimes): ReadonlySet<number> {
  return new Set([...posts.keys()].map((key) => Math.floor(key / networks.length)));
}

/** Where a minute is or would be inserted. */
function positionOf(minutes: readonly number[], minute: number): number {
  let [low, high] = [0, minutes.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((minutes[middle] ?? 0) < minute) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function takeTime(taken: TakenTimes, key: number, minute: number, voice: Voice): void {
  const known = taken.posts.get(key);
  const post = known ?? { minutes: [], voices: voices.map(() => 0) };
  if (!known) taken.posts.set(key, post);
  post.minutes.splice(positionOf(post.minutes, minute), 0, minute);
  const at = voices.indexOf(voice);
  post.voices[at] = (post.voices[at] ?? 0) + 1;
}

/** As if it had never been taken: a run that reads the stored times afresh plans the same. */
export function giveBackTime(taken: TakenTimes, key: number, minute: number, voice: Voice): void {
  const post = taken.posts.get(key);
  const at = positionOf(post?.minutes ?? [], minute);
  if (post?.minutes[at] !== minute) return;
  post.minutes.splice(at, 1);
  for (const full of taken.full.values()) full.delete(key);
  const used = voices.indexOf(voice);
  post.voices[used] = (post.voices[used] ?? 0) - 1;
}

/** Other hours or posts have other windows. */
export function forgetFull(taken: TakenTimes): void {
  taken.full.clear();
}

/**
 * What is known to have no free minute in any of the windows. Valid until a time is released, because otherwise times
 * are only taken and the clock only moves forward.
 */
export function fullIn({ full }: TakenTimes, windows: readonly DayWindow[]): Set<number> {
  const name = windows.map(({ id }) => id).join(" ");
  const known = full.get(name);
  if (known) return known;
  const made = new Set<number>();
  full.set(name, made);
  return made;
}

/** The offered voice that colleagues used least with this post and network; equals in their order. */
export function leastUsedVoice(taken: TakenTimes, key: number, offered: readonly Voice[]): Voice {
  const used = taken.posts.get(key)?.voices ?? [];
  const times = (voice: Voice) => used[voices.indexOf(voice)] ?? 0;
  return offered.reduce(
    (best, voice) => (times(voice) < times(best) ? voice : best),
    offered[0] ?? "VOICE_1",
  );
}

function isFree(minutes: readonly number[], minute: number, gap: number): boolean {
  const next = positionOf(minutes, minute);
  const [before, after] = [minutes[next - 1], minutes[next]];
  return (before === undefined || minute - before >= gap) && (after === undefined || after - minute >= gap);
}

interface Search {
  readonly spans: readonly Span[];
  readonly anchor: number;
  readonly gap: number;
  readonly earliest: number;
  /** Any number; decides at which step the search starts, so that colleagues spread over the window. */
  readonly start: number;
}

/** Steps of one gap from the begin of the window waste no room. */
function stepIn(
  minutes: readonly number[],
  { from, to }: Span,
  { anchor, gap, start }: Search,
): number | null {
  const first = anchor + Math.ceil((from - anchor) / gap) * gap;
  const steps = Math.floor((to - first) / gap) + 1;
  for (let tried = 0; tried < steps; tried += 1) {
    const minute = first + ((start + tried) % steps) * gap;
    if (isFree(minutes, minute, gap)) return minute;
  }
  return null;
}

/** The first free minute: the beginning of the span, or exactly one gap after somebody. */
function firstIn(minutes: readonly number[], { from, to }: Span, gap: number): number | null {
  if (isFree(minutes, from, gap)) return from;
  for (let at = positionOf(minutes, from - gap + 1); at < minutes.length; at += 1) {
    const minute = (minutes[at] ?? 0) + gap;
    if (minute > to) return null;
    if (minute >= from && isFree(minutes, minute, gap)) return minute;
  }
  return null;
}

/** A free minute for one more colleague, or null when there is none at all. */
export function freeMinute(taken: TakenTimes, key: number, search: Search): number | null {
  const minutes = taken.posts.get(key)?.minutes ?? [];
  const spans = search.spans
    .map(({ from, to }) => ({ from: Math.max(from, search.earliest), to }))
    .filter(({ from, to }) => from <= to);
  for (const span of spans) {
    const minute = stepIn(minutes, span, search);
    if (minute !== null) return minute;
  }
  for (const span of spans) {
    const minute = firstIn(minutes, span, search.gap);
    if (minute !== null) return minute;
  }
  return null;
}
