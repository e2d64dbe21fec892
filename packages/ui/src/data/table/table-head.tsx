import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { CheckBox } from "../../input/choice/check-box.tsx";
import { VisuallyHidden } from "../../text/visually-hidden.ts";
import classes from "./data-table.module.css";
import { tableRoles as as, type TableColumn, type TableSelection, type TableSort } from "./table-model.ts";

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: TableSort | undefined;
  onSort?: ((key: string) => void) | undefined;
  selection?: TableSelection<Row> | undefined;
}

const ariaSort = (column: { key: string; sortable?: boolean | undefined }, sort: TableSort | undefined) => {
  if (column.sortable !== true) return undefined;
  if (sort?.key !== column.key) return "none" as const;
  return sort.direction === "asc" ? ("ascending" as const) : ("descending" as const);
};

function HeadCell<Row>({
  column,
  sort,
  onSort,
}: { column: TableColumn<Row> } & Pick<TableHeadProps<Row>, "sort" | "onSort">) {
  const sorted = sort?.key === column.key ? sort.direction : undefined;
  const { header: words, hideHeader } = column;
  const header = hideHeader ? <VisuallyHidden>{words}</VisuallyHidden> : <span>{words}</span>;
  return (
    <th
      {...as.columnheader}
      scope="col"
      className={classes.head}
      data-align={column.align}
      aria-sort={ariaSort(column, sort)}
      style={column.width === undefined ? undefined : { width: column.width }}
    >
      {column.sortable === true && onSort !== undefined ? (
        <button type="button" className={classes.sort} data-on={sorted} onClick={() => onSort(column.key)}>
          {column.header}
          {sorted === "asc" && <IconArrowUp size={14} aria-hidden />}
          {sorted === "desc" && <IconArrowDown size={14} aria-hidden />}
        </button>
      ) : (
        header
      )}
    </th>
  );
}

export function TableHead<Row>({ columns, rows, rowKey, sort, onSort, selection }: TableHeadProps<Row>) {
  const keys = rows.map(rowKey);
  const chosen = keys.filter((key) => selection?.selected.has(key));
  const all = keys.length > 0 && chosen.length === keys.length;
  const toggleAll = (on: boolean) => {
    const next = new Set(selection?.selected);
    for (const key of keys) {
      if (on) next.add(key);
      else next.delete(key);
    }
    selection?.onChange(next);
  };
  return (
    <thead {...as.rowgroup} className={classes.heads}>
      <tr {...as.row}>
        {selection !== undefined && (
          <th {...as.columnheader} scope="col" className={classes.selectHead}>
            <CheckBox
              checked={all}
              mixed={!all && chosen.length > 0}
              label={selection.allLabel}
              onChange={toggleAll}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}
