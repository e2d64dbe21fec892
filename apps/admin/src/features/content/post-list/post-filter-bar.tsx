import { Button, Popover, Select, Stack } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import type { ListQuery } from "@polyphon/admin-kit/list/list-query.ts";
import { ReferenceInput } from "@polyphon/admin-kit/reference/reference-input.tsx";
import type { ChoiceEndpoint } from "@polyphon/admin-kit/reference/use-choices.ts";
import {
  contentLanguages,
  postSources,
  postStatuses,
  postTypes,
} from "@polyphon/contract/content/content.ts";
import { findPostTagChoices } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { choiceSources } from "@polyphon/contract/kit/choice-source.ts";
import { FilterChip } from "@polyphon/ui/data/list/filter-chip.tsx";
import { KeyHint } from "@polyphon/ui/data/key-hint.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconFilterPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useText } from "../../../shared/text/use-text.ts";
import { type FilterField, filterFields } from "./post-filters.ts";
import classes from "./post-list.module.css";

const named = { categoryId: choiceSources.category, postTagId: findPostTagChoices } as const;
type NamedField = keyof typeof named;
type WordField = Exclude<FilterField, NamedField>;

const isNamed = (field: FilterField): field is NamedField => field in named;

function useWords(): Readonly<Record<WordField, readonly { value: string; label: string }[]>> {
  const { text } = useText();
  return {
    source: postSources.map((value) => ({ value, label: text(`content.sources.${value}`) })),
    language: contentLanguages.map((value) => ({ value, label: text(`content.languages.${value}`) })),
    type: postTypes.map((value) => ({ value, label: text(`content.types.${value}`) })),
    status: postStatuses.map((value) => ({ value, label: text(`content.statuses.${value}`) })),
  };
}

/** The name of an id in the address; the number until the name is loaded. */
function useNameOf(field: NamedField, id: string | undefined): string | undefined {
  const endpoint: ChoiceEndpoint = named[field];
  const found = useEndpoint(
    endpoint,
    { ids: id ?? "" },
    { enabled: id !== undefined && /^\d+$/u.test(id), staleTime: 300_000 },
  );
  return id === undefined ? undefined : (found.data?.items.find((one) => String(one.id) === id)?.name ?? id);
}

const labelKeys = {
  categoryId: "category",
  source: "source",
  language: "language",
  type: "type",
  status: "status",
  postTagId: "postTagId",
} as const satisfies Record<FilterField, string>;

/** Filters as chips, each with a cross; one button opens all of them. */
export function PostFilterBar({ query }: { query: ListQuery }) {
  const { text } = useText();
  const words = useWords();
  const names = {
    categoryId: useNameOf("categoryId", query.values["categoryId"]),
    postTagId: useNameOf("postTagId", query.values["postTagId"]),
  };
  const [opened, setOpened] = useState(false);
  useHotkeys([["F", () => setOpened(true)]]);
  const labelOf = (field: FilterField) => text(`content.list.${labelKeys[field]}`);
  const active = filterFields.flatMap((field) => {
    const value = query.values[field];
    if (value === undefined) return [];
    const label = isNamed(field) ? names[field] : words[field].find((one) => one.value === value)?.label;
    return [{ field, label: label ?? value }];
  });
  const change = (field: FilterField, value: string | null) =>
    query.change({ [field]: value ?? undefined, after: undefined });
  const none = Object.fromEntries([...filterFields, "after"].map((field) => [field, undefined]));

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
            {filterFields.map((field, at) => {
              const value = query.values[field];
              return isNamed(field) ? (
                <ReferenceInput
                  key={field}
                  endpoint={named[field]}
                  label={labelOf(field)}
                  value={value === undefined ? null : { id: Number(value), name: names[field] ?? value }}
                  onChange={(chosen) => change(field, chosen && String(chosen.id))}
                  clearable
                  placeholder={text("content.list.all")}
                  inPlace
                />
              ) : (
                <Select
                  key={field}
                  data-autofocus={at === 0 || undefined}
                  label={labelOf(field)}
                  data={[...words[field]]}
                  value={value ?? null}
                  onChange={(next) => change(field, next)}
                  clearable
                  placeholder={text("content.list.all")}
                  comboboxProps={{ withinPortal: false }}
                />
              );
            })}
          </Stack>
        </Popover.Dropdown>
      </Popover>
      {active.length > 0 && (
        <Button variant="transparent" size="xs" onClick={() => query.change(none)}>
          {text("content.list.clear")}
        </Button>
      )}
    </>
  );
}
