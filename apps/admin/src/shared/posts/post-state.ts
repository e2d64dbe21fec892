import type { PostStatus } from "@polyphon/contract/content/content.ts";
import type { StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import type { Text } from "../text/use-text.ts";

export const postStates = ["visible", "scheduled", "ended"] as const;
export type PostState = (typeof postStates)[number];

interface Timed {
  readonly status: PostStatus;
  readonly publishAt: string | null;
  readonly endsOn: string | null;
}

/** The day as the server counts it for staff. */
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** The state of a post for employees; null while it is still in the editorial workflow. */
export function postState({ status, publishAt, endsOn }: Timed, now: Date): PostState | null {
  if (status !== "PUBLISHED") return null;
  if (publishAt !== null && Date.parse(publishAt) > now.getTime()) return "scheduled";
  return endsOn !== null && endsOn < dayOf(now) ? "ended" : "visible";
}

const tones: Readonly<Record<PostState, StatusTone>> = { visible: "ok", scheduled: "info", ended: "idle" };

export function postStateWords(post: Timed, now: Date, text: Text): { tone: StatusTone; words: string } {
  const state = postState(post, now);
  return state === null
    ? { tone: "warn", words: text(`content.statuses.${post.status}`) }
    : { tone: tones[state], words: text(`content.states.${state}`) };
}
