import type { UserType } from "@polyphon/contract/permissions.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { among } from "../../../platform/list/condition.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";
import { byId } from "../../../platform/list/list-order.ts";

/** What a person's role allows in the editorial work. */
export interface HeldWork {
  readonly categoryIds: readonly number[];
  readonly curatorCode: string | null;
  readonly weeklyTarget: number | null;
  readonly readyToPublish: boolean;
}

const heldColumns = `held.curator_code as "curatorCode", held.weekly_target as "weeklyTarget",
  held.ready_to_publish as "readyToPublish"`;

export async function findHeldWork(tx: Tx, accountId: number, roleId: number | null): Promise<HeldWork> {
  const { rows } = await tx.client.query<HeldWork>(
    `select ${heldColumns},
       array(select category_id from role_assignment_category where assignment_id = held.id order by 1) as "categoryIds"
     from role_assignment held where account_id = $1 and role_id = $2`,
    [accountId, roleId],
  );
  return rows[0] ?? { categoryIds: [], curatorCode: null, weeklyTarget: null, readyToPublish: false };
}

export interface Writer {
  readonly id: number;
  readonly name: string;
  readonly curatorCode: string | null;
  readonly weeklyTarget: number | null;
  readonly readyToPublish: boolean;
}

const writers = `(select distinct on (account_id) * from role_assignment where role_id in
    (select id from role where user_type = ${userTypes.writer}) order by account_id, id) held
  join account on account.id = held.account_id and account.kind = 'staff' and account.status <> 'DELETED'`;

/** Writers by the time of their account; those of these ids, or all. */
export function listWriters(
  tx: Tx,
  { ids, search }: { readonly ids?: readonly number[] | null; readonly search?: string | undefined },
  page: PageInput,
): Promise<Page<Writer>> {
  return listPage<Writer>(
    tx,
    {
      select: `account.id, trim(account.first_name || ' ' || account.last_name) as name, ${heldColumns}`,
      from: writers,
      where: [
        among("account.id", ids),
        search === undefined
          ? null
          : (bind) =>
              `strpos(lower(account.first_name || ' ' || account.last_name), lower(${bind(search)})) > 0`,
      ],
      order: byId("account.id", "ascending"),
    },
    page,
  );
}

export interface StaffContact {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly language: "en" | "de";
  /** Further addresses to notify. */
  readonly notificationEmails: readonly string[];
}

const contacts = `select account.id, account.email, account.first_name as "firstName", account.language,
  held.notification_emails as "notificationEmails"
  from role join role_assignment held on held.role_id = role.id
    join account on account.id = held.account_id and account.status = 'ENABLED' and account.email is not null`;

/** Everybody of a kind of staff assigned to a category; `openHanded` includes those without categories. */
export async function staffOfCategory(
  tx: Tx,
  userType: UserType,
  categoryId: number,
  openHanded: boolean,
): Promise<StaffContact[]> {
  const { rows } = await tx.client.query<StaffContact>(
    `${contacts} where role.user_type = $1
       and (exists (select from role_assignment_category c where c.assignment_id = held.id and c.category_id = $2)
         or ($3 and not exists (select from role_assignment_category c where c.assignment_id = held.id)))
     order by account.id limit 100`,
    [userType, categoryId, openHanded],
  );
  return rows;
}
