import "../../../shared/theme/styles-screens.ts";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import { networks } from "@polyphon/contract/networks/networks.ts";
import { listErrorLog } from "@polyphon/contract/operations/logs.contract.ts";
import { errorTypes } from "@polyphon/contract/operations/operations.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { holds, useAccount } from "../../../shared/session/account.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { AuditTrail } from "../audit/audit-trail.tsx";
import { errorColumns } from "./error-columns.tsx";
import { daysOf, LogFilters } from "./log-filters.tsx";

export default function ErrorLogScreen() {
  const texts = useText();
  const { text } = texts;
  const query = useListQuery();
  const mayView = holds(useAccount(), "view_post");
  const { after, company } = query.values;
  const failed = query.values["failed"] === "lastDay" ? ("lastDay" as const) : undefined;
  const type = errorTypes.find((one) => one === query.values["type"]);
  const signIns = type === "SIGN_IN";
  const network = networks.find((one) => one === query.values["network"]);
  const call = {
    ...daysOf(query.values),
    ...(type && { type }),
    ...(network && { network }),
    ...(failed && { failed }),
    ...(company !== undefined && /^\d+(,\d+)*$/.test(company) ? { company } : {}),
    ...(after === undefined ? {} : { after }),
  };
  const log = useEndpoint(listErrorLog, call, { placeholderData: keepPreviousData });
  const data = log.data && {
    ...log.data,
    items: log.data.items.map((item) => ({ ...item, id: item.reference })),
  };
  return (
    <>
      <AuditTrail />
      <EndpointList
        title={text("operations.errors.title")}
        list={{ ...log, data }}
        query={query}
        columns={errorColumns(texts, { mayView, signIns })}
        count={() => text("operations.errors.sub")}
        filters={["type", "network", "failed", "company", "from", "to"]}
        toolbar={
          <LogFilters
            query={query}
            choices={[
              {
                name: "type",
                label: text("operations.errors.type"),
                options: errorTypes.map((value) => ({
                  value,
                  label: text(`operations.errors.types.${value}`),
                })),
              },
              {
                name: "network",
                label: text("operations.errors.network"),
                options: networks.map((value) => ({ value, label: networkNames[value] })),
              },
              {
                name: "failed",
                label: text("operations.errors.failed"),
                wide: true,
                options: [{ value: "lastDay", label: text("operations.errors.lastDay") }],
              },
            ]}
          />
        }
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
