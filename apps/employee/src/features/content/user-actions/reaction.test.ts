import { reactions } from "@polyphon/contract/content/content.ts";
import { describe, expect, it } from "vitest";
import { reacted, type ReactionState } from "./reaction.ts";

const start: ReactionState = { likes: 4, dislikes: 2, rounded: false, ownReaction: null };

describe("a reaction", () => {
  it("counts once and can be undone", () => {
    const liked = reacted(start, "LIKE", true);
    expect(liked).toEqual({ likes: 5, dislikes: 2, rounded: false, ownReaction: "LIKE" });
    expect(reacted(liked, "LIKE", true)).toEqual(liked);
    expect(reacted(liked, "LIKE", false)).toEqual(start);
  });

  it("switches between like and dislike", () => {
    const disliked = reacted(reacted(start, "LIKE", true), "DISLIKE", true);
    expect(disliked).toEqual({ likes: 4, dislikes: 3, rounded: false, ownReaction: "DISLIKE" });
  });

  it("changes no figure that is of the others alone", () => {
    const guarded: ReactionState = { likes: 20, dislikes: null, rounded: true, ownReaction: null };
    expect(reacted(guarded, "LIKE", true)).toEqual({ ...guarded, ownReaction: "LIKE" });
  });

  it("that was never given cannot be undone", () => {
    for (const kind of reactions) expect(reacted(start, kind, false)).toEqual(start);
  });
});
