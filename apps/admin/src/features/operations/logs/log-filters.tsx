import { Button, Select, TextInput } from "@mantine/core";
import type { ListQuery } from "@polyphon/admin-kit/list/list-query.ts";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "../operations.module.css";

interface Choice {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** For a long label. */
  readonly wide?: boolean;
}

const day = /^\d{4}-\d{2}-\d{2}$/u;

/** Days in the address; an invalid one is ignored. */
export function daysOf(values: ListQuery["values"]) {
  const { from, to } = values;
  return {
    ...(from !== undefined && day.test(from) ? { from } : {}),
    ...(to !== undefined && day.test(to) ? { to } : {}),
  };
}

/** Filters of a log: choices and days, all in the address. */
export function LogFilters({ query, choices }: { query: ListQuery; choices: readonly Choice[] }) {
  const { text } = useText();
  const change = (name: string, value: string | null) =>
    query.change({ [name]: value === null || value === "" ? undefined : value, after: undefined });
  const names = [...choices.map(({ name }) => name), "from", "to"];
  const used = names.some((name) => query.values[name] !== undefined);
  return (
    <div className={classes.filters}>
      {choices.map(({ name, label, options, wide = false }) => (
        <Select
          key={name}
          className={(wide ? classes.wideField : classes.field) ?? ""}
          aria-label={label}
          placeholder={`${label}: ${text("operations.filter.all")}`}
          data={[...options]}
          value={query.values[name] ?? null}
          onChange={(value) => change(name, value)}
          clearable
          clearButtonProps={{ "aria-label": text("operations.filter.clear") }}
        />
      ))}
      {(["from", "to"] as const).map((name) => (
        <TextInput
          key={name}
          className={classes.days ?? ""}
          type="date"
          leftSection={text(`operations.filter.${name}`)}
          leftSectionWidth={44}
          aria-label={text(`operations.filter.${name}`)}
          value={query.values[name] ?? ""}
          onChange={(event) => change(name, event.currentTarget.value)}
        />
      ))}
      {used && (
        <Button
          variant="transparent"
          size="xs"
          onClick={() =>
            query.change(Object.fromEntries([...names, "after"].map((name) => [name, undefined])))
          }
        >
          {text("operations.filter.clear")}
        </Button>
      )}
    </div>
  );
}
