import { useKit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { readJobSchedule } from "@polyphon/rules/time/job-schedule.ts";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { type Text, useText } from "../../../shared/text/use-text.ts";
import classes from "../operations.module.css";
import { resultOfRun, runTones } from "../kill-switches/log/run-result.ts";
import { SwitchCard } from "../kill-switches/switch-card.tsx";
import { jobName, type KillSwitches, logId, type SwitchesProps } from "../kill-switches/switch-model.ts";

type Row = KillSwitches["cron"][number];

const two = (value: number): string => String(value).padStart(2, "0");

function scheduleWords({ schedule }: Row, text: Text): string {
  const found = readJobSchedule(schedule);
  switch (found?.every) {
    case "minutes":
      return text("operations.jobsPage.minutes", { count: found.minutes });
    case "hour":
      return text("operations.jobsPage.hourly", { minute: two(found.minute) });
    case "day":
      return text("operations.jobsPage.daily", { time: `${two(found.hour)}:${two(found.minute)}` });
    case undefined:
      return schedule;
  }
}

/** Every scheduled job: what it does, when, how its last run ended, and the button that stops it. */
export function JobSwitches({ switches, onTurn }: SwitchesProps) {
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
      card: "line",
      wrap: true,
      render: (row) => scheduleWords(row, text),
    },
    {
      key: "last",
      header: text("operations.switch.lastRun"),
      card: "line",
      render: ({ lastRun }) =>
        lastRun === null ? (
          text("operations.switch.never")
        ) : (
          <StatusDot tone={runTones[resultOfRun(lastRun)]}>
            {text("operations.jobsPage.last", {
              result: text(`operations.log.${resultOfRun(lastRun)}`),
              moment: formatMoment(lastRun.at, language),
            })}
          </StatusDot>
        ),
    },
    {
      key: "state",
      header: text("operations.switch.state"),
      card: "foot",
      render: (row) => (
        <StatusDot tone={row.active ? "bad" : "ok"}>
          {text(row.active ? "operations.switch.stopped" : "operations.jobsPage.scheduled")}
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
