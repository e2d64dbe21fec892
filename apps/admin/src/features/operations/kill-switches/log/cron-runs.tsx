import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { listCronRuns } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { DataTable } from "@polyphon/ui/data/table/data-table.tsx";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { itemsOf, usePages } from "@polyphon/web/api/use-pages.ts";
import type { ReactNode } from "react";
import { formatMoment } from "../../../../shared/time/format-time.ts";
import { type Texts, useText } from "../../../../shared/text/use-text.ts";
import { resultOfRun, runTones } from "./run-result.ts";
import { MoreButton } from "./more-button.tsx";
import classes from "../../operations.module.css";

type Run = OutputOf<typeof listCronRuns>["items"][number];

function runColumns({ text, language }: Texts): TableColumn<Run>[] {
  return [
    {
      key: "started",
      header: text("operations.log.started"),
      card: "title",
      render: (run) => formatMoment(run.startedAt, language),
    },
    {
      key: "took",
      header: text("operations.log.took"),
      align: "end",
      card: "line",
      render: (run) => {
        if (run.endedAt === null) return "–";
        const seconds = (Date.parse(run.endedAt) - Date.parse(run.startedAt)) / 1000;
        return text("operations.log.seconds", {
          count: seconds.toLocaleString(language, { maximumFractionDigits: 1 }),
        });
      },
    },
    {
      key: "result",
      header: text("operations.log.result"),
      card: "foot",
      wrap: true,
      render: (run) => (
        <span className={classes.stacked}>
          <StatusDot tone={runTones[resultOfRun(run)]}>
            {text(`operations.log.${resultOfRun(run)}`)}
          </StatusDot>
          {run.message !== null && <span className={classes.quiet}>{run.message}</span>}
        </span>
      ),
    },
  ];
}

/** The runs of one scheduled job, newest first. */
export function CronRuns({ job }: { job: string }) {
  const texts = useText();
  const { text } = texts;
  const list = usePages(listCronRuns, { job });
  const rows = itemsOf(list.data);
  function instead(): ReactNode {
    if (list.isError && list.data === undefined)
      return (
        <LoadFailed
          compact
          title={text("kit.failed.title")}
          error={list.error}
          onAgain={() => void list.refetch()}
        />
      );
    if (list.data === undefined || rows.length > 0) return undefined;
    return (
      <EmptyState compact title={text("operations.log.noRuns")} text={text("operations.log.noRunsText")} />
    );
  }
  return (
    <div className={classes.page}>
      <Card title={text("operations.log.runs")} aside={text("operations.log.runsSub")} divided flush>
        <DataTable
          label={text("operations.log.runs")}
          edge="card"
          columns={runColumns(texts)}
          rows={rows}
          rowKey={(run) => run.id}
          loading={list.isPending ? { label: text("shell.frame.loading"), rows: 3 } : undefined}
          instead={instead()}
        />
        <MoreButton list={list} />
      </Card>
    </div>
  );
}
