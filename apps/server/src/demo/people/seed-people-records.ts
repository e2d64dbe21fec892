import type { Tx } from "../../platform/db/transaction.ts";

const groups = ["Sales", "Engineering", "Leadership"] as const;

const addresses = [
  { email: "office@polyphon.example", inactivity: true, autopilot: true, broadcast: true },
  { email: "success@polyphon.example", inactivity: true, autopilot: false, broadcast: false },
] as const;

export interface PeopleRecords {
  readonly companyId: number;
  readonly userIds: readonly number[];
}

/** Groups of employees of the first company, the agency among its staff, and who is notified about employees. */
export async function addPeopleRecords(tx: Tx, { companyId, userIds }: PeopleRecords): Promise<void> {
  for (const [at, name] of groups.entries()) {
    await tx.client.query(
      `with made as (insert into user_group_parameter (company_id, name) values ($1, $2) returning id)
       insert into user_group_member (parameter_id, account_id, company_id)
       select made.id, unnest($3::bigint[]), $1 from made`,
      [companyId, name, userIds.filter((_, index) => index % groups.length === at)],
    );
  }
  await tx.client.query(
    `update role_assignment set agency = true
     where account_id in (select id from account where company_id = $1 and kind = 'staff' and email like 'agency@%')`,
    [companyId],
  );
  for (const { email, inactivity, autopilot, broadcast } of addresses) {
    await tx.client.query(
      "insert into user_notification_email (email, inactivity, autopilot, broadcast) values ($1, $2, $3, $4)",
      [email, inactivity, autopilot, broadcast],
    );
  }
}
