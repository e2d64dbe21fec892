import { Select, type SelectProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { limits } from "@polyphon/contract/limits.ts";
import { findStaff } from "@polyphon/contract/people/roles.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { useText } from "../../../../shared/text/use-text.ts";
import type { Named } from "./assignment-draft.ts";
import classes from "../roles.module.css";

export interface StaffChoiceProps extends Pick<
  SelectProps,
  "label" | "description" | "error" | "withAsterisk"
> {
  value: Named | null;
  onChange: (value: Named | null) => void;
}

/** A staff user, found by name or address. */
export function StaffChoice({ value, onChange, ...field }: StaffChoiceProps) {
  const { text } = useText();
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), 250);
  const long = search.length >= limits.search.min && search !== value?.name;
  const found = useEndpoint(findStaff, { search }, { enabled: long, staleTime: 60_000 });
  const people = long ? (found.data?.items ?? []) : [];
  const offered = value && !people.some(({ id }) => id === value.id) ? [{ ...value, email: "" }] : [];
  const email = new Map(people.map((one) => [String(one.id), one.email]));
  return (
    <Select
      {...field}
      data-autofocus
      searchable
      data={[...offered, ...people].map(({ id, name }) => ({ value: String(id), label: name }))}
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <span>
          {option.label} <span className={classes.quiet}>{email.get(option.value)}</span>
        </span>
      )}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value === null ? null : String(value.id)}
      onChange={(id, option) => onChange(id === null ? null : { id: Number(id), name: option.label })}
      nothingFoundMessage={
        long && !found.isFetching
          ? text("people.assignment.accountNone")
          : text("people.assignment.choicesType", { count: limits.search.min })
      }
    />
  );
}
