import type { DomainEvent } from "@polyphon/contract/kit/event.ts";
import type { z } from "zod";
import type { AtCommit, Tx } from "../db/transaction.ts";
import type { Job } from "../jobs/job.ts";
import { sendJobs } from "../jobs/send-job.ts";
import { jobsListeningTo } from "./listeners.ts";

interface Announcement {
  readonly job: Job;
  readonly payload: Record<string, unknown>;
}

/** One statement per listener, however many events there were. */
const announcements: AtCommit<Announcement> = {
  write: async (tx, entries) => {
    for (const [job, payloads] of Map.groupBy(entries, (one) => one.job))
      await sendJobs(
        tx,
        job,
        payloads.map(({ payload }) => payload),
      );
  },
};

/** Announces that something happened: each listener gets a job of its own, in this transaction. */
export function emit<E extends DomainEvent>(tx: Tx, event: E, payload: z.input<E["payload"]>): void {
  const fact = event.payload.parse(payload);
  for (const job of jobsListeningTo(event)) tx.atCommit(announcements, { job, payload: fact });
}
