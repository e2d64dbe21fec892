import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { limits } from "@polyphon/contract/limits.ts";
import { findCalendarEmployees } from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { useText } from "../../../shared/text/use-text.ts";

export interface EmployeeFilterProps {
  value: { readonly id: number; readonly name: string } | null;
  onChange: (value: { readonly id: number; readonly name: string } | null) => void;
}

/** One of very many employees, found by typing. */
export function EmployeeFilter({ value, onChange }: EmployeeFilterProps) {
  const { text } = useText();
  const [typed, setTyped] = useState(value?.name ?? "");
  const [search] = useDebouncedValue(typed.trim(), 250);
  const long = search.length >= limits.search.min && search !== value?.name;
  const found = useEndpoint(findCalendarEmployees, { search }, { enabled: long, staleTime: 60_000 });
  const people = long ? (found.data?.items ?? []) : [];
  const own = value && !people.some(({ id }) => id === value.id) ? [value] : [];
  return (
    <Select
      aria-label={text("sharing.calendar.employee")}
      placeholder={text("sharing.calendar.anyEmployee")}
      searchable
      clearable
      data={[...own, ...people].map(({ id, name }) => ({ value: String(id), label: name }))}
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value === null ? null : String(value.id)}
      onChange={(id, option) => onChange(id === null ? null : { id: Number(id), name: option.label })}
      nothingFoundMessage={
        long && !found.isFetching
          ? text("sharing.calendar.employeeNone")
          : text("sharing.calendar.employeeType", { count: limits.search.min })
      }
    />
  );
}
