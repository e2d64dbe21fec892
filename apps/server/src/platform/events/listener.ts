import type { DomainEvent, PayloadOf } from "@polyphon/contract/kit/event.ts";
import type { JobContext } from "../jobs/job-handler.ts";

/** A reaction to an event. Each listener becomes its own job, so one that fails does not delay another. */
export interface Listener {
  readonly event: DomainEvent;
  readonly name: string;
  readonly run: (context: JobContext<unknown>) => Promise<void>;
}

export function on<E extends DomainEvent>(
  event: E,
  name: string,
  run: (context: JobContext<PayloadOf<E>>) => Promise<void>,
): Listener {
  return { event, name, run: run as (context: JobContext<unknown>) => Promise<void> };
}
