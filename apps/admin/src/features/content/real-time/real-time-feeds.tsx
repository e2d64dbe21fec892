import { Button } from "@mantine/core";
import { listRealTimeFeeds } from "@polyphon/contract/content/real-time/staff-real-time.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { DataTable } from "@polyphon/ui/data/table/data-table.tsx";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import classes from "./real-time.module.css";

type Feed = OutputOf<typeof listRealTimeFeeds>["items"][number];

function columnsOf({ text, language }: Texts): TableColumn<Feed>[] {
  const at = (moment: string | null) =>
    moment === null ? text("content.realTime.feeds.never") : formatMoment(moment, language);
  return [
    {
      key: "feed",
      header: text("content.realTime.feeds.feed"),
      width: "34%",
      wrap: true,
      card: "title",
      render: ({ title, address }) => (
        <span className={classes.feed}>
          <span>{title ?? address}</span>
          {title !== null && <span className={classes.quiet}>{address}</span>}
        </span>
      ),
    },
    {
      key: "state",
      header: text("content.realTime.feeds.state"),
      wrap: true,
      card: "foot",
      render: ({ trouble, failures, lastSuccessAt }) =>
        trouble === null ? (
          <StatusDot tone={lastSuccessAt === null ? "idle" : "ok"}>
            {text(`content.realTime.feeds.${lastSuccessAt === null ? "waiting" : "ok"}`)}
          </StatusDot>
        ) : (
          <StatusDot tone="bad">
            {text(`content.realTime.troubles.${trouble}`)},{" "}
            {text("content.realTime.feeds.failures", { count: failures })}
          </StatusDot>
        ),
    },
    {
      key: "company",
      header: text("content.realTime.fields.companyId"),
      card: "line",
      render: (row) => row.company,
    },
    {
      key: "last",
      header: text("content.realTime.feeds.lastSuccess"),
      card: "line",
      render: (row) => at(row.lastSuccessAt),
    },
    {
      key: "next",
      header: text("content.realTime.feeds.next"),
      card: "foot-end",
      render: (row) => at(row.nextAt),
    },
  ];
}

/** The state of the feeds: one summary line, expandable to each of them. */
export function RealTimeFeeds({ companyId }: { companyId: string | undefined }) {
  const texts = useText();
  const { text } = texts;
  const [open, setOpen] = useState(false);
  const chosen = companyId !== undefined && /^\d+$/u.test(companyId) ? { companyId } : {};
  const { data } = useEndpoint(listRealTimeFeeds, chosen, { refetchInterval: 60_000 });
  if (data === undefined) return null;
  const { feeds, failing, items } = data;
  if (feeds === 0)
    return (
      <div className={classes.feeds}>
        <NoticeStrip tone="info">{text("content.realTime.feeds.none")}</NoticeStrip>
      </div>
    );
  return (
    <div className={classes.feeds}>
      <NoticeStrip
        tone={failing > 0 ? "warn" : "info"}
        action={
          <Button variant="default" size="xs" aria-expanded={open} onClick={() => setOpen(!open)}>
            {text(open ? "content.realTime.feeds.hide" : "content.realTime.feeds.show")}
          </Button>
        }
      >
        {failing > 0
          ? text("content.realTime.feeds.failing", { count: failing, feeds })
          : text("content.realTime.feeds.well", { count: feeds })}
      </NoticeStrip>
      {open && (
        <DataTable
          label={text("content.realTime.feeds.label")}
          columns={columnsOf(texts)}
          rows={items}
          rowKey={(row) => String(row.id)}
        />
      )}
    </div>
  );
}
