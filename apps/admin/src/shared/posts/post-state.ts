import type { PostState, PostStatus } from "@polyphon/contract/content/content.ts";
import type { StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import type { Text } from "../text/use-text.ts";

interface Timed {
  readonly status: PostStatus;
  readonly killedAt: string | null;
  readonly publishAt: string | null;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
}

/** The day as the server counts it for staff. */
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** The state of a post for employees; null while it is still in the editorial workflow. */
export function postState(post: Timed, now: Date): PostState | null {
  const { status, killedAt, publishAt, startsOn, endsOn } = post;
  if (status !== "PUBLISHED") return null;
  if (killedAt !== null) return "stopped";
  if (publishAt !== null && Date.parse(publishAt) > now.getTime()) return "scheduled";
  if (startsOn !== null && startsOn > dayOf(now)) return "scheduled";
  return endsOn !== null && endsOn < dayOf(now) ? "ended" : "visible";
}

const tones: Readonly<Record<PostState, StatusTone>> = {
  visible: "ok",
  scheduled: "info",
  ended: "idle",
  stopped: "bad",
};

export function postStateWords(post: Timed, now: Date, text: Text): { tone: StatusTone; words: string } {
  const state = postState(post, now);
  return state === null
    ? { tone: "warn", words: text(`content.statuses.${post.status}`) }
    : { tone: tones[state], words: text(`content.states.${state}`) };
}
