import type { Endpoint, OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { Operation, QueryContext } from "./operation.ts";

/** Load, allow, present. It changes nothing. */
export function query<E extends Endpoint>(
  endpoint: E,
  run: (context: QueryContext<E>) => Promise<OutputOf<E>>,
): Operation {
  return {
    kind: "query",
    endpoint,
    run: run as unknown as (context: QueryContext<Endpoint>) => Promise<unknown>,
  };
}
