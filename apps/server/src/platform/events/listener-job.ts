import { type Job, job } from "../jobs/job.ts";
import type { JobHandler } from "../jobs/job-handler.ts";
import type { Listener } from "./listener.ts";

/** One queue per listener. pg-boss allows no colon in a queue's name, hence the slashes. */
export function listenerJob(listener: Listener): Job {
  return job(`event/${listener.event.name}/${listener.name}`, listener.event.payload);
}

export function listenerHandlers(listeners: readonly Listener[]): JobHandler[] {
  return listeners.map((listener) => ({ job: listenerJob(listener), run: listener.run }));
}
