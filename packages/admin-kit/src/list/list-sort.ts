import type { TableSort } from "@polyphon/ui/data/table/table-model.ts";
import type { KitResource } from "../kit/kit-resource.ts";

/** `-name` in the address sorts the column descending; without it the list has its default order. */
export function sortOf({ sortBy }: Pick<KitResource, "sortBy">, word = sortBy): TableSort {
  return word.startsWith("-") ? { key: word.slice(1), direction: "desc" } : { key: word, direction: "asc" };
}

/** The value after a press on a column's head: ascending first, then reversed; the default order needs none. */
export function sortAfter(
  resource: Pick<KitResource, "sortBy">,
  now: TableSort,
  key: string,
): string | undefined {
  const down = now.key === key && now.direction === "asc";
  const word = down ? `-${key}` : key;
  return word === resource.sortBy ? undefined : word;
}
