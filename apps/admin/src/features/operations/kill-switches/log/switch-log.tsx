import { useKit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { tableColumn } from "@polyphon/admin-kit/list/list-column.ts";
import { listSwitchLog } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { DataTable } from "@polyphon/ui/data/table/data-table.tsx";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import type { ReactNode } from "react";
import { AppLink } from "../../../../shared/address/app-link.tsx";
import { screenHref } from "../../../../shared/address/screen-href.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { logColumns } from "./log-columns.tsx";
import { everySwitch } from "../switch-model.ts";

/** The newest changes of all switches. */
export function SwitchLog() {
  const texts = useText();
  const { text } = texts;
  const { label } = useKit();
  const log = useEndpoint(listSwitchLog, { limit: 5 }, { refetchInterval: 10_000 });
  const rows = log.data?.items ?? [];
  function instead(): ReactNode {
    if (log.isError && log.data === undefined)
      return (
        <LoadFailed
          compact
          title={text("kit.failed.title")}
          error={log.error}
          onAgain={() => void log.refetch()}
        />
      );
    if (log.data === undefined || rows.length > 0) return undefined;
    return (
      <EmptyState compact title={text("operations.log.empty")} text={text("operations.log.emptyText")} />
    );
  }
  return (
    <Card
      title={text("operations.switch.log")}
      aside={
        <AppLink href={screenHref("/admin/viewcronlog/:id", { id: everySwitch })}>
          {text("operations.switch.allEntries")}
        </AppLink>
      }
      divided
      flush
    >
      <DataTable
        label={text("operations.switch.log")}
        edge="card"
        columns={logColumns(texts, label).map((column) => tableColumn(column, false))}
        rows={rows}
        rowKey={(row) => String(row.id)}
        loading={log.isPending ? { label: text("shell.frame.loading"), rows: 3 } : undefined}
        instead={instead()}
      />
    </Card>
  );
}
