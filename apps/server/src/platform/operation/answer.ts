import type { Endpoint, OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { AnswerContext, Operation } from "./operation.ts";

/** From the settings alone: it opens no transaction, so it works without the database. */
export function answer<E extends Endpoint>(
  endpoint: E,
  run: (context: AnswerContext<E>) => OutputOf<E>,
): Operation {
  return { kind: "answer", endpoint, run: async (context) => run(context) };
}
