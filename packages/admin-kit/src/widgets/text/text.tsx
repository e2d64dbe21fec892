import { TextInput } from "@mantine/core";
import { wordsOf } from "../words-of.ts";
import type { CellProps, Widget, WidgetProps } from "../widget.ts";

function TextField({ name, label, help, error, required, value, onChange }: WidgetProps) {
  return (
    <TextInput
      name={name}
      label={label}
      description={help}
      error={error}
      withAsterisk={required}
      aria-required={required}
      value={wordsOf(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

export const text: Widget = {
  Input: TextField,
  Cell: ({ value }: CellProps) => wordsOf(value),
  empty: "",
};
