import { readShare } from "@polyphon/contract/sharing/sharing.contract.ts";
import { endpointQuery, useApi, useRefresh } from "@polyphon/web/api/use-endpoint.ts";
import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isMoving } from "./is-moving.ts";
import type { Share } from "../share-model.ts";

const everyMs = 1_500;

export interface FollowedShares {
  readonly shares: Share[];
  /** The user has confirmed the result of one. */
  readonly change: (share: Share) => void;
}

/** Polls shares that are being sent until each has a result. */
export function useFollowShares(shares: readonly Share[]): FollowedShares {
  const call = useApi();
  const queries = useQueryClient();
  const refresh = useRefresh();
  const followed = useQueries({
    queries: shares.map((share) => ({
      ...endpointQuery(call, readShare, { shareId: share.id }),
      initialData: share,
      refetchInterval: (query: { state: { data?: Share | undefined } }) =>
        query.state.data && isMoving(query.state.data, Date.now()) ? everyMs : false,
    })),
    combine: (results) =>
      results.map(({ data }, at) => data ?? shares[at]).filter((share) => share !== undefined),
  });
  const states = followed.map(({ state }) => state).join(" ");
  useEffect(() => {
    if (states !== "") void refresh("share");
  }, [states, refresh]);
  return {
    shares: followed,
    change: (share) =>
      queries.setQueryData(endpointQuery(call, readShare, { shareId: share.id }).queryKey, share),
  };
}
