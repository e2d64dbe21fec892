import type { realTimeItem } from "@polyphon/contract/content/real-time/real-time.contract.ts";
import type { Reaction } from "@polyphon/contract/content/content.ts";
import { shownPeople } from "@polyphon/rules/people/guard/shown-figure.ts";
import type { z } from "zod";
import type { FrontActor } from "../../../platform/session/actor.ts";
import { mayReact, maySharePosts } from "../content.policy.ts";
import type { PostImage } from "../content.port.ts";
import type { SeenItem } from "./real-time-item.store.ts";

type Reacted = Pick<SeenItem, "likes" | "dislikes" | "guard" | "ownReaction">;

/** Where they are guarded, the reader's own is left out, as for a post. */
export function shownReactions({ likes, dislikes, guard, ownReaction }: Reacted) {
  const own = (kind: Reaction) => Number(guard !== null && ownReaction === kind);
  return {
    likes: shownPeople(likes - own("LIKE"), guard),
    dislikes: shownPeople(dislikes - own("DISLIKE"), guard),
    rounded: guard !== null,
  };
}

export function presentItem(
  actor: FrontActor,
  item: SeenItem,
  images: ReadonlyMap<number, PostImage>,
): z.output<typeof realTimeItem> {
  const { id, title, summary, url, source, language, ownReaction, shared } = item;
  return {
    id,
    title,
    summary,
    url,
    linkDomain: new URL(url).hostname.replace(/^www\./, ""),
    source,
    language,
    publishedAt: item.publishedAt.toISOString(),
    image: (item.mediaId !== null && images.get(item.mediaId)) || null,
    ...shownReactions(item),
    ownReaction,
    shared,
    can: { share: maySharePosts(actor), react: mayReact(actor) === true },
  };
}
