import "../../../shared/theme/styles-screens.ts";
import { FilterBar } from "@polyphon/admin-kit/filter/filter-bar.tsx";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import { useList } from "@polyphon/admin-kit/list/use-list.ts";
import { listErrorLog } from "@polyphon/contract/operations/logs.contract.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { useFilters } from "../../../shared/list/use-filters.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { AuditTrail } from "../audit/audit-trail.tsx";
import { errorColumns } from "./error-columns.tsx";
import { errorFilters } from "./log-filters.ts";

export default function ErrorLogScreen() {
  const texts = useText();
  const { text } = texts;
  const query = useListQuery();
  const list = useList(listErrorLog, query);
  const signIns = list.call["type"] === "SIGN_IN";
  return (
    <>
      <AuditTrail />
      <EndpointList
        title={text("operations.errors.title")}
        list={list}
        columns={errorColumns(texts, { signIns })}
        columnsOf={signIns ? `${list.name}/sign-ins` : undefined}
        count={() => text("operations.errors.sub")}
        toolbar={<FilterBar resource={useFilters(errorFilters)} query={query} />}
        empty={
          <EmptyState
            title={text("operations.errors.empty")}
            text={text(signIns ? "operations.errors.noSignIns" : "operations.errors.emptyText")}
          />
        }
      />
    </>
  );
}
