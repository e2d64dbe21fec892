import { MultiSelect, type MultiSelectProps } from "@mantine/core";
import type { ResourceValues } from "../kit/kit-resource.ts";
import { type Choice, type ChoiceEndpoint, useChoices } from "./use-choices.ts";

export interface ReferencesInputProps extends Pick<
  MultiSelectProps,
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
  /** What the search needs beside the words. */
  input?: ResourceValues | undefined;
  value: readonly Choice[];
  onChange: (value: readonly Choice[]) => void;
  /** Inside a popover, which a portal would leave. */
  inPlace?: boolean | undefined;
}

/** Several out of very many, found by name. */
export function ReferencesInput({
  endpoint,
  input,
  value,
  onChange,
  inPlace,
  ...field
}: ReferencesInputProps) {
  const choices = useChoices(endpoint, value, input);
  return (
    <MultiSelect
      {...field}
      searchable
      hidePickedOptions
      data={choices.data}
      filter={({ options }) => options}
      searchValue={choices.typed}
      onSearchChange={choices.setTyped}
      value={value.map(({ id }) => String(id))}
      onChange={(ids) => onChange(ids.flatMap((id) => choices.known.get(id) ?? []))}
      nothingFoundMessage={choices.nothing}
      comboboxProps={{ withinPortal: !inPlace }}
    />
  );
}
