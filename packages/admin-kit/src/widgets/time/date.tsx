import { useKit } from "../../kit/kit-context.tsx";
import type { CellProps, Widget, WidgetProps } from "../widget.ts";

function DateField({ name, label, help, error, required, value, onChange }: WidgetProps) {
  const { DayInput } = useKit();
  return (
    <DayInput
      name={name}
      label={label}
      help={help}
      error={error}
      required={required}
      value={typeof value === "string" && value !== "" ? value : null}
      onChange={onChange}
    />
  );
}

function DateCell({ value }: CellProps) {
  const { day } = useKit();
  return typeof value === "string" ? day(value) : "";
}

export const date: Widget = { Input: DateField, Cell: DateCell, empty: null };
