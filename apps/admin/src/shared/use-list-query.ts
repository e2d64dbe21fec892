import type { ListQuery, QueryValues } from "@polyphon/admin-kit/list-query.ts";
import { useLocation } from "@tanstack/react-router";
import { useGo } from "./app-link.tsx";
import { basePath } from "./base-path.ts";
import { queryString } from "./screen-href.ts";

/** The part of the address behind the question mark, as plain words. */
export function useListQuery(): ListQuery {
  const go = useGo();
  const { pathname, searchStr } = useLocation();
  const values: QueryValues = Object.fromEntries(new URLSearchParams(searchStr));
  const hrefOf = (changes: QueryValues) => `${basePath}${pathname}${queryString({ ...values, ...changes })}`;
  return { values, hrefOf, change: (changes, options) => go(hrefOf(changes), options) };
}
