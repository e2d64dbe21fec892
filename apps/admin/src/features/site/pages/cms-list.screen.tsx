import "../../../shared/theme/styles-screens.ts";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import { actionsColumn } from "@polyphon/admin-kit/column/actions-column.tsx";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { listPages } from "@polyphon/contract/site/site.contract.ts";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconPencil } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { AppLink, type Go, useGo } from "../../../shared/address/app-link.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";

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
    actionsColumn(
      text,
      ({ title }) => title,
      (row) => [
        {
          key: "edit",
          label: text("site.pages.edit"),
          icon: <IconPencil size={15} stroke={1.7} aria-hidden />,
          onPress: () => go(editHref(row)),
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
  const { search = "", after } = query.values;
  const call = { search, limit: 50, ...(after === undefined ? {} : { after }) };
  return (
    <EndpointList
      title={text("site.pages.title")}
      list={useEndpoint(listPages, call, { placeholderData: keepPreviousData })}
      query={query}
      columns={columnsOf(texts, go)}
      searchLabel={text("site.pages.search")}
      count={() => text("site.pages.text")}
      empty={<EmptyState title={text("site.pages.empty")} text={text("site.pages.emptyText")} />}
      onRowOpen={(row) => go(editHref(row))}
    />
  );
}
