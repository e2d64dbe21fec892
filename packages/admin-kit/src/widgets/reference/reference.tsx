import { ReferenceInput } from "../../reference/reference-input.tsx";
import { namedOf } from "./named-of.ts";
import { sourceOf } from "./source-of.ts";
import type { CellProps, Widget, WidgetProps } from "../widget.ts";

function ReferenceField({ name, label, help, error, required, value, onChange, field }: WidgetProps) {
  return (
    <ReferenceInput
      name={name}
      label={label}
      description={help}
      error={error}
      withAsterisk={required}
      aria-required={required}
      clearable={!required}
      endpoint={sourceOf(field)}
      value={namedOf(value)[0] ?? null}
      onChange={onChange}
    />
  );
}

export const reference: Widget = {
  Input: ReferenceField,
  Cell: ({ value }: CellProps) => namedOf(value)[0]?.name ?? "",
  empty: null,
  send: (value) => namedOf(value)[0]?.id ?? null,
};
