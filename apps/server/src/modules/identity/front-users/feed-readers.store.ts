import type { Tx } from "../../../platform/db/transaction.ts";
import { type Bind, bindings } from "../../../platform/list/condition.ts";

/** The employees of a company by whether they can open their feed. */
export interface FeedReaders {
  readonly people: number;
  /** Not confirmed, not approved, or the terms not accepted. */
  readonly notSignedUp: number;
  readonly off: number;
  /** Of those who were counted there were no more. */
  readonly exact: boolean;
}

/** A statement for the ids of some accounts, from another module's table; `ofCompany` is the condition on its company. */
export type AccountSource = (ofCompany: (companyId: string) => string, bind: Bind) => string;

const none: FeedReaders = { people: 0, notSignedUp: 0, off: 0, exact: true };

const tally = (most: string) => `
  count(*) filter (where status = 'ENABLED' and terms_accepted_at is not null)::int as people,
  count(*) filter (where status in ('UNVERIFIED', 'PENDING_APPROVAL')
    or status = 'ENABLED' and terms_accepted_at is null)::int as "notSignedUp",
  count(*) filter (where status in ('DISABLED', 'DEACTIVATED'))::int as off,
  count(*) <= ${most} as exact`;

/** Counted one by one up to `most` of them, so that a large company or group costs no more than that. */
function some(
  ofCompany: (companyId: string) => string,
  among: AccountSource | null,
  most: string,
  bind: Bind,
): string {
  const columns = "a.status, a.terms_accepted_at";
  const isEmployee = "a.kind = 'front' and a.primary_account_id is null";
  if (among === null)
    return `select ${columns} from account a where ${ofCompany("a.company_id")} and ${isEmployee} limit ${most} + 1`;
  // By their keys: a planner that takes a small group for a large one reads every account instead.
  return `select ${columns} from (${among(ofCompany, bind)} limit ${most} + 1) member (id)
    cross join lateral (select * from account where id = member.id offset 0) a where ${isEmployee}`;
}

/** Of each company; with a source only of those whom it names. */
export async function countFeedReaders(
  tx: Tx,
  companyIds: readonly number[],
  among: AccountSource | null,
  most: number,
): Promise<ReadonlyMap<number, FeedReaders>> {
  const { values, bind } = bindings();
  const limit = `${bind(most)}::int`;
  const text = `select wanted.id, counted.* from unnest(${bind(companyIds)}::bigint[]) wanted (id)
     cross join lateral (select ${tally(limit)} from (${some((id) => `${id} = wanted.id`, among, limit, bind)}) found) counted`;
  // Built at run time: the source belongs to another module.
  const { rows } = await tx.client.query<FeedReaders & { id: number }>({ text, values });
  return new Map(rows.map(({ id, ...counted }) => [id, counted]));
}

/** Of all the companies together. */
export async function countFeedReadersOf(
  tx: Tx,
  companyIds: readonly number[],
  among: AccountSource | null,
  most: number,
): Promise<FeedReaders> {
  const { values, bind } = bindings();
  const limit = `${bind(most)}::int`;
  const all = `${bind(companyIds)}::bigint[]`;
  const from = some((id) => `${id} = any(${all})`, among, limit, bind);
  // Built at run time: the source belongs to another module.
  const { rows } = await tx.client.query<FeedReaders>({
    text: `select ${tally(limit)} from (${from}) found`,
    values,
  });
  return rows[0] ?? none;
}
