import type { Reaction } from "@polyphon/contract/content/content.ts";

export interface ReactionState {
  readonly likes: number | null;
  readonly dislikes: number | null;
  /** Of the others alone, in steps: the reader's own changes nothing. */
  readonly rounded: boolean;
  readonly ownReaction: Reaction | null;
}

/** The expected counts after the server has accepted it. */
export function reacted<S extends ReactionState>(state: S, kind: Reaction, on: boolean): S {
  const to = on ? kind : state.ownReaction === kind ? null : state.ownReaction;
  if (state.rounded) return { ...state, ownReaction: to };
  const moved = (of: Reaction) => Number(to === of) - Number(state.ownReaction === of);
  return {
    ...state,
    likes: (state.likes ?? 0) + moved("LIKE"),
    dislikes: (state.dislikes ?? 0) + moved("DISLIKE"),
    ownReaction: to,
  };
}
