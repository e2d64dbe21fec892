import type { QueryValues } from "@polyphon/admin-kit/list/list-query.ts";
import type { Endpoint } from "@polyphon/contract/kit/endpoint.ts";

/** The address as a call; values that the endpoint does not know are ignored. */
export function askedOf({ input }: Pick<Endpoint, "input">, values: QueryValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input.shape).flatMap(([name, schema]) => {
      const value = values[name];
      const fits = value !== undefined && value !== "" && schema.safeParse(value).success;
      return fits && name !== "limit" ? [[name, value]] : [];
    }),
  );
}
