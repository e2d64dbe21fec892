import { MultiSelect, type MultiSelectProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { limits } from "@polyphon/contract/limits.ts";
import type {
  findAssignableCategories,
  findAssignableCompanies,
} from "@polyphon/contract/people/roles.contract.ts";
import { useEndpoint } from "@polyphon/web/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../../shared/use-text.ts";
import type { Named } from "./assignment-draft.ts";

type Choices = typeof findAssignableCompanies | typeof findAssignableCategories;

export interface RemoteChoiceProps extends Pick<
  MultiSelectProps,
  "label" | "description" | "error" | "withAsterisk" | "disabled"
> {
  endpoint: Choices;
  value: readonly Named[];
  onChange: (value: readonly Named[]) => void;
}

/** Several out of very many: the first ones at once, the others by typing. */
export function RemoteChoice({ endpoint, value, onChange, ...field }: RemoteChoiceProps) {
  const { text } = useText();
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), 250);
  const short = search.length > 0 && search.length < limits.search.min;
  const found = useEndpoint(endpoint, search === "" ? {} : { search }, {
    enabled: !short,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const offered = short ? [] : (found.data?.items ?? []);
  const known = new Map<string, Named>([...offered, ...value].map((one) => [String(one.id), one]));
  return (
    <MultiSelect
      {...field}
      searchable
      hidePickedOptions
      data={[...known.values()].map(({ id, name }) => ({ value: String(id), label: name }))}
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value.map(({ id }) => String(id))}
      onChange={(ids) => onChange(ids.flatMap((id) => known.get(id) ?? []))}
      nothingFoundMessage={
        short
          ? text("people.assignment.choicesType", { count: limits.search.min })
          : text("people.assignment.choicesNone")
      }
      comboboxProps={{ withinPortal: true }}
    />
  );
}
