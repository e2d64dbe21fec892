import type { Tx } from "../../../platform/db/transaction.ts";

/** Adds the appended changes to the numbers. Later ones stay for the next time. */
export async function addUpPeople(tx: Tx): Promise<void> {
  await tx.client.query(
    `with gone as (delete from people_count_change returning company_id, change)
     insert into people_count (company_id, people) select company_id, sum(change) from gone group by company_id
     on conflict (company_id) do update set people = people_count.people + excluded.people`,
  );
}
