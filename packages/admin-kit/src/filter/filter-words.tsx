import { type ListFilter, valuesIn } from "./filter-model.ts";
import { useKit } from "../kit/kit-context.tsx";
import type { KitFilters } from "../kit/kit-resource.ts";
import type { QueryValues } from "../list/list-query.ts";
import { resourceText } from "../kit/resource-text.ts";
import { useNames } from "../reference/use-names.ts";

export interface FilterWordsProps {
  resource: KitFilters;
  filter: ListFilter;
  values: QueryValues;
}

function NamesOf({ resource, filter: { name }, values }: FilterWordsProps) {
  const field = resource.fields[name];
  if (!field) throw new Error(`${resource.name}: no field ${name}`);
  return useNames(field, valuesIn(values[name]))
    .map((one) => one.name)
    .join(", ");
}

/** What a filter is set to, in the reader's words. */
export function FilterWords(props: FilterWordsProps) {
  const { resource, filter, values } = props;
  const kit = useKit();
  const words = resourceText(kit, resource);
  const { name, keys } = filter;
  switch (filter.kind) {
    case "references":
      return <NamesOf {...props} />;
    case "switch":
      return kit.text(values[name] === "true" ? "kit.form.yes" : "kit.form.no");
    case "words": {
      const field = resource.fields[name];
      const choices = field ? words.choices(name, field) : [];
      return valuesIn(values[name])
        .map((value) => choices.find((one) => one.value === value)?.label ?? value)
        .join(", ");
    }
    case "days": {
      const [from, to] = keys.map((key) => values[key]);
      const day = (word: string) => (/^\d{4}-\d\d-\d\d$/.test(word) ? kit.day(word) : word);
      if (from && to) return kit.text("kit.filter.between", { from: day(from), to: day(to) });
      return from
        ? kit.text("kit.filter.since", { from: day(from) })
        : kit.text("kit.filter.until", { to: day(to ?? "") });
    }
  }
}
