import type { Tx } from "../../../platform/db/transaction.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";
import { textKey } from "../../../platform/list/list-order.ts";
import type { StaffPostRow } from "../post/staff-post.store.ts";
import { isOpenTo, isOut } from "./visible-post.ts";

type AudiencePost = Pick<StaffPostRow, "id" | "companyId" | "categoryId">;

/** The companies that could see a post: the one that wrote it, or those connected to its category. */
const couldSee = (post: string, company: string) =>
  `(${company}.id = ${post}.company_id or ${post}.company_id is null and ${isConnected(post, company)})`;

const isConnected = (post: string, company: string) =>
  `exists (select from category_company of where of.company_id = ${company}.id and of.category_id = ${post}.category_id)`;

export interface AudienceCompany {
  readonly id: number;
  readonly name: string;
  readonly zone: string;
  readonly active: boolean;
  readonly categoryConnected: boolean;
}

/** By name. */
export function listAudience(tx: Tx, { id }: AudiencePost, page: PageInput): Promise<Page<AudienceCompany>> {
  return listPage<AudienceCompany>(
    tx,
    {
      select: `c.id, c.name, c.time_zone as zone, c.active, ${isConnected("p", "c")} as "categoryConnected"`,
      from: "post p join company c on true",
      where: [(bind) => `p.id = ${bind(id)}`, couldSee("p", "c")],
      order: { keys: [textKey("c.name"), ["c.id", "bigint"]], descending: false },
    },
    page,
  );
}

export interface AudienceCompanies {
  readonly all: number;
  /** Somebody there may see it now, by the same conditions as the feed, and by the company's own calendar. */
  readonly seeing: number[];
}

export async function companiesOfAudience(
  tx: Tx,
  { id }: AudiencePost,
  now: Date,
): Promise<AudienceCompanies> {
  const { rows } = await tx.client.query<AudienceCompanies>(
    `select count(*)::int as "all", coalesce(array_agg(c.id) filter (where c.active and ${isConnected("p", "c")}
         and ${isOut("p", "$2", "($2::timestamptz at time zone c.time_zone)::date")} and ${isOpenTo("p", "c.id")}
         and (p.group_ids = '{}' or exists (
           select from user_group_parameter g where g.id = any(p.group_ids) and g.company_id = c.id))), '{}') as seeing
     from post p join company c on ${couldSee("p", "c")} where p.id = $1`,
    [id, now],
  );
  return rows[0] ?? { all: 0, seeing: [] };
}

export async function isCategoryConnected(tx: Tx, categoryId: number, companyId: number): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    "select from category_company where category_id = $1 and company_id = $2",
    [categoryId, companyId],
  );
  return rowCount === 1;
}
