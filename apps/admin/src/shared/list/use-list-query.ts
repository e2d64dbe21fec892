import type { ListQuery, QueryValues } from "@polyphon/admin-kit/list/list-query.ts";
import { useLocation } from "@tanstack/react-router";
import { useGo } from "../address/app-link.tsx";
import { basePath } from "../address/base-path.ts";
import { queryString } from "../address/screen-href.ts";

/** The query string of the address, as plain strings. */
export function useListQuery(): ListQuery {
  const go = useGo();
  const { pathname, searchStr } = useLocation();
  const values: QueryValues = Object.fromEntries(new URLSearchParams(searchStr));
  const hrefOf = (changes: QueryValues) => `${basePath}${pathname}${queryString({ ...values, ...changes })}`;
  return { values, hrefOf, change: (changes, options) => go(hrefOf(changes), options) };
}
