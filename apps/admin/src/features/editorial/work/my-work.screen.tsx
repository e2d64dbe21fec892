import "../../../shared/theme/styles-screens.ts";
import { readMyWork } from "@polyphon/contract/editorial/work.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { DataTable } from "@polyphon/ui/data/table/data-table.tsx";
import { Figure } from "@polyphon/ui/data/figure/figure.tsx";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { formatClock, formatDate } from "../../../shared/time/format-time.ts";
import { RecordState } from "@polyphon/admin-kit/failure/record-state.tsx";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import classes from "../editorial.module.css";
import { formatEuros } from "./money-words.ts";
import { weekNumber } from "./week-words.ts";

type Work = OutputOf<typeof readMyWork>;
type Week = Work["weeks"][number];

function columnsOf({ text, language }: Texts, target: number | null): TableColumn<Week>[] {
  const figure = (key: "submitted" | "judged" | "rejected" | "billable"): TableColumn<Week> => ({
    key,
    header: text(`editorial.work.${key}`),
    align: "end",
    card: "line",
    render: (week) => week[key].toLocaleString(language),
  });
  return [
    {
      key: "week",
      header: text("editorial.work.week"),
      card: "title",
      render: ({ week }) =>
        `${text("editorial.queues.calendarWeek", { week: weekNumber(week) })} · ${formatDate(week, language)}`,
    },
    {
      key: "target",
      header: text("editorial.work.target"),
      align: "end",
      card: "line",
      render: () => target ?? "–",
    },
    figure("submitted"),
    figure("judged"),
    figure("rejected"),
    figure("billable"),
    {
      key: "pay",
      header: text("editorial.work.pay"),
      align: "end",
      card: "line",
      render: ({ cents }) => <span className={classes.money}>{formatEuros(cents, language)}</span>,
    },
  ];
}

/** The height of the fullest week, in pixels. */
const barMax = 90;

/** The weeks as columns, the oldest first; the table below holds the same numbers. */
function Chart({ work }: { work: Work }) {
  const { text } = useText();
  const top = Math.max(1, work.target ?? 0, ...work.weeks.map(({ submitted }) => submitted));
  return (
    <div className={classes.chart} aria-hidden>
      {work.weeks.toReversed().map(({ week, submitted }) => (
        <div
          key={week}
          className={classes.column}
          data-full={(work.target !== null && submitted >= work.target) || undefined}
          title={text("editorial.work.bar", { week: weekNumber(week), count: submitted })}
        >
          <span>{submitted}</span>
          <span className={classes.bar} style={{ height: (submitted / top) * barMax }} />
          <span>{weekNumber(week)}</span>
        </div>
      ))}
    </div>
  );
}

export default function MyWorkScreen() {
  const texts = useText();
  const { text, language } = texts;
  const found = useEndpoint(readMyWork, {});
  const work = found.data;
  if (work === undefined) return <RecordState found={found} />;
  const [week] = work.weeks;
  const asOf = text("editorial.dashboard.measured", { time: formatClock(new Date(found.dataUpdatedAt)) });
  const submitted = week?.submitted ?? 0;
  return (
    <div className={classes.page}>
      <PageHead
        title={text("editorial.work.mine")}
        sub={`${text("editorial.work.mineSub")} ${text("editorial.work.code")}: ${work.curatorCode ?? text("editorial.work.noCode")}`}
      />
      <div className={classes.figures}>
        <Figure
          label={text("editorial.work.thisWeek")}
          value={
            work.target === null
              ? text("editorial.work.noTarget", { count: submitted })
              : text("editorial.work.targetOf", { count: submitted, target: work.target })
          }
          basis="measured"
          asOf={asOf}
        />
        <Figure
          label={text("editorial.work.pay")}
          value={formatEuros(week?.cents ?? 0, language)}
          basis="measured"
          asOf={asOf}
        />
      </div>
      <Card title={text("editorial.work.chart")}>
        <Chart work={work} />
      </Card>
      <Card title={text("editorial.work.week")} flush divided>
        <DataTable
          label={text("editorial.work.mine")}
          rows={work.weeks}
          rowKey={({ week: monday }) => monday}
          columns={columnsOf(texts, work.target)}
        />
      </Card>
    </div>
  );
}
