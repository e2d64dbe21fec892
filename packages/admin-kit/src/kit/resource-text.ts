import type { FilteredField } from "@polyphon/contract/kit/resource/resource-field.ts";
import type { Kit } from "./kit-context.tsx";
import type { WidgetChoice } from "../widgets/widget.ts";

interface Named {
  readonly module: string;
  readonly name: string;
}

/** Labels by convention (a form to add is called as its button, unless `addTitle` says more): `<module>.<resource>.title`, `.fields.<name>`, `.help.<name>`, `.choices.<name>.<value>`. */
export function resourceText(kit: Kit, { module, name }: Named) {
  const key = `${module}.${name}`;
  const must = (end: string) => kit.label(`${key}.${end}`) ?? `${key}.${end}`;
  return {
    title: must("title"),
    add: must("add"),
    addTitle: kit.label(`${key}.addTitle`) ?? must("add"),
    editTitle: must("editTitle"),
    search: must("search"),
    empty: must("empty"),
    emptyText: must("emptyText"),
    field: (field: string) => must(`fields.${field}`),
    section: (name: string) => ({
      title: kit.label(`${key}.sections.${name}.title`),
      text: kit.label(`${key}.sections.${name}.text`),
    }),
    help: (field: string) => kit.label(`${key}.help.${field}`),
    choices: (field: string, { choices = [] }: FilteredField): readonly WidgetChoice[] =>
      choices.map((value) => ({ value, label: must(`choices.${field}.${value}`) })),
  };
}
