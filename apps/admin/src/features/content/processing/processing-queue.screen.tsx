import "../../../shared/theme/styles-screens.ts";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import { type RowOf, useList } from "@polyphon/admin-kit/list/use-list.ts";
import { listProcessingQueue } from "@polyphon/contract/content/processing/processing-queue.contract.ts";
import {
  type ProcessingOutcome,
  processingStatuses,
} from "@polyphon/contract/content/processing/processing-queue.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import type { StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { holds, useAccount } from "../../../shared/session/account.ts";
import { AppLink, useGo } from "../../../shared/address/app-link.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import classes from "../post-list/post-list.module.css";
import { companyOnly } from "../company-only.tsx";
import { Standing, standingWords } from "../user-actions/standing.tsx";

type Row = RowOf<typeof listProcessingQueue>;

const tones: Readonly<Record<ProcessingOutcome, StatusTone>> = {
  TAKEN: "ok",
  ADAPTED: "ok",
  SKIPPED: "idle",
  TAKEN_UNTOUCHED: "info",
};

const openHref = ({ id }: Row) =>
  screenHref("/admin/processing-post-action/:processingId", { processingId: id });

function nameColumn({ text }: Texts): ListColumn<Row> {
  return {
    key: "post",
    header: text("content.processing.post"),
    width: "40%",
    wrap: true,
    card: "title",
    words: (row) => row.title,
    render: (row) => (
      <AppLink className={classes.title} href={openHref(row)}>
        {row.title}
      </AppLink>
    ),
  };
}

function columnsOf(texts: Texts, done: boolean): ListColumn<Row>[] {
  const { text, language } = texts;
  const moment = (iso: string | null) => (iso === null ? "" : formatMoment(iso, language));
  const momentCell = (words: (row: Row) => string) => ({
    clock: true,
    words,
    render: (row: Row) => words(row) || text("content.processing.none"),
  });
  const partsOf = ({ outcome, reason }: Row) =>
    outcome && { tone: tones[outcome], state: text(`content.processing.outcomes.${outcome}`), reason };
  const first: ListColumn<Row>[] = [
    nameColumn(texts),
    {
      key: "category",
      header: text("content.processing.category"),
      card: "line",
      words: (row) => row.categoryName,
    },
  ];
  if (!done)
    return [
      ...first,
      {
        key: "arrived",
        header: text("content.processing.arrived"),
        card: "line",
        ...momentCell((row) => moment(row.arrivedAt)),
      },
      {
        key: "taken",
        header: text("content.processing.taken"),
        card: "line",
        ...momentCell((row) => moment(row.takenAt)),
      },
    ];
  return [
    ...first,
    {
      key: "state",
      header: text("content.processing.state"),
      wrap: true,
      card: "foot",
      words: (row) => {
        const parts = partsOf(row);
        return parts === null ? "" : standingWords(parts);
      },
      render: (row) => {
        const parts = partsOf(row);
        return parts && <Standing {...parts} />;
      },
    },
    {
      key: "decided",
      header: text("content.processing.decided"),
      wrap: true,
      card: "line",
      ...momentCell(({ decidedAt, decidedBy }) =>
        decidedBy === null
          ? moment(decidedAt)
          : text("content.processing.decidedBy", { moment: moment(decidedAt), name: decidedBy }),
      ),
    },
  ];
}

function ProcessingQueueScreen() {
  const texts = useText();
  const { text } = texts;
  const go = useGo();
  const query = useListQuery();
  const mayOpen = holds(useAccount(), "edit_processing_queue");
  const done = query.values["status"] === "COMPLETED";
  const list = useList(listProcessingQueue, query, { status: done ? "COMPLETED" : "PENDING" });
  const { data } = list.answer;
  const [title, words] = done
    ? [text("content.processing.emptyDone"), text("content.processing.emptyDoneText")]
    : [text("content.processing.empty"), text("content.processing.emptyText")];
  return (
    <EndpointList
      title={text("content.processing.title")}
      list={list}
      columns={columnsOf(texts, done)}
      // Decided posts have other columns.
      columnsOf={done ? `${list.name}-decided` : undefined}
      count={text("content.processing.sub", { days: data?.days ?? 5 })}
      tabs={
        data?.on === false ? (
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
      onRowOpen={mayOpen ? (row) => go(openHref(row)) : undefined}
      empty={<EmptyState title={title} text={words} />}
    />
  );
}

export default companyOnly(ProcessingQueueScreen);
