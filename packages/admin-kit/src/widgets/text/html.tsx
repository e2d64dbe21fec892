import { wordsOf } from "../words-of.ts";
import type { CellProps, Widget, WidgetProps } from "../widget.ts";
import { HtmlEditor } from "./html-editor.tsx";

function HtmlField({ name, label, help, error, required, value, onChange }: WidgetProps) {
  return (
    <HtmlEditor
      name={name}
      label={label}
      help={help}
      error={error}
      required={required}
      value={wordsOf(value)}
      onChange={onChange}
    />
  );
}

export const html: Widget = {
  Input: HtmlField,
  Cell: ({ value }: CellProps) => wordsOf(value).replaceAll(/<[^>]*>/g, " "),
  empty: "",
};
