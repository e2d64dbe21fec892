import type { Endpoint, OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { FlowContext, Operation } from "./operation.ts";

/** Several short transactions with calls to the outside between them. For what one transaction must not span. */
export function flow<E extends Endpoint>(
  endpoint: E,
  run: (context: FlowContext<E>) => Promise<OutputOf<E>>,
): Operation {
  return {
    kind: "flow",
    endpoint,
    run: run as unknown as (context: FlowContext<Endpoint>) => Promise<unknown>,
  };
}
