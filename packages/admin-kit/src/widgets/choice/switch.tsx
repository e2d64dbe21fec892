import { Switch } from "@mantine/core";
import { useKit } from "../../kit/kit-context.tsx";
import type { CellProps, Widget, WidgetProps } from "../widget.ts";

function SwitchField({ name, label, help, error, value, onChange }: WidgetProps) {
  return (
    <Switch
      name={name}
      label={label}
      description={help}
      error={error}
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

function SwitchCell({ value }: CellProps) {
  const { text } = useKit();
  return value === true ? text("kit.form.yes") : text("kit.form.no");
}

export const switchWidget: Widget = { Input: SwitchField, Cell: SwitchCell, empty: false };
