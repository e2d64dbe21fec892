import type { ReactNode } from "react";
import type { Kit } from "../kit/kit-context.tsx";
import type { KitResource } from "../kit/kit-resource.ts";
import { resourceText } from "../kit/resource-text.ts";
import type { ReviewedChange } from "../dialog/review-dialog.tsx";
import type { Widget } from "../widgets/widget.ts";

type Values = Readonly<Record<string, unknown>>;

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** The changed fields of a form as its cells would show them, before and after. */
export function reviewedChanges(
  kit: Kit,
  { resource, widgets }: { resource: KitResource; widgets: Readonly<Record<string, Widget>> },
  { start, values, changed }: { start: Values; values: Values; changed: readonly string[] },
): ReviewedChange[] {
  const words = resourceText(kit, resource);
  return changed.flatMap((name) => {
    const [field, widget] = [resource.fields[name], widgets[name]];
    if (!field || !widget) return [];
    const side = (value: unknown): ReactNode => {
      if (field.kind === "switch") return kit.text(value === true ? "kit.form.yes" : "kit.form.no");
      if (isNothing(value)) return null;
      return <widget.Cell value={value} choices={words.choices(name, field)} />;
    };
    return [{ name, label: words.field(name), before: side(start[name]), after: side(values[name]) }];
  });
}
