import { TagsInput } from "@mantine/core";
import type { CellProps, Widget, WidgetProps } from "../widget.ts";

const wordsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function TagsField({ name, label, help, error, required, value, onChange }: WidgetProps) {
  return (
    <TagsInput
      name={name}
      label={label}
      description={help}
      error={error}
      withAsterisk={required}
      aria-required={required}
      value={wordsOf(value)}
      onChange={onChange}
    />
  );
}

export const tags: Widget = {
  Input: TagsField,
  Cell: ({ value }: CellProps) => wordsOf(value).join(", "),
  empty: [],
};
