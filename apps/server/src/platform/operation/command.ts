import type { Endpoint, OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { AfterContext, CommandContext, Operation, ScopeOption } from "./operation.ts";

export interface CommandOptions<E extends Endpoint> extends ScopeOption<E> {
  /** Runs after the commit, outside any transaction, and may wait: its answer replaces the command's. */
  readonly after?: (output: OutputOf<E>, context: AfterContext<E>) => Promise<OutputOf<E>>;
}

/** Load, allow, decide, write, announce: one transaction, one audit entry, safe to repeat under one idempotency key. */
export function command<E extends Endpoint>(
  endpoint: E,
  run: (context: CommandContext<E>) => Promise<OutputOf<E>>,
  options: CommandOptions<E> = {},
): Operation {
  return {
    kind: "command",
    endpoint,
    run: run as unknown as (context: CommandContext<Endpoint>) => Promise<unknown>,
    ...(options as unknown as CommandOptions<Endpoint>),
  };
}
