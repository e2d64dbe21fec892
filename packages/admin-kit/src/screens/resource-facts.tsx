import { useKit } from "../kit/kit-context.tsx";
import type { KitResource, ResourceRow } from "../kit/kit-resource.ts";
import classes from "./resource-page.module.css";
import { resourceText } from "../kit/resource-text.ts";
import { isAsked } from "../form/form-values.ts";
import type { OwnWidgets } from "../widgets/use-widgets.ts";

export interface ResourceFactsProps {
  resource: KitResource;
  row: ResourceRow;
  widgets: OwnWidgets;
}

/** Every field of a row in words. */
export function ResourceFacts({ resource, row, widgets }: ResourceFactsProps) {
  const words = resourceText(useKit(), resource);
  return (
    <dl className={classes.facts}>
      {Object.entries(resource.fields).map(([name, field]) => {
        const widget = widgets[name];
        if (!widget || !isAsked(field, row)) return null;
        return (
          <div key={name} className={classes.fact}>
            <dt>{words.field(name)}</dt>
            <dd>
              <widget.Cell value={row[name]} choices={words.choices(name, field)} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
