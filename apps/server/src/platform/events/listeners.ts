import type { DomainEvent } from "@polyphon/contract/kit/event.ts";
import type { Job } from "../jobs/job.ts";
import type { Listener } from "./listener.ts";
import { listenerJob } from "./listener-job.ts";

let jobsOfEvent: ReadonlyMap<string, readonly Job[]> | null = null;

/** Called once by compose, in every process that emits. The last call counts, so a test may compose again. */
export function registerListeners(listeners: readonly Listener[]): void {
  const byEvent = new Map<string, Job[]>();
  const names = new Set<string>();
  for (const listener of listeners) {
    const listening = listenerJob(listener);
    if (names.has(listening.name)) throw new Error(`two listeners are named ${listening.name}`);
    names.add(listening.name);
    byEvent.set(listener.event.name, [...(byEvent.get(listener.event.name) ?? []), listening]);
  }
  jobsOfEvent = byEvent;
}

export function jobsListeningTo(event: DomainEvent): readonly Job[] {
  if (!jobsOfEvent) throw new Error("registerListeners was not called: the event would be lost");
  return jobsOfEvent.get(event.name) ?? [];
}
