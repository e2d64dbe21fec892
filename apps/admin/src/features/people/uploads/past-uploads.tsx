import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { usePageTrail } from "@polyphon/admin-kit/list/use-page-trail.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { listBulkUploads } from "@polyphon/contract/people/bulk-upload.contract.ts";
import { DataTable } from "@polyphon/ui/data/table/data-table.tsx";
import { Pager } from "@polyphon/ui/data/list/pager.tsx";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { StatusDot, type StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { AppLink, useGo } from "../../../shared/address/app-link.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";

type PastUpload = OutputOf<typeof listBulkUploads>["items"][number];

const tones: Readonly<Record<PastUpload["state"], StatusTone>> = {
  WAITING: "idle",
  READING: "info",
  REFUSED: "bad",
  CHECKING: "info",
  CHECKED: "warn",
  ADDING: "info",
  PAUSED: "warn",
  DONE: "ok",
  CANCELLED: "idle",
};

const hrefOf = ({ id }: PastUpload) => screenHref("/admin/bulk-add-front-user", {}, { upload: String(id) });

function columnsOf({ text, language }: Texts, ofAll: boolean): TableColumn<PastUpload>[] {
  const count = (value: number) => value.toLocaleString(language);
  const column = (key: "rows" | "added" | "faulty"): TableColumn<PastUpload> => ({
    key,
    header: text(`upload.past.${key}`),
    align: "end",
    width: "84px",
    render: (row) => count(row[key]),
  });
  return [
    {
      key: "file",
      header: text("upload.past.file"),
      card: "title",
      render: (row) => <AppLink href={hrefOf(row)}>{row.fileName}</AppLink>,
    },
    ...(ofAll
      ? [
          {
            key: "company",
            header: text("upload.past.company"),
            render: (row: PastUpload) => row.company.name,
          },
        ]
      : []),
    column("rows"),
    column("added"),
    column("faulty"),
    { key: "by", header: text("upload.past.by"), render: ({ createdBy }) => createdBy ?? "–" },
    {
      key: "at",
      header: text("upload.past.at"),
      card: "foot",
      render: ({ createdAt }) => formatMoment(createdAt, language),
    },
    {
      key: "state",
      header: text("upload.past.state"),
      card: "foot-end",
      render: ({ state }) => <StatusDot tone={tones[state]}>{text(`upload.states.${state}`)}</StatusDot>,
    },
  ];
}

/** The earlier uploads, with who made them and their results. */
export function PastUploads({ ofAll }: { ofAll: boolean }) {
  const texts = useText();
  const { text } = texts;
  const go = useGo();
  const query = useListQuery();
  const after = query.values["after"];
  const trail = usePageTrail(after);
  // Refetched on return from an upload, so that even a quick one is listed.
  const found = useEndpoint(
    listBulkUploads,
    { limit: 20, ...(after === undefined ? {} : { after }) },
    { staleTime: 0 },
  );
  const { items = [], next = null } = found.data ?? {};
  return (
    <Card title={text("upload.pastTitle")} divided flush>
      <DataTable
        label={text("upload.pastTitle")}
        columns={columnsOf(texts, ofAll)}
        rows={items}
        rowKey={({ id }) => String(id)}
        edge="card"
        onRowOpen={(row) => go(hrefOf(row))}
        loading={found.isPending ? { label: text("shell.frame.loading"), rows: 4 } : undefined}
        instead={
          found.isError ? (
            <LoadFailed
              title={text("upload.pastTitle")}
              error={found.error}
              onAgain={() => void found.refetch()}
              compact
            />
          ) : found.data && items.length === 0 ? (
            <EmptyState
              title={text("upload.past.empty")}
              text={text("upload.past.emptyText")}
              headingLevel={3}
              compact
            />
          ) : undefined
        }
      />
      {(next !== null || after !== undefined) && (
        <Pager
          label={text("kit.list.paging")}
          previousLabel={text("kit.list.previous")}
          nextLabel={text("kit.list.next")}
          onPrevious={trail.isFirst ? undefined : () => query.change({ after: trail.previous })}
          onNext={
            next === null
              ? undefined
              : () => {
                  trail.walkTo(next, items.length);
                  query.change({ after: next });
                }
          }
        />
      )}
    </Card>
  );
}
