import { listFrontPosts, readFrontPost } from "@polyphon/contract/content/content.contract.ts";
import { calendarShares } from "@polyphon/contract/sharing/calendar.contract.ts";
import { listShares, overviewSchedule, readShare } from "@polyphon/contract/sharing/sharing.contract.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

const touched = [
  listFrontPosts.name,
  readFrontPost.name,
  listShares.name,
  readShare.name,
  overviewSchedule.name,
  calendarShares.name,
];

/** After a share has changed, everything that shows shares asks again. */
export function useRefreshShares(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    for (const name of touched) void queries.invalidateQueries({ queryKey: [name] });
  }, [queries]);
}
