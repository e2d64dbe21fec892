import type { Reaction } from "@polyphon/contract/content/content.ts";

export interface ReactionState {
  readonly likes: number;
  readonly dislikes: number;
  readonly ownReaction: Reaction | null;
}

/** The expected counts after the server has accepted it. */
export function reacted<S extends ReactionState>(state: S, kind: Reaction, on: boolean): S {
  const to = on ? kind : state.ownReaction === kind ? null : state.ownReaction;
  const moved = (of: Reaction) => Number(to === of) - Number(state.ownReaction === of);
  return {
    ...state,
    likes: state.likes + moved("LIKE"),
    dislikes: state.dislikes + moved("DISLIKE"),
    ownReaction: to,
  };
}
