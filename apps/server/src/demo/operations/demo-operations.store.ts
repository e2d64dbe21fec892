import type { Tx } from "../../platform/db/transaction.ts";

export async function prohibitWords(
  tx: Tx,
  companyId: number | null,
  words: readonly string[],
): Promise<void> {
  await tx.client.query(
    "insert into prohibited_word (company_id, word) select $1::bigint, word from unnest($2::text[]) word",
    [companyId, words],
  );
}

export async function prohibitHashtags(
  tx: Tx,
  companyId: number,
  hashtags: readonly string[],
): Promise<void> {
  await tx.client.query("update company set prohibited_hashtags = $2 where id = $1", [companyId, hashtags]);
}

export async function prohibitEmail(tx: Tx, email: string, reason: string): Promise<void> {
  await tx.client.query("insert into prohibited_email (email, reason) values ($1, $2)", [email, reason]);
}

export interface PastStop {
  readonly network: string;
  readonly stoppedAt: Date;
  readonly releasedAt: Date;
  readonly by: number;
  readonly stopReason: string;
  readonly releaseReason: string;
}

/** A switch that was set and released again, with its log entries. */
export async function addPastStop(tx: Tx, stop: PastStop): Promise<void> {
  await tx.client.query(
    `insert into kill_switch (scope, key, active, reason, by_account, at) values ('network', $1, true, $2, $3, $4)`,
    [stop.network, stop.stopReason, stop.by, stop.stoppedAt],
  );
  await tx.client.query(
    `update kill_switch set active = false, reason = $2, by_account = $3, at = $4 where scope = 'network' and key = $1`,
    [stop.network, stop.releaseReason, stop.by, stop.releasedAt],
  );
  await tx.client.query(
    `update kill_switch_log set affected = case when active then 412 else 37 end, released = case when active then 0 else 35 end,
       cancelled = case when active then 0 else 2 end, done_at = case when active then null else at + interval '2 seconds' end
     where scope = 'network' and key = $1`,
    [stop.network],
  );
}

const troubled = `state in ('FAILED', 'HELD') and reason is not null and reason <> 'kill_switch' and due_at < now()`;
const endedAt = "date_trunc('milliseconds', least(due_at, now()) + interval '2 seconds')";

/** Every share that did not succeed gets the attempt that explains it. */
export async function addTroubledAttempts(tx: Tx): Promise<void> {
  // First the months: one whose rows are in the default partition can never get a partition of its own.
  const { rows: months } = await tx.client.query<{ month: string }>(
    `select distinct to_char(${endedAt}, 'YYYY-MM-01') as month from share where ${troubled}`,
  );
  for (const { month } of months)
    await tx.client.query("call platform.ensure_share_attempt_partition($1::date)", [month]);
  await tx.client.query(
    `insert into share_attempt (share_id, company_id, attempt, worker, started_at, ended_at, outcome, reason, detail)
     select id, company_id, 1, 0, due_at, ${endedAt}, 'refused', reason,
       case state when 'FAILED' then 'The network did not take the post: 422' else 'The sign-in at the network has ended: 401' end
     from share where ${troubled}`,
  );
}

export async function addFailedMail(
  tx: Tx,
  mail: { readonly recipient: string; readonly template: string; readonly error: string; readonly at: Date },
): Promise<void> {
  await tx.client.query(
    `insert into mail (recipient, template, language, state, attempts, error, created_at)
     values ($1, $2, 'en', 'FAILED', 1, $3, $4)`,
    [mail.recipient, mail.template, mail.error, mail.at],
  );
}
