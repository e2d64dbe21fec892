import { Button, Popover, Stack } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { FilterChip } from "@polyphon/ui/data/list/filter-chip.tsx";
import { KeyHint } from "@polyphon/ui/data/key-hint.tsx";
import { IconFilterPlus } from "@tabler/icons-react";
import { useState } from "react";
import classes from "./filter-field.module.css";
import { FilterField } from "./filter-field.tsx";
import { isActive, listFilters } from "./filter-model.ts";
import { FilterWords } from "./filter-words.tsx";
import { useKit } from "../kit/kit-context.tsx";
import type { KitFilters } from "../kit/kit-resource.ts";
import type { ListQuery, QueryValues } from "../list/list-query.ts";
import { resourceText } from "../kit/resource-text.ts";

const without = (keys: readonly string[]): QueryValues =>
  Object.fromEntries([...keys, "after"].map((key) => [key, undefined]));

/** Filters as words, each with a cross; one button opens all of them. */
export function FilterBar({ resource, query }: { resource: KitFilters; query: ListQuery }) {
  const kit = useKit();
  const words = resourceText(kit, resource);
  const [opened, setOpened] = useState(false);
  const filters = listFilters(resource);
  useHotkeys(filters.length === 0 ? [] : [["F", () => setOpened(true)]]);
  if (filters.length === 0) return null;
  const active = filters.filter((filter) => isActive(filter, query.values));
  const change = (changes: QueryValues) => query.change({ ...changes, after: undefined });
  return (
    <>
      {active.map((filter) => (
        <FilterChip
          key={filter.name}
          field={words.field(filter.name)}
          value={<FilterWords resource={resource} filter={filter} values={query.values} />}
          onOpen={() => setOpened(true)}
          onRemove={() => query.change(without(filter.keys))}
          removeLabel={kit.text("kit.filter.remove", { field: words.field(filter.name) })}
        />
      ))}
      <Popover opened={opened} onChange={setOpened} position="bottom-start" width={300} trapFocus>
        <Popover.Target>
          <Button
            className={classes.open ?? ""}
            variant="subtle"
            size="xs"
            leftSection={<IconFilterPlus size={15} stroke={1.7} aria-hidden />}
            rightSection={<KeyHint keys="F" />}
            onClick={() => setOpened((now) => !now)}
          >
            {kit.text("kit.filter.open")}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <Stack gap="sm">
            {filters.map((filter) => (
              <FilterField
                key={filter.name}
                resource={resource}
                filter={filter}
                values={query.values}
                onChange={change}
              />
            ))}
          </Stack>
        </Popover.Dropdown>
      </Popover>
      {active.length > 0 && (
        <Button
          variant="transparent"
          size="xs"
          onClick={() => query.change(without(active.flatMap(({ keys }) => keys)))}
        >
          {kit.text("kit.filter.clear")}
        </Button>
      )}
    </>
  );
}
