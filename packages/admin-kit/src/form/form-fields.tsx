import classes from "./resource-form.module.css";
import { isRequired } from "./form-values.ts";
import { useKit } from "../kit/kit-context.tsx";
import type { KitResource } from "../kit/kit-resource.ts";
import { resourceText } from "../kit/resource-text.ts";
import type { ResourceFormState } from "./use-resource-form.ts";
import type { Widget } from "../widgets/widget.ts";

export interface FormFieldsProps {
  resource: KitResource;
  widgets: Readonly<Record<string, Widget>>;
  form: ResourceFormState;
  rows: readonly (readonly string[])[];
}

/** The fields of one part of a form, row by row. */
export function FormFields({ resource, widgets, form, rows }: FormFieldsProps) {
  const words = resourceText(useKit(), resource);
  const input = (name: string) => {
    const field = resource.fields[name];
    const widget = widgets[name];
    if (!field || !widget) throw new Error(`${resource.name}: no field ${name}`);
    const required = isRequired(field, widget);
    return (
      <div
        key={name}
        data-field={name}
        data-required={required || undefined}
        data-fault={form.faults[name] === undefined ? undefined : true}
      >
        <widget.Input
          name={name}
          label={words.field(name)}
          help={words.help(name)}
          error={form.faults[name]}
          required={required}
          value={form.values[name]}
          onChange={(value) => form.change(name, value)}
          choices={words.choices(name, field)}
          field={field}
          onBusy={(busy) => form.setBusy(name, busy)}
        />
      </div>
    );
  };
  return rows
    .map((row) => row.filter(form.asked))
    .filter((row) => row.length > 0)
    .map((row) => (
      <div key={row.join(" ")} className={classes.row} data-many={row.length > 1 || undefined}>
        {row.map(input)}
      </div>
    ));
}
