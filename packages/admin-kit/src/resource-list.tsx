import { Button } from "@mantine/core";
import { DataTable } from "@polyphon/ui/data/data-table.tsx";
import type { TableColumn } from "@polyphon/ui/data/table-model.ts";
import { EmptyState } from "@polyphon/ui/feedback/empty-state.tsx";
import { useEndpoint } from "@polyphon/web/use-endpoint.ts";
import { IconFilterOff, IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { useKit } from "./kit-context.tsx";
import { callOf, type KitResource, type ResourceRow } from "./kit-resource.ts";
import { ListPage } from "./list-page.tsx";
import type { ListQuery } from "./list-query.ts";
import { listRange } from "./list-range.ts";
import { LoadFailed } from "./load-failed.tsx";
import { resourceText } from "./resource-text.ts";
import { RowMenu } from "./row-menu.tsx";
import { SearchField } from "./search-field.tsx";
import { useLate } from "./use-late.ts";
import { usePageTrail } from "./use-page-trail.ts";
import type { Widget } from "./widgets/widget.ts";

export interface ResourceListProps {
  resource: KitResource;
  query: ListQuery;
  widgets: Readonly<Record<string, Widget>>;
  onAdd: () => void;
  onEdit: (row: ResourceRow) => void;
  onRemove: (row: ResourceRow) => void;
}

const PAGE = 25;
/** Keeps the line's place while nothing is known. */
const NO_COUNT = "\u00A0";

export function rowName(resource: KitResource, row: ResourceRow): string {
  const name = row[resource.columns[0] ?? "id"];
  return typeof name === "string" ? name : String(row.id);
}

function useColumns({ resource, widgets, onEdit, onRemove }: ResourceListProps): TableColumn<ResourceRow>[] {
  const kit = useKit();
  const words = resourceText(kit, resource);
  const cells = resource.columns.map((name, at): TableColumn<ResourceRow> => {
    const field = resource.fields[name];
    const widget = widgets[name];
    if (!field || !widget) throw new Error(`${resource.name}: no field ${name}`);
    return {
      key: name,
      header: words.field(name),
      align: widget.align,
      card: at === 0 ? "title" : "line",
      render: (row) => {
        const cell = <widget.Cell value={row[name]} choices={words.choices(name, field)} />;
        return at === 0 ? <b>{cell}</b> : cell;
      },
    };
  });
  const menu: TableColumn<ResourceRow> = {
    key: "actions",
    header: kit.text("kit.list.actions"),
    hideHeader: true,
    align: "end",
    width: "64px",
    wrap: true,
    card: "actions",
    render: (row) => (
      <RowMenu
        name={rowName(resource, row)}
        actions={[
          {
            key: "edit",
            label: kit.text("kit.list.edit"),
            icon: <IconPencil size={15} stroke={1.7} aria-hidden />,
            onPress: () => onEdit(row),
          },
          {
            key: "remove",
            label: kit.text("kit.list.remove"),
            icon: <IconTrash size={15} stroke={1.7} aria-hidden />,
            onPress: () => onRemove(row),
            danger: true,
          },
        ]}
      />
    ),
  };
  return [...cells, menu];
}

export function ResourceList(props: ResourceListProps) {
  const { resource, query, onAdd, onEdit } = props;
  const kit = useKit();
  const words = resourceText(kit, resource);
  const { after } = query.values;
  const search = query.values["search"] ?? "";
  const trail = usePageTrail(after);
  const list = useEndpoint(
    resource.list,
    callOf<KitResource["list"]>({ after, limit: PAGE, ...(search === "" ? {} : { search }) }),
    { placeholderData: keepPreviousData },
  );
  const late = useLate(list.isPending);
  const rows = list.data?.items ?? [];
  const next = list.data?.next ?? undefined;
  const known = list.data !== undefined && next === undefined && trail.start !== undefined;
  const count = known ? trail.start + rows.length : undefined;
  const addButton = (
    <Button leftSection={<IconPlus size={15} aria-hidden />} onClick={onAdd}>
      {words.add}
    </Button>
  );

  const instead = () => {
    if (list.isError && list.data === undefined)
      return (
        <LoadFailed
          title={kit.text("kit.failed.title")}
          error={list.error}
          onAgain={() => void list.refetch()}
        />
      );
    if (list.data === undefined || rows.length > 0) return undefined;
    if (search === "") return <EmptyState title={words.empty} text={words.emptyText} actions={addButton} />;
    return (
      <EmptyState
        icon={<IconFilterOff size={22} stroke={1.7} />}
        title={kit.text("kit.list.noMatch", { search })}
        text={kit.text("kit.list.noMatchText")}
        actions={
          <Button variant="default" onClick={() => query.change({ search: undefined, after: undefined })}>
            {kit.text("kit.list.clearSearch")}
          </Button>
        }
      />
    );
  };

  return (
    <ListPage
      title={words.title}
      count={
        list.data === undefined
          ? NO_COUNT
          : count === undefined
            ? kit.text("kit.list.moreThan", { count: (trail.start ?? 0) + rows.length })
            : kit.text(search === "" ? "kit.list.count" : "kit.list.found", { count })
      }
      actions={addButton}
      toolbar={
        <SearchField
          label={words.search}
          value={search}
          onSearch={(value) =>
            query.change({ search: value === "" ? undefined : value, after: undefined }, { replace: true })
          }
        />
      }
      range={listRange({ start: trail.start, rows: rows.length, count }, kit)}
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
        label={words.title}
        columns={useColumns(props)}
        rows={rows}
        rowKey={(row) => String(row.id)}
        onRowOpen={onEdit}
        loading={late ? { label: kit.text("kit.list.loading") } : undefined}
        instead={instead()}
      />
    </ListPage>
  );
}
