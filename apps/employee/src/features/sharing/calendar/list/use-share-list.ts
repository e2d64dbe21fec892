import { calendarGroupStates } from "@polyphon/contract/sharing/sharing.ts";
import { listShares } from "@polyphon/contract/sharing/sharing.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { itemsOf, usePages } from "@polyphon/web/api/use-pages.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { isMoving } from "../../receipts/is-moving.ts";
import type { Share } from "../../share-model.ts";
import { type CalendarSearch, latestEarlier } from "../calendar-search.ts";

const perPage = 20;
const shownStates = Object.values(calendarGroupStates).flat();

const pollWhile = (shares: readonly Share[]) =>
  shares.some((share) => isMoving(share, Date.now())) ? 3_000 : 60_000;

export interface ShareListPart {
  /** In the order of the calendar; undefined while loading. */
  readonly shares: readonly Share[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Shows what comes next; null where there is nothing more. */
  readonly more: { readonly load: () => void; readonly isLoading: boolean } | null;
  /** The key of the page before the first one shown; null where there is none. */
  readonly before: string | null;
}

/** The shares from a day on, page by page; or one page of what was before it, the latest or those before a key. */
export function useShareList(search: CalendarSearch, start: string): ShareListPart {
  const { earlier, group, network } = search;
  const filter = {
    limit: perPage,
    states: (group === null ? shownStates : calendarGroupStates[group]).join(","),
    ...(network === null ? {} : { network }),
  };
  const ahead = usePages(
    listShares,
    { ...filter, order: "next", dueFrom: start },
    {
      enabled: earlier === null,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => pollWhile(itemsOf(state.data)),
    },
  );
  const page = earlier === null || earlier === latestEarlier ? {} : { after: earlier };
  const before = useEndpoint(
    listShares,
    { ...filter, ...page, order: "latest", dueBefore: start },
    { enabled: earlier !== null, placeholderData: keepPreviousData },
  );
  if (earlier !== null)
    return {
      shares: before.data?.items.toReversed(),
      error: before.error,
      retry: () => void before.refetch(),
      more: null,
      before: before.data?.next ?? null,
    };
  return {
    shares: ahead.data && itemsOf(ahead.data),
    error: ahead.error,
    retry: () => void ahead.refetch(),
    more: ahead.hasNextPage
      ? { load: () => void ahead.fetchNextPage(), isLoading: ahead.isFetchingNextPage }
      : null,
    before: latestEarlier,
  };
}
