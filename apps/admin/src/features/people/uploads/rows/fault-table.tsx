import { uploadFields, type UploadField } from "@polyphon/contract/people/bulk-upload.ts";
import { DataTable } from "@polyphon/ui/data/table/data-table.tsx";
import { KeyHint } from "@polyphon/ui/data/key-hint.tsx";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { formatDay } from "../../../../shared/time/format-time.ts";
import { type Texts, useText } from "../../../../shared/text/use-text.ts";
import classes from "../bulk-upload.module.css";
import { FaultCell } from "./fault-cell.tsx";
import { type BulkUpload, faultText, type UploadRow } from "../upload-model.ts";
import { type RowEditing, useRowEditing } from "./use-row-editing.ts";

interface FaultTableProps {
  upload: BulkUpload;
  rows: readonly UploadRow[];
  loading: boolean;
}

function Wrong({ row, upload, texts }: { row: UploadRow; upload: BulkUpload; texts: Texts }) {
  const { text, language } = texts;
  if (row.faults.length > 0) {
    return (
      <div className={classes.wrongs}>
        {row.faults.map((fault) => (
          <StatusDot key={fault.field} tone="bad">
            {faultText(texts, upload.company.name, fault)}
          </StatusDot>
        ))}
      </div>
    );
  }
  if (row.existsSince === null) return null;
  const at = formatDay(new Date(row.existsSince), language);
  return (
    <StatusDot tone="warn">
      {text("upload.userExists", { at })},{" "}
      {text(upload.skipExisting ? "upload.willSkip" : "upload.willUpdate")}
    </StatusDot>
  );
}

function Mend({ row, editing, texts }: { row: UploadRow; editing: RowEditing; texts: Texts }) {
  const { text } = texts;
  const cure = row.faults.find(({ suggestion }) => suggestion !== null);
  const first = row.faults[0]?.field ?? "email";
  if (!editing.allowed) return null;
  if (editing.at?.rowId === row.id) {
    return (
      <span className={classes.hint} aria-hidden>
        <KeyHint keys="↵" /> {text("upload.saveNext")}
      </span>
    );
  }
  if (cure?.suggestion) {
    const { field, suggestion } = cure;
    const shown = field === "email" ? text("upload.useSuggestion") : suggestion;
    return (
      <button
        type="button"
        className={classes.mend}
        aria-label={text("upload.useSuggestionLabel", { shown, row: row.rowNo, value: suggestion })}
        onClick={() => editing.save(row, field, suggestion, false)}
      >
        {shown}
      </button>
    );
  }
  return (
    <button
      type="button"
      className={classes.mend}
      aria-label={text("upload.editRow", { row: row.rowNo, column: text(`uploadWords.columns.${first}`) })}
      onClick={() => editing.open(row.id, first)}
    >
      {text("upload.edit")}
    </button>
  );
}

function columnsOf(upload: BulkUpload, editing: RowEditing, texts: Texts): TableColumn<UploadRow>[] {
  const { text } = texts;
  const fieldColumn = (field: UploadField): TableColumn<UploadRow> => ({
    key: field,
    header: text(`uploadWords.columns.${field}`),
    ...(field === "email" ? { width: "21%" } : {}),
    render: (row) => <FaultCell row={row} field={field} editing={editing} />,
  });
  return [
    {
      key: "row",
      header: text("uploadWords.rowNo"),
      align: "end",
      width: "64px",
      card: "side",
      render: ({ rowNo }) => <span className={classes.rowNo}>{rowNo}</span>,
    },
    ...uploadFields.map(fieldColumn),
    {
      key: "wrong",
      header: text("uploadWords.wrong"),
      wrap: true,
      width: "25%",
      card: "title",
      render: (row) => <Wrong row={row} upload={upload} texts={texts} />,
    },
    {
      key: "mend",
      header: text("upload.edit"),
      hideHeader: true,
      align: "end",
      card: "actions",
      width: "138px",
      render: (row) => <Mend row={row} editing={editing} texts={texts} />,
    },
  ];
}

/** The rows with their faults marked in the cell; Enter saves and moves on to the next one. */
export function FaultTable({ upload, rows, loading }: FaultTableProps) {
  const texts = useText();
  const { text } = texts;
  const editing = useRowEditing(rows, upload.can.edit);
  return (
    <DataTable
      label={text("upload.toFix", { count: upload.counts.faulty })}
      columns={columnsOf(upload, editing, texts)}
      rows={rows}
      rowKey={({ id }) => String(id)}
      activeKey={editing.at === null ? undefined : String(editing.at.rowId)}
      edge="card"
      loading={loading ? { label: text("shell.frame.loading"), rows: 6 } : undefined}
    />
  );
}
