import type { Endpoint, OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { AfterContext, CommandContext, Operation } from "./operation.ts";

export interface CommandOptions<E extends Endpoint> {
  /** Runs after the commit, outside any transaction, and may wait: its answer replaces the command's. */
  readonly after?: (output: OutputOf<E>, context: AfterContext<E>) => Promise<OutputOf<E>>;
}

/** Load, allow, decide, write, announce: one transaction, one audit entry, safe to repeat under one idempotency key. */
export function command<E extends Endpoint>(
  endpoint: E,
  run: (context: CommandContext<E>) => Promise<OutputOf<E>>,
  options: CommandOptions<E> = {},
): Operation {
  const operation = {
    kind: "command",
    endpoint,
    run: run as unknown as (context: CommandContext<Endpoint>) => Promise<unknown>,
  } as const;
  return options.after
    ? {
        ...operation,
        after: options.after as unknown as (
          output: unknown,
          context: AfterContext<Endpoint>,
        ) => Promise<unknown>,
      }
    : operation;
}
