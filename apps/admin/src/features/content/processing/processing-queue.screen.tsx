import "../../../shared/theme/styles-screens.ts";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import type { ListQuery } from "@polyphon/admin-kit/list/list-query.ts";
import { listProcessingQueue } from "@polyphon/contract/content/processing/processing-queue.contract.ts";
import {
  type ProcessingOutcome,
  processingStatuses,
} from "@polyphon/contract/content/processing/processing-queue.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { StatusDot, type StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { holds, useAccount } from "../../../shared/session/account.ts";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import list from "../post-list/post-list.module.css";
import { companyOnly } from "../company-only.tsx";

type Row = OutputOf<typeof listProcessingQueue>["items"][number];

const tones: Readonly<Record<ProcessingOutcome, StatusTone>> = {
  TAKEN: "ok",
  ADAPTED: "ok",
  SKIPPED: "idle",
  TAKEN_UNTOUCHED: "info",
};

const isDone = (query: ListQuery) => query.values["status"] === "COMPLETED";

function nameColumn({ text }: Texts, mayOpen: boolean): TableColumn<Row> {
  return {
    key: "post",
    header: text("content.processing.post"),
    width: "40%",
    wrap: true,
    card: "title",
    render: (row) =>
      mayOpen ? (
        <AppLink
          className={list.title}
          href={screenHref("/admin/processing-post-action/:processingId", { processingId: row.id })}
        >
          {row.title}
        </AppLink>
      ) : (
        row.title
      ),
  };
}

function columnsOf(texts: Texts, done: boolean, mayOpen: boolean): TableColumn<Row>[] {
  const { text, language } = texts;
  const moment = (iso: string | null) =>
    iso === null ? text("content.processing.none") : formatMoment(iso, language);
  const first: TableColumn<Row>[] = [
    nameColumn(texts, mayOpen),
    {
      key: "category",
      header: text("content.processing.category"),
      card: "line",
      render: (row) => row.categoryName,
    },
  ];
  if (!done)
    return [
      ...first,
      {
        key: "arrived",
        header: text("content.processing.arrived"),
        card: "line",
        render: (row) => moment(row.arrivedAt),
      },
      {
        key: "taken",
        header: text("content.processing.taken"),
        card: "line",
        render: (row) => moment(row.takenAt),
      },
    ];
  return [
    ...first,
    {
      key: "state",
      header: text("content.processing.state"),
      wrap: true,
      card: "foot",
      render: (row) =>
        row.outcome && (
          <span className={list.standing}>
            <StatusDot tone={tones[row.outcome]}>
              {text(`content.processing.outcomes.${row.outcome}`)}
            </StatusDot>
            {row.reason !== null && <q className={list.quiet}>{row.reason}</q>}
          </span>
        ),
    },
    {
      key: "decided",
      header: text("content.processing.decided"),
      wrap: true,
      card: "line",
      render: (row) =>
        row.decidedBy === null
          ? moment(row.decidedAt)
          : text("content.processing.decidedBy", { moment: moment(row.decidedAt), name: row.decidedBy }),
    },
  ];
}

function callOf({ values }: ListQuery, done: boolean) {
  return {
    limit: 25,
    status: done ? ("COMPLETED" as const) : ("PENDING" as const),
    ...(values["after"] === undefined ? {} : { after: values["after"] }),
  };
}

function ProcessingQueueScreen() {
  const texts = useText();
  const { text } = texts;
  const query = useListQuery();
  const mayOpen = holds(useAccount(), "edit_processing_queue");
  const done = isDone(query);
  const found = useEndpoint(listProcessingQueue, callOf(query, done), { placeholderData: keepPreviousData });
  const [title, words] = done
    ? [text("content.processing.emptyDone"), text("content.processing.emptyDoneText")]
    : [text("content.processing.empty"), text("content.processing.emptyText")];
  return (
    <EndpointList
      title={text("content.processing.title")}
      list={found}
      query={query}
      columns={columnsOf(texts, done, mayOpen)}
      count={text("content.processing.sub", { days: found.data?.days ?? 5 })}
      tabs={
        found.data?.on === false ? (
          <NoticeStrip tone="info">{text("content.processing.off")}</NoticeStrip>
        ) : undefined
      }
      toolbar={
        <Segmented
          label={text("content.processing.tabs")}
          value={done ? "COMPLETED" : "PENDING"}
          onChange={(status) =>
            query.change({ status: status === "COMPLETED" ? status : undefined, after: undefined })
          }
          options={processingStatuses.map((value) => ({
            value,
            label: text(`content.processing.statuses.${value}`),
          }))}
        />
      }
      empty={<EmptyState title={title} text={words} />}
    />
  );
}

export default companyOnly(ProcessingQueueScreen);
