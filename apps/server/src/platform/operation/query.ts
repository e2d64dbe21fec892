import type { Endpoint, OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { Operation, QueryContext, ScopeOption } from "./operation.ts";

/** Load, allow, present. It changes nothing: the database refuses every write in it. */
export function query<E extends Endpoint>(
  endpoint: E,
  run: (context: QueryContext<E>) => Promise<OutputOf<E>>,
  options: ScopeOption<E> = {},
): Operation {
  return {
    kind: "query",
    endpoint,
    run: run as unknown as (context: QueryContext<Endpoint>) => Promise<unknown>,
    ...(options as unknown as ScopeOption<Endpoint>),
  };
}
