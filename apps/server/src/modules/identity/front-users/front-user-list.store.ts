import type { FrontType, FrontUserStatus, Level } from "@polyphon/contract/people/front-users/front-users.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { type FrontUserAccount, frontUserColumns } from "./front-user.store.ts";

export const frontUserSorts = ["name", "-name", "createdAt", "-createdAt"] as const;
export type FrontUserSort = (typeof frontUserSorts)[number];

type Place = (value: unknown) => string;

/** What tables of other modules know of an account, as a condition on its id. */
export type AccountCondition = (accountId: string, place: Place) => string;

export interface FrontUserWish {
  readonly search: string | null;
  readonly companyIds: readonly number[] | null;
  readonly statuses: readonly FrontUserStatus[] | null;
  readonly levels: readonly Level[] | null;
  readonly types: readonly FrontType[] | null;
  readonly light: boolean | null;
  readonly also: readonly AccountCondition[];
}

/** Signs alone are the beginning of no word. */
function findsNothing({ search }: FrontUserWish): boolean {
  return search !== null && !/[\p{L}\p{N}]/u.test(search);
}

/** One value is compared and not looked up in a list: only then the rows come in the order of the index. */
function among(column: string, values: readonly unknown[] | null, place: Place): string[] {
  if (values === null) return [];
  if (values.length === 1) return [`${column} = ${place(values[0])}`];
  return [`${column} = any(${place(values)})`];
}

/** A search walks the keys of names in their order; each person is met at the first of the own keys that fits. */
function searched(wish: FrontUserWish, place: Place): { from: string; where: string[] } {
  const bare = { from: "account a", where: [] };
  if (wish.search === null) return bare;
  const begin = `platform.fold_name(${place(wish.search)})`;
  return {
    from: "front_user_key k join account a on a.id = k.account_id",
    where: [
      `k.key >= ${begin}`,
      `k.key < ${begin} || U&'\\+10FFFF'`,
      `not exists (select from front_user_key o where o.account_id = k.account_id and o.key >= ${begin} and o.key < k.key)`,
      ...among("k.company_id", wish.companyIds, place),
    ],
  };
}

function fromWhere(wish: FrontUserWish, place: Place): { from: string; where: string[] } {
  const { from, where } = searched(wish, place);
  return {
    from,
    where: [
      "a.kind = 'front'",
      "a.primary_account_id is null",
      ...where,
      ...among("a.company_id", wish.companyIds, place),
      ...(wish.statuses === null ? ["a.status <> 'DELETED'"] : among("a.status", wish.statuses, place)),
      ...among("a.proficiency", wish.levels, place),
      ...among("a.front_type", wish.types, place),
      ...(wish.light === null ? [] : [`a.light_front_user = ${place(wish.light)}`]),
      ...wish.also.map((condition) => condition("a.id", place)),
    ],
  };
}

const orders = {
  name: { by: "a.name_key", cast: "text" },
  createdAt: { by: "a.created_at", cast: "timestamptz" },
  match: { by: "k.key", cast: "text" },
} as const;

/** What is searched comes in the order of what was found, so that the first page needs only the first keys. */
function orderOf(wish: FrontUserWish, sort: FrontUserSort) {
  if (wish.search !== null) return { ...orders.match, way: "asc", past: ">" } as const;
  const down = sort.startsWith("-");
  const order = orders[sort.replace("-", "") as "name" | "createdAt"];
  return { ...order, way: down ? "desc" : "asc", past: down ? "<" : ">" } as const;
}

export interface FrontUserPlace {
  readonly key: string;
  readonly id: number;
}

export async function listFrontUsers(
  tx: Tx,
  wish: FrontUserWish,
  page: { readonly sort: FrontUserSort; readonly after: FrontUserPlace | null; readonly limit: number },
): Promise<{ rows: FrontUserAccount[]; next: FrontUserPlace | null }> {
  if (findsNothing(wish)) return { rows: [], next: null };
  const values: unknown[] = [];
  const place: Place = (value) => `$${values.push(value)}`;
  const { from, where } = fromWhere(wish, place);
  const order = orderOf(wish, page.sort);
  const { after } = page;
  if (after)
    where.push(
      `(${order.by}, a.id) ${order.past} (${place(after.key)}::${order.cast}, ${place(after.id)}::bigint)`,
    );
  const { rows } = await tx.client.query<FrontUserAccount & { place: string }>(
    `select ${frontUserColumns}, ${order.by}::text as place
     from ${from} where ${where.join(" and ")}
     order by ${order.by} ${order.way}, a.id ${order.way} limit ${place(page.limit + 1)}`,
    values,
  );
  const shown = rows.slice(0, page.limit);
  const last = rows.length > page.limit ? shown.at(-1) : undefined;
  return {
    rows: shown,
    next: last ? { key: last.place, id: last.id } : null,
  };
}

/** Everybody whom a wish means, up to a number, in the order of ids. */
export async function pickFrontUsers(
  tx: Tx,
  wish: FrontUserWish,
  most: number,
): Promise<{ rows: { id: number; name: string }[]; more: boolean }> {
  if (findsNothing(wish)) return { rows: [], more: false };
  const values: unknown[] = [];
  const place: Place = (value) => `$${values.push(value)}`;
  const { from, where } = fromWhere(wish, place);
  const { rows } = await tx.client.query<{ id: number; name: string }>(
    `select a.id, concat_ws(' ', a.first_name, a.last_name) as name
     from ${from} where ${where.join(" and ")} order by a.id limit ${place(most + 1)}`,
    values,
  );
  return { rows: rows.slice(0, most), more: rows.length > most };
}

/** Past this many nobody waits for a count. */
const countedUpTo = 10_000;

/** Exact where it is quick or asked for; beyond, what the planner believes. */
export async function countFrontUsers(
  tx: Tx,
  wish: FrontUserWish,
  exactly: boolean,
): Promise<{ count: number; exact: boolean }> {
  if (findsNothing(wish)) return { count: 0, exact: true };
  const values: unknown[] = [];
  const { from, where } = fromWhere(wish, (value) => `$${values.push(value)}`);
  const rest = `from ${from} where ${where.join(" and ")}`;
  const { rows } = await tx.client.query<{ count: number }>(
    exactly
      ? `select count(*)::int as count ${rest}`
      : `select count(*)::int as count from (select 1 ${rest} limit ${countedUpTo + 1}) few`,
    values,
  );
  const count = rows[0]?.count ?? 0;
  if (exactly || count <= countedUpTo) return { count, exact: true };
  const plan = await tx.client.query<{ "QUERY PLAN": readonly { Plan: { "Plan Rows": number } }[] }>(
    `explain (format json) select 1 ${rest}`,
    values,
  );
  const believed = plan.rows[0]?.["QUERY PLAN"][0]?.Plan["Plan Rows"] ?? 0;
  return { count: Math.max(countedUpTo + 1, believed), exact: false };
}
