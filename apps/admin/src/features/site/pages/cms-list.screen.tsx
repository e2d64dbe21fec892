import "../../../shared/theme/styles-screens.ts";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import { type RowOf, useList } from "@polyphon/admin-kit/list/use-list.ts";
import { actionsColumn } from "@polyphon/admin-kit/column/actions-column.tsx";
import { listPages } from "@polyphon/contract/site/site.contract.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { IconPencil } from "@tabler/icons-react";
import { AppLink, useGo } from "../../../shared/address/app-link.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";

type PageRow = RowOf<typeof listPages>;

const editHref = ({ id }: PageRow) => screenHref("/admin/edit-cms/:id", { id });

function columnsOf({ text, language }: Texts, edit: (row: PageRow) => void): ListColumn<PageRow>[] {
  return [
    {
      key: "title",
      header: text("site.pages.name"),
      width: "40%",
      wrap: true,
      card: "title",
      words: (row) => row.title,
      render: (row) => <AppLink href={editHref(row)}>{row.title}</AppLink>,
    },
    { key: "key", header: text("site.pages.key"), card: "foot", words: (row) => `/${row.key}` },
    {
      key: "updated",
      header: text("site.pages.updated"),
      card: "hidden",
      clock: true,
      words: (row) => formatMoment(row.updatedAt, language),
    },
    actionsColumn(
      text,
      ({ title }) => title,
      (row) => [
        {
          key: "edit",
          label: text("site.pages.edit"),
          icon: <IconPencil size={15} stroke={1.7} aria-hidden />,
          onPress: () => edit(row),
        },
      ],
    ),
  ];
}

export default function CmsListScreen() {
  const texts = useText();
  const { text } = texts;
  const go = useGo();
  const query = useListQuery();
  const edit = (row: PageRow) => go(editHref(row));
  return (
    <EndpointList
      title={text("site.pages.title")}
      list={useList(listPages, query)}
      columns={columnsOf(texts, edit)}
      searchLabel={text("site.pages.search")}
      count={() => text("site.pages.text")}
      empty={<EmptyState title={text("site.pages.empty")} text={text("site.pages.emptyText")} />}
      onRowOpen={edit}
      onRowEdit={edit}
    />
  );
}
