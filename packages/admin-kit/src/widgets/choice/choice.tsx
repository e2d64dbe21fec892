import { Select } from "@mantine/core";
import { wordsOf } from "../words-of.ts";
import type { CellProps, Widget, WidgetProps } from "../widget.ts";

function ChoiceField({ name, label, help, error, required, value, onChange, choices }: WidgetProps) {
  return (
    <Select
      name={name}
      label={label}
      description={help}
      error={error}
      withAsterisk={required}
      aria-required={required}
      data={choices.map((choice) => ({ ...choice }))}
      allowDeselect={!required}
      value={typeof value === "string" ? value : null}
      onChange={(next) => onChange(next)}
    />
  );
}

export const choice: Widget = {
  Input: ChoiceField,
  Cell: ({ value, choices }: CellProps) =>
    choices.find((one) => one.value === value)?.label ?? wordsOf(value),
  empty: null,
};
