import { reactions } from "@polyphon/contract/content/content.ts";
import { describe, expect, it } from "vitest";
import { reacted, type ReactionState } from "./reaction.ts";

const start: ReactionState = { likes: 4, dislikes: 2, ownReaction: null };

describe("a reaction", () => {
  it("counts once and can be undone", () => {
    const liked = reacted(start, "LIKE", true);
    expect(liked).toEqual({ likes: 5, dislikes: 2, ownReaction: "LIKE" });
    expect(reacted(liked, "LIKE", true)).toEqual(liked);
    expect(reacted(liked, "LIKE", false)).toEqual(start);
  });

  it("switches between like and dislike", () => {
    const disliked = reacted(reacted(start, "LIKE", true), "DISLIKE", true);
    expect(disliked).toEqual({ likes: 4, dislikes: 3, ownReaction: "DISLIKE" });
  });

  it("that was never given cannot be undone", () => {
    for (const kind of reactions) expect(reacted(start, kind, false)).toEqual(start);
  });
});
