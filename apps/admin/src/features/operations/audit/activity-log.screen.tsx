import "../../../shared/theme/styles-screens.ts";
import { FilterBar } from "@polyphon/admin-kit/filter/filter-bar.tsx";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import { useList } from "@polyphon/admin-kit/list/use-list.ts";
import { listStaffActions } from "@polyphon/contract/operations/staff-actions.contract.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { useFilters } from "../../../shared/list/use-filters.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useAccount } from "../../../shared/session/account.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { activityColumns } from "./activity-columns.tsx";
import { activityFilters } from "./activity-filters.ts";

/** What staff did: of everybody for the provider, of the own company for its staff. */
export default function ActivityLogScreen() {
  const texts = useText();
  const { text } = texts;
  const query = useListQuery();
  const account = useAccount();
  const withCompany = account.companyId === null;
  return (
    <EndpointList
      title={text("operations.activity.title")}
      list={useList(listStaffActions, query)}
      columns={activityColumns(texts, account, { withCompany })}
      count={text("operations.activity.sub")}
      toolbar={<FilterBar resource={useFilters(activityFilters)} query={query} />}
      empty={
        <EmptyState title={text("operations.activity.empty")} text={text("operations.activity.emptyText")} />
      }
    />
  );
}
