import type { ReactNode } from "react";
import type { Kit } from "../kit/kit-context.tsx";
import type { KitResource } from "../kit/kit-resource.ts";
import { resourceText } from "../kit/resource-text.ts";
import type { ReviewedChange } from "../dialog/review-dialog.tsx";
import type { Widget } from "../widgets/widget.ts";

type Values = Readonly<Record<string, unknown>>;

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

interface Shown {
  readonly resource: KitResource;
  readonly widgets: Readonly<Record<string, Widget>>;
}

/** A value of a form as its cell would show it; null where it is empty. */
export function shownValue(kit: Kit, { resource, widgets }: Shown, name: string, value: unknown): ReactNode {
  const [field, widget] = [resource.fields[name], widgets[name]];
  if (!field || !widget) return null;
  if (field.kind === "switch") return kit.text(value === true ? "kit.form.yes" : "kit.form.no");
  if (isNothing(value)) return null;
  return <widget.Cell value={value} choices={resourceText(kit, resource).choices(name, field)} />;
}

/** The changed fields of a form as its cells would show them, before and after. */
export function reviewedChanges(
  kit: Kit,
  shown: Shown,
  { start, values, changed }: { start: Values; values: Values; changed: readonly string[] },
): ReviewedChange[] {
  const words = resourceText(kit, shown.resource);
  return changed
    .filter((name) => shown.resource.fields[name] && shown.widgets[name])
    .map((name) => ({
      name,
      label: words.field(name),
      before: shownValue(kit, shown, name, start[name]),
      after: shownValue(kit, shown, name, values[name]),
    }));
}
