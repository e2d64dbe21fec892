import type { FrontType, FrontUserStatus, Level } from "@polyphon/contract/people/front-users/front-users.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { among, equals, noneOf, type Bind } from "../../../platform/list/condition.ts";
import {
  type Count,
  countRows,
  listPage,
  type ListRows,
  type Page,
  type PageInput,
  pickRows,
} from "../../../platform/list/list.ts";
import type { ListOrder } from "../../../platform/list/list-order.ts";
import { type FrontUserAccount, frontUserColumns } from "./front-user.store.ts";

export const frontUserSorts = ["name", "-name", "createdAt", "-createdAt"] as const;
export type FrontUserSort = (typeof frontUserSorts)[number];

/** A condition of another module's table on an account's id. */
export type AccountCondition = (accountId: string, bind: Bind) => string;

export interface FrontUserFilter {
  readonly search: string | null;
  readonly companyIds: readonly number[] | null;
  /** Companies whose people are left out. */
  readonly leaveOut: readonly number[];
  readonly statuses: readonly FrontUserStatus[] | null;
  readonly levels: readonly Level[] | null;
  readonly types: readonly FrontType[] | null;
  readonly light: boolean | null;
  readonly signedIn: boolean | null;
  readonly also: readonly AccountCondition[];
}

/** Punctuation alone is the beginning of no word. */
function findsNothing({ search }: FrontUserFilter): boolean {
  return search !== null && !/[\p{L}\p{N}]/u.test(search);
}

/** A search scans the name keys in order; each person is found at the first key that matches. */
function searched({ search, companyIds }: FrontUserFilter): ListRows {
  if (search === null) return { from: "account a", where: [] };
  return {
    from: "front_user_key k join account a on a.id = k.account_id",
    where: [
      (bind) => {
        const begin = `platform.fold_name(${bind(search)})`;
        return `k.key >= ${begin} and k.key < ${begin} || U&'\\+10FFFF'
          and not exists (select from front_user_key o where o.account_id = k.account_id and o.key >= ${begin} and o.key < k.key)`;
      },
      among("k.company_id", companyIds),
    ],
  };
}

function rowsOf(filter: FrontUserFilter): ListRows {
  const { from, where } = searched(filter);
  return {
    from,
    where: [
      "a.kind = 'front'",
      "a.primary_account_id is null",
      ...where,
      among("a.company_id", filter.companyIds),
      noneOf("a.company_id", filter.leaveOut),
      filter.statuses === null ? "a.status <> 'DELETED'" : among("a.status", filter.statuses),
      among("a.proficiency", filter.levels),
      among("a.front_type", filter.types),
      equals("a.light_front_user", filter.light),
      filter.signedIn === null ? null : `a.last_login_at is ${filter.signedIn ? "not null" : "null"}`,
      ...filter.also.map((condition) => (bind: Bind) => condition("a.id", bind)),
    ],
  };
}

const orders = {
  name: ["a.name_key", "text"],
  createdAt: ["a.created_at", "timestamptz"],
  match: ["k.key", "text"],
} as const;

/** A search has the order of its keys, so that the first page needs only the first keys. */
function orderOf({ search }: FrontUserFilter, sort: FrontUserSort): ListOrder {
  const key = search === null ? orders[sort.replace("-", "") as "name" | "createdAt"] : orders.match;
  return { keys: [key, ["a.id", "bigint"]], descending: search === null && sort.startsWith("-") };
}

export async function listFrontUsers(
  tx: Tx,
  filter: FrontUserFilter,
  page: PageInput & { readonly sort: FrontUserSort },
): Promise<Page<FrontUserAccount>> {
  if (findsNothing(filter)) return { rows: [], next: null };
  const order = orderOf(filter, page.sort);
  return listPage<FrontUserAccount>(tx, { select: frontUserColumns, ...rowsOf(filter), order }, page);
}

/** Everybody who matches a filter, up to a number, in the order of ids. */
export async function pickFrontUsers(tx: Tx, filter: FrontUserFilter, most: number) {
  if (findsNothing(filter)) return { rows: [], more: false };
  return pickRows(
    tx,
    rowsOf(filter),
    { id: "a.id", name: "concat_ws(' ', a.first_name, a.last_name)" },
    most,
  );
}

export async function countFrontUsers(tx: Tx, filter: FrontUserFilter, exactly: boolean): Promise<Count> {
  return findsNothing(filter) ? { count: 0, exact: true } : countRows(tx, rowsOf(filter), { exactly });
}
