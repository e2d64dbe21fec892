import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { Wording } from "./mail-template.ts";

export async function findWording(tx: Tx, template: string, language: Language): Promise<Wording | null> {
  const { rows } = await tx.client.query<Wording>(
    "select subject, body from mail_wording where template = $1 and language = $2",
    [template, language],
  );
  return rows[0] ?? null;
}

export interface KeptWording extends Wording {
  readonly template: string;
  readonly language: Language;
}

/** What staff wrote, of one mail or of all; there are only as many as the product has mails. */
export async function findWordings(tx: Tx, template: string | null): Promise<KeptWording[]> {
  const { rows } = await tx.client.query<KeptWording>(
    "select template, language, subject, body from mail_wording where $1::text is null or template = $1",
    [template],
  );
  return rows;
}

/** Null restores the default text. */
export async function replaceWording(
  tx: Tx,
  template: string,
  language: Language,
  wording: Wording | null,
): Promise<void> {
  if (wording === null) {
    await tx.client.query("delete from mail_wording where template = $1 and language = $2", [
      template,
      language,
    ]);
    return;
  }
  await tx.client.query(
    `insert into mail_wording (template, language, subject, body) values ($1, $2, $3, $4)
     on conflict (template, language) do update set subject = excluded.subject, body = excluded.body`,
    [template, language, wording.subject, wording.body],
  );
}
