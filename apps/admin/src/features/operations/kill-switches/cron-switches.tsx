import { useKit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "../operations.module.css";
import { SwitchCard } from "./switch-card.tsx";
import { jobName, type KillSwitches, logId, type SwitchesProps } from "./switch-model.ts";

type Row = KillSwitches["cron"][number];

export function CronSwitches({ switches, onTurn }: SwitchesProps) {
  const { text, language } = useText();
  const { label } = useKit();
  const columns: TableColumn<Row>[] = [
    {
      key: "job",
      header: text("operations.switch.job"),
      card: "title",
      wrap: true,
      render: (row) => (
        <span className={classes.stacked}>
          <AppLink
            href={screenHref("/admin/viewcronlog/:id", { id: logId({ scope: "cron", key: row.job }) })}
          >
            {jobName(row.job, label)}
          </AppLink>
          {row.active && <q className={classes.quiet}>{row.reason}</q>}
        </span>
      ),
    },
    {
      key: "schedule",
      header: text("operations.switch.schedule"),
      card: "hidden",
      render: (row) => <code>{row.schedule}</code>,
    },
    {
      key: "last",
      header: text("operations.switch.lastRun"),
      card: "hidden",
      render: (row) =>
        row.lastRun === null ? text("operations.switch.never") : formatMoment(row.lastRun.at, language),
    },
    {
      key: "state",
      header: text("operations.switch.state"),
      card: "foot",
      render: (row) => (
        <StatusDot tone={row.active ? "bad" : "ok"}>
          {text(row.active ? "operations.switch.stopped" : "operations.switch.running")}
        </StatusDot>
      ),
    },
  ];
  return (
    <SwitchCard
      title={text("operations.switch.cron")}
      columns={columns}
      rows={switches.cron}
      targetOf={({ job }) => ({ scope: "cron", key: job, name: jobName(job, label) })}
      words={{ stop: text("operations.switch.pause"), release: text("operations.switch.resume") }}
      onTurn={onTurn}
    />
  );
}
