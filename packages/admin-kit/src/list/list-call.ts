import type { KitResource } from "../kit/kit-resource.ts";
import type { QueryValues } from "./list-query.ts";

const ownNames: ReadonlySet<string> = new Set(["after", "limit", "search", "sort"]);

/** Names in the address by which the list is narrowed, besides the search. */
export function filterNames(resource: KitResource): readonly string[] {
  return Object.keys(resource.list.input.shape).filter((name) => !ownNames.has(name));
}

/** The address as filters of a call. An unknown value, typed manually or from an older version, is dropped. */
export function listCall(resource: KitResource, values: QueryValues): Record<string, string> {
  const { shape } = resource.list.input;
  const call: Record<string, string> = {};
  for (const name of ["search", "sort", ...filterNames(resource)]) {
    const value = values[name];
    if (value !== undefined && value !== "" && shape[name]?.safeParse(value).success) call[name] = value;
  }
  return call;
}

/** The same without the order, which a count does not know. */
export function countCall(resource: KitResource, values: QueryValues): Record<string, string> {
  const { sort: _order, ...narrowed } = listCall(resource, values);
  return narrowed;
}
