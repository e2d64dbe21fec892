import type { Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import type { TableSort } from "@polyphon/ui/data/table/table-model.ts";

/** The orders that a list's call knows: `name` ascending, `-name` descending; without one it has its usual order. */
export interface ListOrders {
  readonly usual: string | undefined;
  readonly sorts: (key: string) => boolean;
}

export function ordersOf({ input }: Pick<Endpoint, "input">): ListOrders {
  const schema = input.shape["sort"];
  const usual: unknown = schema?.safeParse(undefined).data;
  return {
    usual: typeof usual === "string" ? usual : undefined,
    sorts: (key) => schema?.safeParse(key).success ?? false,
  };
}

/** What the head of the table shows for an order's name. */
export function sortOf(word: string): TableSort {
  return word.startsWith("-") ? { key: word.slice(1), direction: "desc" } : { key: word, direction: "asc" };
}

/** The value after a press on a column's head: ascending first, then reversed; the usual order needs none. */
export function sortAfter(
  { usual }: ListOrders,
  now: TableSort | undefined,
  key: string,
): string | undefined {
  const down = now?.key === key && now.direction === "asc";
  const word = down ? `-${key}` : key;
  return word === usual ? undefined : word;
}
