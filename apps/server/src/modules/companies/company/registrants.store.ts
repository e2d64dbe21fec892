import type { Tx } from "../../../platform/db/transaction.ts";

/** The company with this e-mail domain; an inactive one accepts nobody. */
export async function findCompanyOfDomain(tx: Tx, domain: string): Promise<number | null> {
  const { rows } = await tx.client.query<{ id: number }>(
    "select id from company where lower(domain) = lower($1) and active and not individuals",
    [domain],
  );
  return rows[0]?.id ?? null;
}

/** There is one at most; of two concurrent callers the second finds the first one's. */
export async function makeCompanyOfIndividuals(tx: Tx): Promise<number> {
  const find = () => tx.client.query<{ id: number }>("select id from company where individuals");
  const known = (await find()).rows[0];
  if (known) return known.id;
  await tx.client.query(
    `insert into company (name, domain, time_zone, theme_color, individuals)
     values ('Polyphon', 'individuals.invalid', 'Europe/Berlin', '#0b7285', true) on conflict do nothing`,
  );
  const made = (await find()).rows[0];
  if (!made) throw new Error("the company of individuals is out of reach of this scope");
  return made.id;
}
