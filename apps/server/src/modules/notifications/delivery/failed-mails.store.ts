import type { Tx } from "../../../platform/db/transaction.ts";

export interface FailedMail {
  readonly id: number;
  readonly recipient: string;
  readonly template: string;
  readonly error: string | null;
  readonly at: Date;
}

/** Mails that will not arrive, newest first. */
export async function listFailedMails(
  tx: Tx,
  input: {
    readonly since: Date;
    readonly until: Date | null;
    readonly after: { readonly at: Date; readonly id: number } | null;
    readonly limit: number;
  },
): Promise<FailedMail[]> {
  const { rows } = await tx.client.query<FailedMail>(
    `select id, recipient, template, error, date_trunc('milliseconds', created_at) as at from mail
     where state = 'FAILED' and created_at >= $1 and ($2::timestamptz is null or created_at < $2)
       and ($3::timestamptz is null or (date_trunc('milliseconds', created_at), id) < ($3, $4::bigint))
       and ($3::timestamptz is null or created_at < $3::timestamptz + interval '1 ms')
     order by created_at desc, id desc limit $5`,
    [input.since, input.until, input.after?.at ?? null, input.after?.id ?? null, input.limit],
  );
  return rows;
}
