import type { Tx } from "../../../platform/db/transaction.ts";
import { makeLinkBox } from "../../../platform/mail/sealed-link.ts";
import { resealEach, resealedAtOnce, type SealedRows } from "../../../platform/secret/sealed-rows.ts";

/** The values of a mail that are sealed, as `key.bytes`. */
const sealedValues = ["link", "password"] as const;
type SealedValues = Readonly<Partial<Record<(typeof sealedValues)[number], string>>>;

async function keysInUse(tx: Tx): Promise<string[]> {
  const { rows } = await tx.client.query<{ key: string }>(
    `select distinct regexp_replace(value, '[.][^.]*$', '') as key /* not null: key */
     from mail, lateral (values (values->>'link'), (values->>'password')) as sealed (value)
     where state = 'PENDING' and value is not null`,
  );
  return rows.map(({ key }) => key);
}

interface WaitingMail {
  readonly id: string;
  readonly template: string;
  readonly values: SealedValues;
}

async function waitingWith(tx: Tx, key: string, after: string | null): Promise<WaitingMail[]> {
  const { rows } = await tx.client.query<WaitingMail>(
    `select id::text, template, values /* json: SealedValues */ from mail
     where state = 'PENDING' and ($2::bigint is null or id > $2)
       and $1 in (regexp_replace(values->>'link', '[.][^.]*$', ''), regexp_replace(values->>'password', '[.][^.]*$', ''))
     order by mail.id limit $3 for update skip locked`,
    [key, after, resealedAtOnce],
  );
  return rows;
}

/** Of mails that are still to be sent; nobody opens the others again. */
export const sealedMails: SealedRows = {
  table: "mail",
  keysInUse,
  resealSome: async (tx, box, { key, after }) => {
    const linkBox = makeLinkBox(box);
    const { done, ...counts } = resealEach(await waitingWith(tx, key, after), ({ id, template, values }) => {
      const again = sealedValues.flatMap((name) => {
        const sealed = values[name];
        return sealed === undefined ? [] : [[name, linkBox.seal(linkBox.open(sealed, template), template)]];
      });
      return { id, values: JSON.stringify(Object.fromEntries(again)) };
    });
    if (done.length > 0)
      await tx.client.query(
        `update mail set values = mail.values || given.values::jsonb
         from unnest($1::bigint[], $2::text[]) as given (id, values) where mail.id = given.id`,
        [done.map(({ id }) => Number(id)), done.map(({ values }) => values)],
      );
    return counts;
  },
};
