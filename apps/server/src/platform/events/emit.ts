import type { DomainEvent } from "@polyphon/contract/kit/event.ts";
import type { z } from "zod";
import type { Tx } from "../db/transaction.ts";
import type { Job } from "../jobs/job.ts";
import { sendJobs } from "../jobs/send-job.ts";
import { jobsListeningTo } from "./listeners.ts";

type Waiting = Map<string, { job: Job; payloads: Record<string, unknown>[] }>;

const waitingIn = new WeakMap<Tx, Waiting>();

async function sendWaiting(tx: Tx): Promise<void> {
  const waiting = waitingIn.get(tx);
  waitingIn.delete(tx);
  for (const { job, payloads } of waiting?.values() ?? []) await sendJobs(tx, job, payloads);
}

/**
 * Announces that something happened. Each listener gets its own job in this transaction; they are written just before
 * COMMIT, one statement per listener however many events there were.
 */
export function emit<E extends DomainEvent>(tx: Tx, event: E, payload: z.input<E["payload"]>): void {
  const fact = event.payload.parse(payload);
  const jobs = jobsListeningTo(event);
  if (jobs.length === 0) return;

  let waiting = waitingIn.get(tx);
  if (!waiting) {
    waiting = new Map();
    waitingIn.set(tx, waiting);
    tx.beforeCommit.push(() => sendWaiting(tx));
  }
  for (const job of jobs) {
    const entry = waiting.get(job.name) ?? { job, payloads: [] };
    entry.payloads.push(fact);
    waiting.set(job.name, entry);
  }
}
