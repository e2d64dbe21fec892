import type { Reaction } from "@polyphon/contract/content/content.ts";
import {
  dislikeRealTimeContent,
  likeRealTimeContent,
  listRealTimeContents,
  readRealTimeContent,
} from "@polyphon/contract/content/real-time/real-time.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { usePages } from "@polyphon/web/api/use-pages.ts";
import { keepPreviousData, type InfiniteData, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { t } from "../../../shared/text/text.ts";
import { reacted } from "../user-actions/reaction.ts";
import { askedOf, type RealTimeFilters } from "./real-time-filters.ts";

type Page = OutputOf<typeof listRealTimeContents>;
export type RealTimeItem = Page["items"][number];

export function useRealTime(filters: RealTimeFilters) {
  return usePages(listRealTimeContents, askedOf(filters), { placeholderData: keepPreviousData });
}

function changeKnown(client: QueryClient, id: number, change: (item: RealTimeItem) => RealTimeItem): void {
  const changed = (item: RealTimeItem) => (item.id === id ? change(item) : item);
  client.setQueriesData<InfiniteData<Page>>(
    { queryKey: [listRealTimeContents.name] },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({ ...page, items: page.items.map(changed) })),
      },
  );
  client.setQueriesData<RealTimeItem>(
    { queryKey: [readRealTimeContent.name] },
    (known) => known && changed(known),
  );
}

/** Likes and dislikes at once, and undoes it when the server refuses. */
export function useReactToItem(item: RealTimeItem) {
  const client = useQueryClient();
  const like = useCommand(likeRealTimeContent);
  const dislike = useCommand(dislikeRealTimeContent);
  return (kind: Reaction) => {
    if (!item.can.react) {
      notify("info", t("content.light.react"), { title: t("content.light.title") });
      return;
    }
    const on = item.ownReaction !== kind;
    const { likes, dislikes, ownReaction } = item;
    changeKnown(client, item.id, (known) => reacted(known, kind, on));
    (kind === "LIKE" ? like : dislike).mutate(
      { id: item.id, on },
      {
        onSuccess: (counted) => changeKnown(client, item.id, (known) => ({ ...known, ...counted })),
        onError: (error) => {
          changeKnown(client, item.id, (known) => ({ ...known, likes, dislikes, ownReaction }));
          notify("bad", failureText(error).text, { title: t("content.card.reactionFailed") });
        },
      },
    );
  };
}
