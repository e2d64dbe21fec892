import type { QueryValues } from "@polyphon/admin-kit/list/list-query.ts";
import { listPosts } from "@polyphon/contract/content/content.contract.ts";
import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";

export const filterFields = ["categoryId", "source", "language", "type", "status", "postTagId"] as const;
export type FilterField = (typeof filterFields)[number];

export const pageSize = 25;

/** The address as a call. Values that no filter knows, typed or outdated, are dropped. */
export function postCall(values: QueryValues): CallOf<typeof listPosts> {
  const { shape } = listPosts.input;
  const names = ["after", "search", "state", ...filterFields] as const;
  const known = names.filter(
    (name) => values[name] !== undefined && shape[name].safeParse(values[name]).success,
  );
  return { limit: pageSize, ...Object.fromEntries(known.map((name) => [name, values[name]])) };
}
