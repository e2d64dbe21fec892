import "../../../../shared/theme/styles-screens.ts";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import { useKit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { listSwitchLog } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useListQuery } from "../../../../shared/list/use-list-query.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { CronRuns } from "./cron-runs.tsx";
import { logColumns } from "./log-columns.tsx";
import { readLogId, switchName } from "../switch-model.ts";

/** The log of one switch, or of all; of a scheduled job also its runs. */
export default function ViewCronLogScreen() {
  const texts = useText();
  const { text } = texts;
  const { label } = useKit();
  const { id } = useParams({ strict: false }) as { readonly id?: string };
  const query = useListQuery();
  const { after } = query.values;
  const { scope, key } = readLogId(id ?? "");
  const call = {
    ...(scope === undefined || key === undefined ? {} : { scope, key }),
    ...(after === undefined ? {} : { after }),
  };
  const log = useEndpoint(listSwitchLog, call, { placeholderData: keepPreviousData });
  const name = log.data?.items[0]?.name ?? null;
  return (
    <>
      <EndpointList
        title={
          scope === undefined || key === undefined
            ? text("operations.log.title")
            : text("operations.log.titleOf", { name: switchName({ scope, key, name }, text, label) })
        }
        list={log}
        query={query}
        columns={logColumns(texts, label)}
        count={() => text("operations.log.sub")}
        empty={<EmptyState title={text("operations.log.empty")} text={text("operations.log.emptyText")} />}
      />
      {scope === "cron" && key !== undefined && <CronRuns job={key} />}
    </>
  );
}
