import type { QueryValues } from "@polyphon/admin-kit/list/list-query.ts";
import type { Endpoint } from "@polyphon/contract/kit/endpoint.ts";

/** The address as a call; a value that the endpoint does not know asks for nothing. */
export function askedOf({ input }: Pick<Endpoint, "input">, values: QueryValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input.shape).flatMap(([name, schema]) => {
      const value = values[name];
      const fits = value !== undefined && value !== "" && schema.safeParse(value).success;
      return fits && name !== "limit" ? [[name, value]] : [];
    }),
  );
}
