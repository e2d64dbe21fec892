import type { QueryValues } from "@polyphon/admin-kit/list/list-query.ts";
import type { Endpoint } from "@polyphon/contract/kit/endpoint.ts";

/** The address as a call; values that no filter knows are ignored. */
export function knownValues(
  { input }: Pick<Endpoint, "input">,
  values: QueryValues,
  names: readonly string[],
): Record<string, string> {
  const fits = (name: string, value: string) => input.shape[name]?.safeParse(value).success === true;
  return Object.fromEntries(
    ["after", ...names].flatMap((name) => {
      const value = values[name];
      return value !== undefined && fits(name, value) ? [[name, value]] : [];
    }),
  );
}
