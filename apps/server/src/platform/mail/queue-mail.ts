import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { z } from "zod";
import type { Tx } from "../db/transaction.ts";
import { sendJob } from "../jobs/send-job.ts";
import { deliverMailJob } from "./deliver-mail.job.ts";
import type { MailKind } from "./mail-kind.ts";

export interface MailToQueue<V extends z.ZodObject> {
  readonly companyId: number | null;
  readonly recipient: string;
  readonly template: MailKind<V>;
  readonly language: Language;
  readonly values: z.input<V>;
  /** What caused the mail; the same cause a second time mails nothing. */
  readonly onceKey?: string;
}

/** The mail exists and will be delivered when, and only when, the transaction commits. Null: its cause was mailed before. */
export async function queueMail<V extends z.ZodObject>(tx: Tx, mail: MailToQueue<V>): Promise<number | null> {
  const values = mail.template.values.parse(mail.values);
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into mail (company_id, recipient, template, language, values, once_key)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
    [
      mail.companyId,
      mail.recipient,
      mail.template.name,
      mail.language,
      JSON.stringify(values),
      mail.onceKey ?? null,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) return null;
  await sendJob(tx, deliverMailJob, { mailId: id });
  return id;
}
