import { Select, type SelectProps } from "@mantine/core";
import classes from "./reference-input.module.css";
import { type Choice, type ChoiceEndpoint, useChoices } from "./use-choices.ts";

export interface ReferenceInputProps extends Pick<
  SelectProps,
  | "name"
  | "label"
  | "description"
  | "error"
  | "withAsterisk"
  | "disabled"
  | "placeholder"
  | "clearable"
  | "aria-required"
> {
  endpoint: ChoiceEndpoint;
  value: Choice | null;
  onChange: (value: Choice | null) => void;
  /** Inside a popover, which a portal would leave. */
  inPlace?: boolean | undefined;
}

/** One out of very many, found by name. */
export function ReferenceInput({ endpoint, value, onChange, inPlace, ...field }: ReferenceInputProps) {
  const choices = useChoices(endpoint, value ? [value] : []);
  return (
    <Select
      {...field}
      searchable
      data={choices.data}
      filter={({ options }) => options}
      renderOption={({ option }) => {
        const detail = choices.known.get(option.value)?.detail;
        return (
          <span>
            {option.label} {detail && <span className={classes.detail}>{detail}</span>}
          </span>
        );
      }}
      searchValue={choices.typed}
      onSearchChange={choices.setTyped}
      value={value ? String(value.id) : null}
      onChange={(id) => onChange(id === null ? null : (choices.known.get(id) ?? null))}
      nothingFoundMessage={choices.nothing}
      comboboxProps={{ withinPortal: !inPlace }}
    />
  );
}
