import type { TableSort } from "@polyphon/ui/data/table/table-model.ts";
import type { KitResource } from "../kit/kit-resource.ts";

/** `-name` in the address is the column downwards; without a word the list has its own order. */
export function sortOf({ sortBy }: Pick<KitResource, "sortBy">, word = sortBy): TableSort {
  return word.startsWith("-") ? { key: word.slice(1), direction: "desc" } : { key: word, direction: "asc" };
}

/** The word after a press on a column's head: upwards first, then the other way round; the own order needs none. */
export function sortAfter(
  resource: Pick<KitResource, "sortBy">,
  now: TableSort,
  key: string,
): string | undefined {
  const down = now.key === key && now.direction === "asc";
  const word = down ? `-${key}` : key;
  return word === resource.sortBy ? undefined : word;
}
