import type { QueryValues } from "@polyphon/admin-kit/list/list-query.ts";
import { fillPath } from "@polyphon/contract/kit/endpoint.ts";
import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";

type ParameterOf<P extends string> = P extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : P extends `${string}/:${infer Name}`
    ? Name
    : never;

type Parameters<P extends string> = [ParameterOf<P>] extends [never]
  ? Readonly<Record<string, never>>
  : Readonly<Record<ParameterOf<P>, string | number>>;

export function queryString(values: QueryValues): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== "") query.set(name, value);
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** The address of a catalogued screen. A screen that does not exist, or a missing parameter, does not compile. */
export function screenHref<P extends AdminScreenPath>(
  path: P,
  parameters: Parameters<P>,
  query: QueryValues = {},
): string {
  return fillPath(path, parameters) + queryString(query);
}
