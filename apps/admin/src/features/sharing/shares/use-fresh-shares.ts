import {
  companyCalendar,
  listCompanyShares,
  readCompanyShare,
} from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

const touched = [companyCalendar.name, listCompanyShares.name, readCompanyShare.name];

/** After a share has changed, everything that shows it asks again. */
export function useFreshShares(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    for (const name of touched) void queries.invalidateQueries({ queryKey: [name] });
  }, [queries]);
}
