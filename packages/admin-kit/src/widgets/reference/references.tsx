import { useKit } from "../../kit/kit-context.tsx";
import { ReferencesInput } from "../../reference/references-input.tsx";
import { namedOf } from "./named-of.ts";
import { sourceOf } from "./source-of.ts";
import type { CellProps, Widget, WidgetProps } from "../widget.ts";

const SHOWN = 2;

function ReferencesField({ name, label, help, error, required, value, onChange, field }: WidgetProps) {
  return (
    <ReferencesInput
      name={name}
      label={label}
      description={help}
      error={error}
      withAsterisk={required}
      aria-required={required}
      endpoint={sourceOf(field)}
      value={namedOf(value)}
      onChange={onChange}
    />
  );
}

function ReferencesCell({ value }: CellProps) {
  const { text } = useKit();
  const names = namedOf(value).map(({ name }) => name);
  const first = names.slice(0, SHOWN).join(", ");
  const count = names.length - SHOWN;
  return count > 0 ? (
    <span title={names.join(", ")}>{text("kit.choices.andMore", { first, count })}</span>
  ) : (
    first
  );
}

export const references: Widget = {
  Input: ReferencesField,
  Cell: ReferencesCell,
  empty: [],
  send: (value) => namedOf(value).map(({ id }) => id),
};
