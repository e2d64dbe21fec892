import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { listPostCategories } from "@polyphon/contract/content/content.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../../../../shared/text/use-text.ts";

export interface CategoryChoice {
  readonly id: number;
  readonly name: string;
  readonly utmMandatory: boolean;
}

export interface CategoryFieldProps {
  value: string | null;
  /** The chosen one, which may not be among the first hundred. */
  chosen: CategoryChoice | undefined;
  error: string | undefined;
  onChange: (category: CategoryChoice | null) => void;
}

const WAIT_MS = 250;

/** The first hundred at once, the others by typing a part of the name. */
export function CategoryField({ value, chosen, error, onChange }: CategoryFieldProps) {
  const { text } = useText();
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), WAIT_MS);
  const wanted = search === "" || search === chosen?.name ? {} : { search };
  const found = useEndpoint(listPostCategories, wanted, {
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  const offered = found.data?.categories ?? [];
  const all = chosen && !offered.some(({ id }) => id === chosen.id) ? [chosen, ...offered] : offered;
  return (
    <Select
      label={text("content.form.category")}
      placeholder={text("content.form.categoryPlaceholder")}
      nothingFoundMessage={text("content.form.noCategory")}
      withAsterisk
      aria-required
      searchable
      data={all.map(({ id, name }) => ({ value: String(id), label: name }))}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value}
      error={error}
      onChange={(id) => onChange(all.find((one) => String(one.id) === id) ?? null)}
    />
  );
}
