import { listFrontPosts, readFrontPost } from "@polyphon/contract/content/content.contract.ts";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { FeedPage, FrontPost } from "../feed/use-feed.ts";

/** Updates a post wherever it is cached: in every loaded list and on its own page. */
export function changeKnownPost(
  client: QueryClient,
  id: number,
  change: (post: FrontPost) => FrontPost,
): void {
  const changed = (post: FrontPost) => (post.id === id ? change(post) : post);
  client.setQueriesData<InfiniteData<FeedPage>>({ queryKey: [listFrontPosts.name] }, (known) =>
    known && "pages" in known
      ? { ...known, pages: known.pages.map((page) => ({ ...page, items: page.items.map(changed) })) }
      : known,
  );
  client.setQueriesData<FrontPost>({ queryKey: [readFrontPost.name] }, (known) => known && changed(known));
}
