import "../../../../shared/theme/styles-screens.ts";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import { useList } from "@polyphon/admin-kit/list/use-list.ts";
import { useKit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { listSwitchLog } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { useParams } from "@tanstack/react-router";
import { useListQuery } from "../../../../shared/list/use-list-query.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { CronRuns } from "./cron-runs.tsx";
import { logColumns } from "./log-columns.tsx";
import { readLogId, type SwitchLog, switchName } from "../switch-model.ts";

function Log({ log: { scope, key } }: { log: SwitchLog }) {
  const texts = useText();
  const { text } = texts;
  const { label } = useKit();
  const query = useListQuery();
  const one = scope === undefined || key === undefined ? undefined : { scope, key };
  const list = useList(listSwitchLog, query, one);
  const name = list.rows[0]?.name ?? null;
  return (
    <>
      <EndpointList
        title={
          one === undefined
            ? text("operations.log.title")
            : text("operations.log.titleOf", { name: switchName({ ...one, name }, text, label) })
        }
        list={list}
        columns={logColumns(texts, label)}
        count={() => text("operations.log.sub")}
        empty={<EmptyState title={text("operations.log.empty")} text={text("operations.log.emptyText")} />}
      />
      {one?.scope === "cron" && <CronRuns job={one.key} />}
    </>
  );
}

/** The log of one switch, or of all; of a scheduled job also its runs. */
export default function ViewCronLogScreen() {
  const { Missing } = useKit();
  const { id } = useParams({ strict: false }) as { readonly id?: string };
  const log = readLogId(id ?? "");
  return log === null ? <Missing /> : <Log key={id} log={log} />;
}
