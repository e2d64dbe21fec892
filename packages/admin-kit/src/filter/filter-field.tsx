import { MultiSelect, Select } from "@mantine/core";
import { type ListFilter, valuesIn, wordOfValues } from "./filter-model.ts";
import classes from "./filter-field.module.css";
import { useKit } from "../kit/kit-context.tsx";
import type { KitFilters } from "../kit/kit-resource.ts";
import type { QueryValues } from "../list/list-query.ts";
import { ReferencesInput } from "../reference/references-input.tsx";
import { resourceText } from "../kit/resource-text.ts";
import { useNames } from "../reference/use-names.ts";
import { sourceOf } from "../widgets/reference/source-of.ts";
import type { WidgetChoice } from "../widgets/widget.ts";

export interface FilterFieldProps {
  resource: KitFilters;
  filter: ListFilter;
  values: QueryValues;
  onChange: (changes: QueryValues) => void;
}

/** One of few values. */
function OneOf({
  resource,
  filter: { name },
  values,
  onChange,
  choices,
}: FilterFieldProps & { choices: readonly WidgetChoice[] }) {
  const kit = useKit();
  return (
    <Select
      label={resourceText(kit, resource).field(name)}
      data={[...choices]}
      value={values[name] ?? null}
      onChange={(value) => onChange({ [name]: value ?? undefined })}
      clearable
      placeholder={kit.text("kit.filter.all")}
      comboboxProps={{ withinPortal: false }}
    />
  );
}

function SwitchFilter(props: FilterFieldProps) {
  const { text } = useKit();
  return (
    <OneOf
      {...props}
      choices={[
        { value: "true", label: text("kit.form.yes") },
        { value: "false", label: text("kit.form.no") },
      ]}
    />
  );
}

function WordsFilter(props: FilterFieldProps) {
  const { resource, values, onChange } = props;
  const { name, single } = props.filter;
  const kit = useKit();
  const words = resourceText(kit, resource);
  const field = resource.fields[name];
  const choices = field ? words.choices(name, field) : [];
  if (single) return <OneOf {...props} choices={choices} />;
  return (
    <MultiSelect
      label={words.field(name)}
      data={[...choices]}
      value={[...valuesIn(values[name])]}
      onChange={(chosen) => onChange({ [name]: wordOfValues(chosen) })}
      clearable
      hidePickedOptions
      placeholder={values[name] === undefined ? kit.text("kit.filter.all") : ""}
      comboboxProps={{ withinPortal: false }}
    />
  );
}

function ReferencesFilter({ resource, filter: { name, single }, values, onChange }: FilterFieldProps) {
  const kit = useKit();
  const field = resource.fields[name];
  if (!field) throw new Error(`${resource.name}: no field ${name}`);
  return (
    <ReferencesInput
      label={resourceText(kit, resource).field(name)}
      endpoint={sourceOf(field)}
      value={useNames(field, valuesIn(values[name]))}
      onChange={(chosen) => {
        // Where the call takes only one, another choice replaces the first.
        const kept = single ? chosen.slice(-1) : chosen;
        onChange({ [name]: wordOfValues(kept.map(({ id }) => String(id))) });
      }}
      clearable
      placeholder={values[name] === undefined ? kit.text("kit.filter.all") : ""}
      inPlace
    />
  );
}

function DaysFilter({ resource, filter: { name, keys }, values, onChange }: FilterFieldProps) {
  const kit = useKit();
  const label = resourceText(kit, resource).field(name);
  const [from = "", to = ""] = keys;
  return (
    <div className={classes.days}>
      {[
        { key: from, label: kit.text("kit.filter.from", { field: label }) },
        { key: to, label: kit.text("kit.filter.to", { field: label }) },
      ].map((end) => (
        <kit.DayInput
          key={end.key}
          label={end.label}
          value={values[end.key] ?? null}
          onChange={(day) => onChange({ [end.key]: day ?? undefined })}
        />
      ))}
    </div>
  );
}

const fieldOf = { switch: SwitchFilter, words: WordsFilter, references: ReferencesFilter, days: DaysFilter };

/** One filter of a list as it is set. */
export function FilterField(props: FilterFieldProps) {
  const Field = fieldOf[props.filter.kind];
  return <Field {...props} />;
}
