import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { z } from "zod";
import type { Tx } from "../db/transaction.ts";
import { sendJobs } from "../jobs/send-job.ts";
import { deliverMailJob } from "./deliver-mail.job.ts";
import type { MailKind } from "./mail-kind.ts";

export interface MailsToQueue<V extends z.ZodObject> {
  readonly companyId: number | null;
  readonly template: MailKind<V>;
  /** What very many are counted by; they go behind every mail that somebody waits for. */
  readonly batch?: string;
  readonly mails: readonly {
    readonly recipient: string;
    readonly language: Language;
    readonly values: z.input<V>;
    /** What caused the mail; the same cause a second time mails nothing. */
    readonly onceKey?: string | undefined;
  }[];
}

/** A password link does not wait behind thousands. */
const lastPriority = -10;

/**
 * Mails of one kind, in two statements. They exist and will be delivered when, and only when, the transaction commits; those
 * whose cause was mailed before are left out.
 */
export async function queueMails<V extends z.ZodObject>(tx: Tx, queued: MailsToQueue<V>): Promise<number[]> {
  const { companyId, template, batch, mails } = queued;
  if (mails.length === 0) return [];
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into mail (company_id, template, batch, recipient, language, values, once_key)
     select $1, $2, $3, * from unnest($4::text[], $5::text[], $6::jsonb[], $7::text[])
     on conflict do nothing returning id`,
    [
      companyId,
      template.name,
      batch ?? null,
      mails.map(({ recipient }) => recipient),
      mails.map(({ language }) => language),
      mails.map(({ values }) => JSON.stringify(template.values.parse(values))),
      mails.map(({ onceKey }) => onceKey ?? null),
    ],
  );
  const ids = rows.map(({ id }) => id);
  const jobs = ids.map((mailId) => ({ mailId }));
  await sendJobs(tx, deliverMailJob, jobs, batch === undefined ? {} : { priority: lastPriority });
  return ids;
}

export interface MailCounts {
  readonly waiting: number;
  readonly sent: number;
  readonly failed: number;
}

export async function countMails(tx: Tx, batch: string): Promise<MailCounts> {
  const { rows } = await tx.client.query<{ state: string; counted: number }>(
    "select state, count(*)::int as counted from mail where batch = $1 group by state",
    [batch],
  );
  const of = (state: string) => rows.find((row) => row.state === state)?.counted ?? 0;
  return { waiting: of("PENDING"), sent: of("SENT"), failed: of("FAILED") };
}
