import type { Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import type { QueryValues } from "./list-query.ts";

type Asked = Pick<Endpoint, "input">;

const ownNames: ReadonlySet<string> = new Set(["after", "limit", "search", "sort"]);

/** Names in the address by which a list is narrowed, besides the search. */
export function filterNames({ input }: Asked): readonly string[] {
  return Object.keys(input.shape).filter((name) => !ownNames.has(name));
}

/** The address as filters and order of a call. An unknown value, typed manually or from an older version, is dropped. */
export function listCall(list: Asked, values: QueryValues): Record<string, string> {
  const { shape } = list.input;
  const call: Record<string, string> = {};
  for (const name of ["search", "sort", ...filterNames(list)]) {
    const value = values[name];
    if (value !== undefined && value !== "" && shape[name]?.safeParse(value).success) call[name] = value;
  }
  return call;
}

/** The same without the order, which a count does not know. */
export function countCall(list: Asked, values: QueryValues): Record<string, string> {
  const { sort: _order, ...narrowed } = listCall(list, values);
  return narrowed;
}
