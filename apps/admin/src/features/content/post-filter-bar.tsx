import { Button, Popover, Select, Stack } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import type { ListQuery } from "@polyphon/admin-kit/list-query.ts";
import { contentLanguages, postSources } from "@polyphon/contract/content/content.ts";
import { listPostCategories } from "@polyphon/contract/content/content.contract.ts";
import { FilterChip } from "@polyphon/ui/data/filter-chip.tsx";
import { KeyHint } from "@polyphon/ui/data/key-hint.tsx";
import { useEndpoint } from "@polyphon/web/use-endpoint.ts";
import { IconFilterPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useText } from "../../shared/use-text.ts";
import { type FilterField, filterFields } from "./post-filters.ts";
import classes from "./post-list.module.css";

interface Choice {
  readonly value: string;
  readonly label: string;
}

function useChoices(): Readonly<Record<FilterField, readonly Choice[]>> {
  const { text } = useText();
  const categories = useEndpoint(listPostCategories, {}, { staleTime: 60_000 });
  return {
    categoryId: (categories.data?.categories ?? []).map(({ id, name }) => ({
      value: String(id),
      label: name,
    })),
    source: postSources.map((value) => ({ value, label: text(`content.sources.${value}`) })),
    language: contentLanguages.map((value) => ({ value, label: text(`content.languages.${value}`) })),
  };
}

const labelKeys = { categoryId: "category", source: "source", language: "language" } as const;

/** Filters as words, each with a cross; one button opens all of them. */
export function PostFilterBar({ query }: { query: ListQuery }) {
  const { text } = useText();
  const choices = useChoices();
  const [opened, setOpened] = useState(false);
  useHotkeys([["F", () => setOpened(true)]]);
  const labelOf = (field: FilterField) => text(`content.list.${labelKeys[field]}`);
  const active = filterFields.flatMap((field) => {
    const value = query.values[field];
    const found = choices[field].find((choice) => choice.value === value);
    return value === undefined ? [] : [{ field, label: found?.label ?? value }];
  });
  const change = (field: FilterField, value: string | null) =>
    query.change({ [field]: value ?? undefined, after: undefined });

  return (
    <>
      {active.map(({ field, label }) => (
        <FilterChip
          key={field}
          field={text("content.list.fieldIs", { field: labelOf(field) })}
          value={label}
          onOpen={() => setOpened(true)}
          onRemove={() => change(field, null)}
          removeLabel={text("content.list.removeFilter", { field: labelOf(field) })}
        />
      ))}
      <Popover opened={opened} onChange={setOpened} position="bottom-start" width={280} trapFocus>
        <Popover.Target>
          <Button
            className={classes.filter ?? ""}
            variant="subtle"
            size="xs"
            leftSection={<IconFilterPlus size={15} stroke={1.7} aria-hidden />}
            rightSection={<KeyHint keys="F" />}
            onClick={() => setOpened((now) => !now)}
          >
            {text("content.list.filterBy")}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <Stack gap="sm">
            {filterFields.map((field, at) => (
              <Select
                key={field}
                data-autofocus={at === 0 || undefined}
                label={labelOf(field)}
                data={[...choices[field]]}
                value={query.values[field] ?? null}
                onChange={(value) => change(field, value)}
                searchable={field === "categoryId"}
                clearable
                placeholder={text("content.list.all")}
                nothingFoundMessage={text("content.form.noCategory")}
                comboboxProps={{ withinPortal: false }}
              />
            ))}
          </Stack>
        </Popover.Dropdown>
      </Popover>
      {active.length > 0 && (
        <Button
          variant="transparent"
          size="xs"
          onClick={() =>
            query.change({ categoryId: undefined, source: undefined, language: undefined, after: undefined })
          }
        >
          {text("content.list.clear")}
        </Button>
      )}
    </>
  );
}
