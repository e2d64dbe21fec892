import { Textarea } from "@mantine/core";
import { wordsOf } from "../words-of.ts";
import type { CellProps, Widget, WidgetProps } from "../widget.ts";

function LongTextField({ name, label, help, error, required, value, onChange }: WidgetProps) {
  return (
    <Textarea
      name={name}
      label={label}
      description={help}
      error={error}
      withAsterisk={required}
      aria-required={required}
      autosize
      minRows={3}
      maxRows={12}
      value={wordsOf(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

export const longText: Widget = {
  Input: LongTextField,
  Cell: ({ value }: CellProps) => wordsOf(value),
  empty: "",
};
