import { limits } from "@polyphon/contract/limits.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { equals } from "../../../platform/list/condition.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";
import { byId } from "../../../platform/list/list-order.ts";

export interface CtaRow {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly copy: string;
  readonly categoryIds: readonly number[];
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly active: boolean;
  readonly version: number;
  readonly createdAt: Date;
}

export interface CtaFields {
  readonly title: string;
  readonly description: string;
  readonly copy: string;
  readonly categoryIds: readonly number[];
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

const columns = `c.id, c.title, c.description, c.copy, c.starts_at as "startsAt", c.ends_at as "endsAt", c.active, c.version,
  c.created_at as "createdAt",
  coalesce((select array_agg(k.category_id order by k.category_id) from call_to_action_category k
    where k.call_to_action_id = c.id), '{}') as "categoryIds"`;

export async function findCta(tx: Tx, userId: number, id: number): Promise<CtaRow | null> {
  const { rows } = await tx.client.query<CtaRow>(
    `select ${columns} from call_to_action c where c.id = $2 and c.user_id = $1`,
    [userId, id],
  );
  return rows[0] ?? null;
}

/** Newest first. `usable` limits it to those that a share of a post of the category may carry at that time. */
export function listCtas(
  tx: Tx,
  filter: {
    readonly userId: number;
    readonly active: boolean | null;
    readonly usable: { readonly categoryId: number; readonly now: Date } | null;
  },
  page: PageInput,
): Promise<Page<CtaRow>> {
  const { usable } = filter;
  return listPage<CtaRow>(
    tx,
    {
      select: columns,
      from: "call_to_action c",
      where: [
        equals("c.user_id", filter.userId),
        equals("c.active", filter.active),
        usable &&
          ((bind) => `c.active and length(c.copy) <= ${bind(limits.cta.inShareMax)}
             and (c.starts_at is null or c.starts_at <= ${bind(usable.now)})
             and (c.ends_at is null or c.ends_at > ${bind(usable.now)})
             and exists (select from call_to_action_category k
               where k.call_to_action_id = c.id and k.category_id = ${bind(usable.categoryId)})`),
      ],
      order: byId("c.id", "descending"),
    },
    page,
  );
}

async function writeCategories(
  tx: Tx,
  companyId: number,
  id: number,
  categoryIds: readonly number[],
): Promise<void> {
  await tx.client.query(
    "delete from call_to_action_category where call_to_action_id = $1 and category_id <> all($2)",
    [id, categoryIds],
  );
  await tx.client.query(
    `insert into call_to_action_category (call_to_action_id, category_id, company_id)
     select $1, unnest($2::bigint[]), $3 on conflict do nothing`,
    [id, categoryIds, companyId],
  );
}

export async function insertCta(
  tx: Tx,
  owner: { readonly companyId: number; readonly userId: number },
  fields: CtaFields,
): Promise<number> {
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into call_to_action (company_id, user_id, title, description, copy, starts_at, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      owner.companyId,
      owner.userId,
      fields.title,
      fields.description,
      fields.copy,
      fields.startsAt,
      fields.endsAt,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("the call to action was not written");
  await writeCategories(tx, owner.companyId, id, fields.categoryIds);
  return id;
}

/** False when somebody changed it since the version was read. */
export async function updateCta(
  tx: Tx,
  owner: { readonly companyId: number; readonly userId: number },
  id: number,
  version: number,
  fields: CtaFields,
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update call_to_action set title = $4, description = $5, copy = $6, starts_at = $7, ends_at = $8, version = version + 1
     where id = $2 and user_id = $1 and version = $3`,
    [
      owner.userId,
      id,
      version,
      fields.title,
      fields.description,
      fields.copy,
      fields.startsAt,
      fields.endsAt,
    ],
  );
  if (rowCount === 0) return false;
  await writeCategories(tx, owner.companyId, id, fields.categoryIds);
  return true;
}

export async function setCtaActive(tx: Tx, userId: number, id: number, active: boolean): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update call_to_action set active = $3, version = version + 1 where id = $2 and user_id = $1`,
    [userId, id, active],
  );
  return rowCount === 1;
}

export async function removeCta(tx: Tx, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx.client.query("delete from call_to_action where id = $2 and user_id = $1", [
    userId,
    id,
  ]);
  return rowCount === 1;
}
