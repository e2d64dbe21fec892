import type { KitResource } from "../kit/kit-resource.ts";
import type { QueryValues } from "../list/list-query.ts";

export type FilterKind = "switch" | "words" | "references" | "days";

export interface ListFilter {
  readonly name: string;
  readonly kind: FilterKind;
  /** The query parameters it lives in. */
  readonly keys: readonly string[];
}

/** How a list can be narrowed, field by field. */
export function listFilters({
  fields,
  filters = [],
}: Pick<KitResource, "fields" | "filters">): readonly ListFilter[] {
  return filters.map((name): ListFilter => {
    switch (fields[name]?.kind) {
      case "switch":
        return { name, kind: "switch", keys: [name] };
      case "choice":
      case "choices":
        return { name, kind: "words", keys: [name] };
      case "reference":
      case "references":
        return { name, kind: "references", keys: [name] };
      case "date":
      case "dateTime":
        return { name, kind: "days", keys: [`${name}From`, `${name}To`] };
      default:
        throw new Error(`${name}: a list cannot be narrowed by this field`);
    }
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
