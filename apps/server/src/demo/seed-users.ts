import type { Database } from "../platform/db/pool.ts";
import { allScope } from "../platform/db/scope.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import type { Log } from "../platform/log/log.ts";

const perCompany = 200;
const companiesAtOnce = 500;

/**
 * Employees in companies of two hundred, for measuring at size. They cannot sign in: their password hash matches
 * nothing. Written in slices, so that a million rows do not sit in one transaction.
 */
export async function seedUsers(database: Database, log: Log, users: number): Promise<void> {
  const companies = Math.ceil(users / perCompany);
  for (let from = 0; from < companies; from += companiesAtOnce) {
    const until = Math.min(from + companiesAtOnce, companies);
    await inTransaction(database, allScope("demo"), async (tx) => {
      await tx.client.query(
        `insert into company (name, domain, time_zone, theme_color)
         select 'Company ' || n, 'users-' || n || '.example', 'Europe/Berlin', '#0b7285' from generate_series($1::int, $2::int - 1) n
         on conflict do nothing`,
        [from, until],
      );
      await tx.client.query(
        `insert into account (company_id, kind, email, password_hash, first_name, last_name, terms_accepted_at)
         select c.id, 'front', 'person-' || n || '@' || c.domain, '-', 'Person', n::text, now()
         from company c cross join generate_series(1, $3::int) n
         where c.domain in (select 'users-' || n || '.example' from generate_series($1::int, $2::int - 1) n)
         on conflict do nothing`,
        [from, until, perCompany],
      );
      await tx.client.query(
        `insert into category_company (category_id, company_id)
         select g.id, c.id from company c cross join (select id from category order by id limit 5) g
         where c.domain in (select 'users-' || n || '.example' from generate_series($1::int, $2::int - 1) n)
         on conflict do nothing`,
        [from, until],
      );
    });
    log.info({ companies: until, of: companies }, "users written");
  }
}
