import { TextInput } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";
import type { UploadField } from "@polyphon/contract/people/bulk-upload.ts";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "../bulk-upload.module.css";
import { faultAt, type UploadRow } from "../upload-model.ts";
import type { RowEditing } from "./use-row-editing.ts";

interface CellProps {
  row: UploadRow;
  field: UploadField;
  editing: RowEditing;
}

function CellInput({ row, field, editing }: CellProps) {
  const { text } = useText();
  const [value, setValue] = useState(row.values[field]);
  const input = useRef<HTMLInputElement>(null);
  // Opening the cell by a click focuses its field.
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <TextInput
      size="xs"
      ref={input}
      aria-label={text("upload.cellLabel", { column: text(`uploadWords.columns.${field}`), row: row.rowNo })}
      maxLength={limits.bulkUpload.cellMax}
      value={value}
      disabled={editing.busy}
      onChange={(event) => setValue(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") editing.save(row, field, value, true);
        if (event.key === "Escape") editing.close();
      }}
    />
  );
}

/** A cell; one with a fault is marked and editable in place. */
export function FaultCell({ row, field, editing }: CellProps) {
  const { text } = useText();
  const value = row.values[field];
  const open = editing.at?.rowId === row.id && editing.at.field === field;
  if (open) return <CellInput row={row} field={field} editing={editing} />;
  const bad = faultAt(row, field) !== undefined;
  const exists = field === "email" && row.state === "EXISTS";
  if (!bad) return <span className={exists ? classes.known : undefined}>{value}</span>;
  const shown = value === "" ? text("upload.empty") : value;
  if (!editing.allowed) return <span className={classes.bad}>{shown}</span>;
  const column = text(`uploadWords.columns.${field}`);
  return (
    <button
      type="button"
      className={classes.bad}
      title={value}
      aria-label={text("upload.editCell", { row: row.rowNo, column, value: shown })}
      onClick={() => editing.open(row.id, field)}
    >
      {shown}
    </button>
  );
}
