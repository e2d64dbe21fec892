import type { realTimeItem } from "@polyphon/contract/content/real-time/real-time.contract.ts";
import type { z } from "zod";
import type { FrontActor } from "../../../platform/session/actor.ts";
import { mayReact, maySharePosts } from "../content.policy.ts";
import type { PostImage } from "../content.port.ts";
import type { SeenItem } from "./real-time-item.store.ts";

export function presentItem(
  actor: FrontActor,
  item: SeenItem,
  images: ReadonlyMap<number, PostImage>,
): z.output<typeof realTimeItem> {
  const { id, title, summary, url, source, language, likes, dislikes, ownReaction, shared } = item;
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
    likes,
    dislikes,
    ownReaction,
    shared,
    can: { share: maySharePosts(actor), react: mayReact(actor) === true },
  };
}
