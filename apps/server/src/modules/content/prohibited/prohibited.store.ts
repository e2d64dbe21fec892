import type { Tx } from "../../../platform/db/transaction.ts";

/** How often the lists were changed; while it stays the same, a prepared list is still the list. */
export async function findProhibitedChange(tx: Tx): Promise<number> {
  const { rows } = await tx.client.query<{ number: number }>({
    name: "prohibited-change",
    text: "select number from prohibited_change",
  });
  return rows[0]?.number ?? 0;
}

/** Of one company: a company's own words, or those of the provider. */
export async function findProhibitedWords(tx: Tx, companyId: number | null): Promise<string[]> {
  const { rows } = await tx.client.query<{ word: string }>(
    "select word from prohibited_word where coalesce(company_id, 0) = $1",
    [companyId ?? 0],
  );
  return rows.map(({ word }) => word);
}

export async function findProhibitedEmails(tx: Tx): Promise<string[]> {
  const { rows } = await tx.client.query<{ email: string }>("select email from prohibited_email");
  return rows.map(({ email }) => email);
}

export async function findProhibitedEntries(
  tx: Tx,
  candidates: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.client.query<{ entry: string }>(
    "select lower(email) as entry from prohibited_email where lower(email) = any($1)",
    [candidates],
  );
  return new Set(rows.map(({ entry }) => entry));
}

/** By its own index: the address, and each domain that contains it. */
export async function findsProhibitedEmail(tx: Tx, candidates: readonly string[]): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    "select from prohibited_email where lower(email) = any($1) limit 1",
    [candidates],
  );
  return rowCount !== 0;
}
