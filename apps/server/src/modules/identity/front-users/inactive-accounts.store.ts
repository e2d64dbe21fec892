import type { Tx } from "../../../platform/db/transaction.ts";

export interface InactiveAccount {
  readonly id: number;
  readonly companyId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: "en" | "de";
  readonly proficiency: "MEMBER" | "INSIDER" | "ELITE";
  /** The last sign-in, or the day the account was created; as text, so that no part of a second is lost. */
  readonly since: string;
}

const activity = "coalesce(last_login_at, created_at)";
const counted =
  "kind = 'front' and primary_account_id is null and status = 'ENABLED' and front_type <> 'INDIVIDUAL'";

/** Employees whose last sign-in was before a moment, the longest inactive first. */
export async function listInactive(
  tx: Tx,
  wanted: {
    readonly before: Date;
    readonly after: { readonly since: string; readonly id: number } | null;
    readonly limit: number;
  },
): Promise<InactiveAccount[]> {
  const { rows } = await tx.client.query<InactiveAccount>(
    `select /* not null: companyId, email */ id, company_id as "companyId", email, first_name as "firstName", last_name as "lastName", language,
       proficiency, ${activity}::text as since
     from account where ${counted} and ${activity} <= $1
       and ($2::timestamptz is null or (${activity}, id) > ($2, $3::bigint))
     order by ${activity}, id limit $4`,
    [wanted.before, wanted.after?.since ?? null, wanted.after?.id ?? 0, wanted.limit],
  );
  return rows;
}

/** False when the person signed in meanwhile, or somebody else changed the status. */
export async function lockInactive(
  tx: Tx,
  { id, since }: Pick<InactiveAccount, "id" | "since">,
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `select from account where id = $1 and ${counted} and ${activity} = $2::timestamptz for update`,
    [id, since],
  );
  return rowCount === 1;
}
