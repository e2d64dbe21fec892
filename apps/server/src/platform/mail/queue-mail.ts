import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { z } from "zod";
import type { Tx } from "../db/transaction.ts";
import type { MailKind } from "./mail-kind.ts";
import { queueMails } from "./queue-mails.ts";

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
  const { companyId, template, ...one } = mail;
  const [id] = await queueMails(tx, { companyId, template, mails: [one] });
  return id ?? null;
}
