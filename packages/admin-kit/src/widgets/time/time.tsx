import { TextInput } from "@mantine/core";
import { wordsOf } from "../words-of.ts";
import type { CellProps, Widget, WidgetProps } from "../widget.ts";

function TimeField({ name, label, help, error, required, value, onChange }: WidgetProps) {
  return (
    <TextInput
      type="time"
      name={name}
      label={label}
      description={help}
      error={error}
      withAsterisk={required}
      aria-required={required}
      value={wordsOf(value).slice(0, 5)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

export const time: Widget = {
  Input: TimeField,
  Cell: ({ value }: CellProps) => wordsOf(value).slice(0, 5),
  empty: "",
};
