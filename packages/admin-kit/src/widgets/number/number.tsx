import { NumberInput } from "@mantine/core";
import { useKit } from "../../kit/kit-context.tsx";
import type { CellProps, Widget, WidgetProps } from "../widget.ts";

function NumberField({ name, label, help, error, required, value, onChange }: WidgetProps) {
  const { language } = useKit();
  return (
    <NumberInput
      name={name}
      label={label}
      description={help}
      error={error}
      withAsterisk={required}
      aria-required={required}
      decimalSeparator={language === "de" ? "," : "."}
      value={typeof value === "number" ? value : ""}
      onChange={(next) => onChange(next === "" ? undefined : Number(next))}
    />
  );
}

function NumberCell({ value }: CellProps) {
  const { language } = useKit();
  return typeof value === "number" ? value.toLocaleString(language) : "";
}

export const number: Widget = { Input: NumberField, Cell: NumberCell, empty: undefined, align: "end" };
