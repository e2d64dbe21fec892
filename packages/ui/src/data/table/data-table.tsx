import { Fragment, useRef, type MouseEvent, type ReactNode } from "react";
import { CheckBox } from "../../input/choice/check-box.tsx";
import classes from "./data-table.module.css";
import { TableHead } from "./table-head.tsx";
import { tableRoles as as, type TableColumn, type TableSelection, type TableSort } from "./table-model.ts";
import { useOverflows } from "./use-overflows.ts";
import { VisuallyHidden } from "../../text/visually-hidden.ts";

export interface DataTableProps<Row> {
  /** Spoken name of the table. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: TableSort | undefined;
  onSort?: ((key: string) => void) | undefined;
  selection?: TableSelection<Row> | undefined;
  /** Row under the keyboard cursor. */
  activeKey?: string | undefined;
  /** A press anywhere on the row outside its own links and buttons. */
  onRowOpen?: ((row: Row) => void) | undefined;
  /** Bars in the real columns instead of rows. */
  loading?: { label: string; rows?: number | undefined } | undefined;
  /** The rows are those of before, until the next ones arrive. */
  outdated?: boolean | undefined;
  /** Instead of rows: empty, no match or error. */
  instead?: ReactNode;
  /** Space before the first column: in a page without padding, in a card, or in a page with its own. */
  edge?: "page" | "card" | "none" | undefined;
  /** Each row as a card around its picture, side by side. */
  tiles?: boolean | undefined;
  /** Rows one step lower. */
  compact?: boolean | undefined;
  /** Height from which the table scrolls inside itself, with its head in place. */
  maxHeight?: string | undefined;
}

const BLANK = "\u00A0";
const BARS = ["62%", "78%", "48%", "70%"];

const fromControl = (event: MouseEvent): boolean =>
  event.target instanceof Element && event.target.closest("a, button, input, label, [role=menu]") !== null;

function Cells<Row>({ row, columns }: { row: Row; columns: readonly TableColumn<Row>[] }) {
  return columns.map((column) => (
    <td
      key={column.key}
      {...as.cell}
      className={classes.cell}
      data-align={column.align}
      data-card={column.card ?? "line"}
      data-wrap={column.wrap || undefined}
    >
      {(column.card ?? "line") === "line" && <span className={classes.cardLabel}>{column.header}</span>}
      <div className={classes.value}>{column.render(row)}</div>
    </td>
  ));
}

function LoadingRows<Row>({ props, count }: { props: DataTableProps<Row>; count: number }) {
  return Array.from({ length: count }, (_, at) => (
    <tr key={at} {...as.row} className={classes.row} aria-hidden>
      {props.selection !== undefined && <td className={classes.select}>{BLANK}</td>}
      {props.columns.map((column, place) => (
        <td key={column.key} className={classes.cell} data-card={column.card ?? "line"}>
          <span className={classes.bar} style={{ width: BARS[(at + place) % BARS.length] }}>
            {BLANK}
          </span>
        </td>
      ))}
    </tr>
  ));
}

function BodyRow<Row>({ row, props }: { row: Row; props: DataTableProps<Row> }) {
  const { selection, onRowOpen } = props;
  const key = props.rowKey(row);
  const selected = selection?.selected.has(key) ?? false;
  const toggle = (on: boolean) => {
    const next = new Set(selection?.selected);
    if (on) next.add(key);
    else next.delete(key);
    selection?.onChange(next);
  };
  return (
    <tr
      {...as.row}
      className={classes.row}
      aria-selected={selection === undefined ? undefined : selected}
      data-row={key}
      data-active={key === props.activeKey || undefined}
      data-opens={onRowOpen === undefined ? undefined : true}
      onClick={
        onRowOpen === undefined
          ? undefined
          : (event) => {
              if (!fromControl(event)) onRowOpen(row);
            }
      }
    >
      {selection !== undefined && (
        <td {...as.cell} className={classes.select}>
          <CheckBox checked={selected} label={selection.rowLabel(row)} onChange={toggle} />
        </td>
      )}
      <Cells row={row} columns={props.columns} />
    </tr>
  );
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, rowKey, loading, instead, compact, maxHeight } = props;
  const wrap = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(wrap);
  const scrolls = overflows || maxHeight !== undefined;
  return (
    <div
      ref={wrap}
      className={classes.wrap}
      data-scrolls={scrolls || undefined}
      data-edge={props.edge}
      style={maxHeight === undefined ? undefined : { maxHeight }}
      {...(scrolls ? { tabIndex: 0, role: "region", "aria-label": label } : {})}
    >
      <table
        {...as.table}
        className={classes.table}
        aria-label={label}
        aria-busy={loading !== undefined || props.outdated === true}
        data-compact={compact || undefined}
        data-tiles={props.tiles || undefined}
        data-selects={props.selection === undefined ? undefined : true}
      >
        <TableHead {...props} />
        <tbody {...as.rowgroup} className={classes.body}>
          {loading !== undefined && <LoadingRows props={props} count={loading.rows ?? 8} />}
          {loading === undefined &&
            rows.map((row) => (
              <Fragment key={rowKey(row)}>
                <BodyRow row={row} props={props} />
              </Fragment>
            ))}
        </tbody>
      </table>
      {loading !== undefined && <VisuallyHidden component="output">{loading.label}</VisuallyHidden>}
      {loading === undefined && instead}
    </div>
  );
}
