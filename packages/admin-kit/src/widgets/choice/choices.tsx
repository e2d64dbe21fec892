import { MultiSelect } from "@mantine/core";
import type { CellProps, Widget, WidgetProps } from "../widget.ts";

const wordsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function ChoicesField({ name, label, help, error, required, value, onChange, choices: all }: WidgetProps) {
  return (
    <MultiSelect
      name={name}
      label={label}
      description={help}
      error={error}
      withAsterisk={required}
      aria-required={required}
      hidePickedOptions
      data={all.map((one) => ({ ...one }))}
      value={wordsOf(value)}
      onChange={onChange}
    />
  );
}

export const choices: Widget = {
  Input: ChoicesField,
  Cell: ({ value, choices: all }: CellProps) =>
    wordsOf(value)
      .map((word) => all.find((one) => one.value === word)?.label ?? word)
      .join(", "),
  empty: [],
};
