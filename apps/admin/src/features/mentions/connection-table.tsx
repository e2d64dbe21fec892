import { TextInput } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";
import type { ConnectionField, RowFaults } from "@polyphon/rules/mentions/connection-file.ts";
import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import { IconX } from "@tabler/icons-react";
import { useText } from "../../shared/text/use-text.ts";
import classes from "./mentions.module.css";
import { type FileRow, isWrong } from "./use-connection-file.ts";

export interface ConnectionTableProps {
  rows: readonly FileRow[];
  faults: readonly RowFaults[];
  disabled: boolean;
  onCell: (key: number, field: ConnectionField, value: string) => void;
  onTakeOut: (key: number) => void;
}

const fields = ["firstName", "lastName", "url"] as const;

/** The rows of the file, editable in place. */
export function ConnectionTable({ rows, faults, disabled, onCell, onTakeOut }: ConnectionTableProps) {
  const { text } = useText();
  const wordsOf = (row: FileRow, at: number, field: ConnectionField) => {
    const fault = faults[at]?.[field];
    if (fault !== undefined) return text(`mentions.file.fault.${fault}`, { max: limits.mention.textMax });
    return row.messages[field];
  };
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label={text("mentions.file.rows")}>
        <thead>
          <tr>
            <th scope="col">{text("mentions.file.row")}</th>
            {fields.map((field) => (
              <th key={field} scope="col">
                {text(`mentions.file.${field}`)}
              </th>
            ))}
            <th>
              <VisuallyHidden>{text("kit.list.actions")}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.key} data-wrong={isWrong(row, faults[at]) || undefined}>
              <th scope="row">{row.key + 1}</th>
              {fields.map((field) => (
                <td key={field} data-label={text(`mentions.file.${field}`)}>
                  <TextInput
                    aria-label={text("mentions.file.fieldOf", {
                      field: text(`mentions.file.${field}`),
                      row: row.key + 1,
                    })}
                    value={row[field]}
                    disabled={disabled}
                    error={wordsOf(row, at, field)}
                    onChange={(event) => onCell(row.key, field, event.currentTarget.value)}
                  />
                </td>
              ))}
              <td>
                <button
                  type="button"
                  className={classes.remove}
                  disabled={disabled}
                  aria-label={text("mentions.file.takeOut", { row: row.key + 1 })}
                  onClick={() => onTakeOut(row.key)}
                >
                  <IconX size={16} aria-hidden />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
