import type { ResourceField } from "@polyphon/contract/kit/resource/resource-field.ts";
import type { Widget } from "../widgets/widget.ts";

export type FormValues = Readonly<Record<string, unknown>>;

interface Form {
  readonly fields: Readonly<Record<string, ResourceField>>;
  readonly widgets: Readonly<Record<string, Widget>>;
}

const accepts = ({ schema }: ResourceField, value: unknown): boolean => schema.safeParse(value).success;

const isBlank = (value: unknown): boolean => value === "" || value === null || value === undefined;

/** A field that depends on another one is asked for only while that one has the right value. */
export function isAsked({ when }: ResourceField, values: FormValues): boolean {
  if (when === undefined) return true;
  const other = values[when.field];
  return (Array.isArray(other) ? other : [other]).some((one) => when.is.includes(one as string | boolean));
}

function sentValue(field: ResourceField, widget: Widget, value: unknown): unknown {
  const sent = widget.send ? widget.send(value) : value;
  // An empty box means null wherever the contract allows it.
  return isBlank(sent) && accepts(field, null) ? null : sent;
}

/** What is sent for a field that is not asked for, if the contract allows an empty value. */
function unaskedValue(field: ResourceField, widget: Widget, value: unknown): unknown {
  const empty = sentValue(field, widget, widget.empty);
  return accepts(field, empty) ? empty : sentValue(field, widget, value);
}

/** The form as the endpoint takes it. */
export function sentValues({ fields, widgets }: Form, values: FormValues): Record<string, unknown> {
  const sent: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const widget = widgets[name];
    if (field.readOnly || !widget) continue;
    const valueOf = isAsked(field, values) ? sentValue : unaskedValue;
    sent[name] = valueOf(field, widget, values[name]);
  }
  return sent;
}

/** Whether a field is required: the contract refuses what an untouched one would send. */
export function isRequired(field: ResourceField, widget: Widget): boolean {
  return !accepts(field, sentValue(field, widget, widget.empty));
}

/** What a new form starts from; a field with a default in the contract starts with that. */
export function startValues({ fields, widgets }: Form, row: FormValues | undefined): Record<string, unknown> {
  const start: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.readOnly) continue;
    const given = field.schema.safeParse(undefined);
    start[name] = row
      ? row[name]
      : given.success && given.data !== undefined
        ? given.data
        : widgets[name]?.empty;
  }
  return start;
}
