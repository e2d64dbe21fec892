import "../../shared/styles-screens.ts";
import { Button } from "@mantine/core";
import { useKit } from "@polyphon/admin-kit/kit-context.tsx";
import { ListPage } from "@polyphon/admin-kit/list-page.tsx";
import { listRange } from "@polyphon/admin-kit/list-range.ts";
import { LoadFailed } from "@polyphon/admin-kit/load-failed.tsx";
import { RowMenu } from "@polyphon/admin-kit/row-menu.tsx";
import { SearchField } from "@polyphon/admin-kit/search-field.tsx";
import { useLate } from "@polyphon/admin-kit/use-late.ts";
import { usePageTrail } from "@polyphon/admin-kit/use-page-trail.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { listPages } from "@polyphon/contract/site/site.contract.ts";
import { DataTable } from "@polyphon/ui/data/data-table.tsx";
import type { TableColumn } from "@polyphon/ui/data/table-model.ts";
import { EmptyState } from "@polyphon/ui/feedback/empty-state.tsx";
import { useEndpoint } from "@polyphon/web/use-endpoint.ts";
import { IconFilterOff, IconPencil } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { AppLink, type Go, useGo } from "../../shared/app-link.tsx";
import { formatMoment } from "../../shared/format-time.ts";
import { screenHref } from "../../shared/screen-href.ts";
import { useListQuery } from "../../shared/use-list-query.ts";
import { type Texts, useText } from "../../shared/use-text.ts";

type PageRow = OutputOf<typeof listPages>["items"][number];

const editHref = ({ id }: PageRow) => screenHref("/admin/edit-cms/:id", { id });

function columnsOf({ text, language }: Texts, go: Go): TableColumn<PageRow>[] {
  return [
    {
      key: "title",
      header: text("site.pages.name"),
      width: "40%",
      wrap: true,
      card: "title",
      render: (row) => <AppLink href={editHref(row)}>{row.title}</AppLink>,
    },
    { key: "key", header: text("site.pages.key"), card: "foot", render: (row) => `/${row.key}` },
    {
      key: "updated",
      header: text("site.pages.updated"),
      card: "hidden",
      render: (row) => formatMoment(row.updatedAt, language),
    },
    {
      key: "actions",
      header: text("kit.list.actions"),
      hideHeader: true,
      align: "end",
      width: "56px",
      wrap: true,
      card: "actions",
      render: (row) => (
        <RowMenu
          name={row.title}
          actions={[
            {
              key: "edit",
              label: text("site.pages.edit"),
              icon: <IconPencil size={15} stroke={1.7} aria-hidden />,
              onPress: () => go(editHref(row)),
            },
          ]}
        />
      ),
    },
  ];
}

export default function CmsListScreen() {
  const texts = useText();
  const { text } = texts;
  const kit = useKit();
  const go = useGo();
  const query = useListQuery();
  const { search = "", after } = query.values;
  const trail = usePageTrail(after);
  const call = { search, limit: 50, ...(after === undefined ? {} : { after }) };
  const list = useEndpoint(listPages, call, { placeholderData: keepPreviousData });
  const late = useLate(list.isPending);
  const rows = list.data?.items ?? [];
  const next = list.data?.next ?? undefined;

  const instead = () => {
    if (list.isError && list.data === undefined)
      return (
        <LoadFailed title={text("kit.failed.title")} error={list.error} onAgain={() => void list.refetch()} />
      );
    if (list.data === undefined || rows.length > 0) return undefined;
    if (search === "")
      return <EmptyState title={text("site.pages.empty")} text={text("site.pages.emptyText")} />;
    return (
      <EmptyState
        icon={<IconFilterOff size={22} stroke={1.7} />}
        title={text("kit.list.noMatch", { search })}
        text={text("kit.list.noMatchText")}
        actions={
          <Button variant="default" onClick={() => query.change({ search: undefined, after: undefined })}>
            {text("kit.list.clearAll")}
          </Button>
        }
      />
    );
  };

  return (
    <ListPage
      title={text("site.pages.title")}
      count={text("site.pages.text")}
      toolbar={
        <SearchField
          label={text("site.pages.search")}
          value={search}
          onSearch={(value) => query.change({ search: value, after: undefined }, { replace: true })}
        />
      }
      range={listRange({ start: trail.start, rows: rows.length }, kit)}
      onPrevious={trail.isFirst ? undefined : () => query.change({ after: trail.previous })}
      onNext={
        next === undefined
          ? undefined
          : () => {
              trail.walkTo(next, rows.length);
              query.change({ after: next });
            }
      }
    >
      <DataTable
        label={text("site.pages.title")}
        columns={columnsOf(texts, go)}
        rows={rows}
        rowKey={(row) => String(row.id)}
        onRowOpen={(row) => go(editHref(row))}
        loading={late ? { label: text("kit.list.loading"), rows: 12 } : undefined}
        instead={instead()}
      />
    </ListPage>
  );
}
