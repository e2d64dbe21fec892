import type { FieldKind } from "@polyphon/contract/kit/resource/resource-field.ts";
import type { KitFilters } from "../kit/kit-resource.ts";
import type { QueryValues } from "../list/list-query.ts";

export type FilterKind = "switch" | "words" | "references" | "days";

export interface ListFilter {
  readonly name: string;
  readonly kind: FilterKind;
  /** It takes one value at a time. */
  readonly single: boolean;
  /** The query parameters it lives in. */
  readonly keys: readonly string[];
}

const kinds: Readonly<Partial<Record<FieldKind, FilterKind>>> = {
  switch: "switch",
  choice: "words",
  choices: "words",
  reference: "references",
  references: "references",
  date: "days",
  dateTime: "days",
};

/** How a list can be narrowed, field by field. */
export function listFilters({
  fields,
  filters = [],
}: Pick<KitFilters, "fields" | "filters">): readonly ListFilter[] {
  return filters.map((name) => {
    const field = fields[name];
    const kind = field && kinds[field.kind];
    if (!kind) throw new Error(`${name}: a list cannot be narrowed by this field`);
    const keys = kind === "days" ? (field.days ?? [`${name}From`, `${name}To`]) : [name];
    return { name, kind, single: field.single === true, keys };
  });
}

export function isActive({ keys }: ListFilter, values: QueryValues): boolean {
  return keys.some((key) => (values[key] ?? "") !== "");
}

/** Several values in one parameter, divided by commas. */
export function valuesIn(word: string | undefined): readonly string[] {
  return (word ?? "").split(",").filter((one) => one !== "");
}

export function wordOfValues(values: readonly string[]): string | undefined {
  return values.length === 0 ? undefined : values.join(",");
}
