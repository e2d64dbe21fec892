import type { Endpoint, OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { FlowContext, FlowReason, Operation } from "./operation.ts";

/**
 * Several short transactions with something between them that none may span. It writes its own audit lines and keeps
 * no answer for a repetition: whatever fits into one transaction is a query or a command.
 */
export function flow<E extends Endpoint>(
  endpoint: E,
  reason: FlowReason,
  run: (context: FlowContext<E>) => Promise<OutputOf<E>>,
): Operation {
  return {
    kind: "flow",
    endpoint,
    reason,
    run: run as unknown as (context: FlowContext<Endpoint>) => Promise<unknown>,
  };
}
