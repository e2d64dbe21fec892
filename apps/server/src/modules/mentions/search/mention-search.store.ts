import {
  type MentionAccountType,
  type MentionState,
  mentionStates,
} from "@polyphon/contract/mentions/mentions.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { equals } from "../../../platform/list/condition.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";
import { byId, chosenOrder, type OrderKeys, textKey } from "../../../platform/list/list-order.ts";
import { type StaffReach, mentionColumns, type MentionRow } from "../mention/mention.store.ts";

export interface FoundMention {
  readonly linkedinUrn: string;
  readonly displayName: string;
  readonly accountType: MentionAccountType;
}

/** Whose approved mentions are searched. The provider's are those that row level security lets this scope see. */
export type SearchPlace =
  | { readonly kind: "company"; readonly companyId: number }
  | { readonly kind: "companies"; readonly companyIds: readonly number[] }
  | { readonly kind: "everywhere" }
  | { readonly kind: "categories"; readonly categoryIds: readonly number[] };

/** A name can be found by several of its words: so many keys are read for each mention that is wanted. */
const keysPerMention = 4;

const range = `k.status = 'ACTIVE' and k.key >= $1 and k.key < $2`;
const ofProvider = `select k.key, k.mention_id from linkedin_mention_key k where ${range} and k.company_id is null`;
const ordered = "order by k.key, k.mention_id limit $3";

function keysIn(place: SearchPlace): { readonly sql: string; readonly values: readonly unknown[] } {
  switch (place.kind) {
    case "company":
      return {
        sql: `(select k.key, k.mention_id from linkedin_mention_key k where ${range} and k.company_id = $4 ${ordered})
          union all (${ofProvider} ${ordered})`,
        values: [place.companyId],
      };
    case "companies":
      return {
        sql: `select of_one.key, of_one.mention_id from unnest($4::bigint[]) company
          cross join lateral (select k.key, k.mention_id from linkedin_mention_key k
            where ${range} and k.company_id = company ${ordered}) of_one
          union all (${ofProvider} ${ordered})`,
        values: [place.companyIds],
      };
    case "everywhere":
      return {
        sql: `select k.key, k.mention_id from linkedin_mention_key k where ${range} ${ordered}`,
        values: [],
      };
    case "categories":
      return {
        sql: `${ofProvider} and exists (select from linkedin_mention_category c
          where c.mention_id = k.mention_id and c.category_id = any($4)) ${ordered}`,
        values: [place.categoryIds],
      };
  }
}

export async function searchMentions(
  tx: Tx,
  [from, to]: readonly [string, string],
  place: SearchPlace,
  limit: number,
): Promise<FoundMention[]> {
  const { sql, values } = keysIn(place);
  const { rows } = await tx.client.query<FoundMention>(
    `select m.linkedin_urn as "linkedinUrn", min(m.display_name) as "displayName", min(m.account_type) as "accountType"
     from (${sql}) hit join linkedin_mention m on m.id = hit.mention_id
     group by m.linkedin_urn order by min(hit.key), m.linkedin_urn limit ${Math.trunc(limit)}`,
    [from, to, limit * keysPerMention, ...values],
  );
  return rows;
}

/** Those of the URNs that are approved in this scope. */
export async function approvedByUrns(
  tx: Tx,
  companyId: number | null,
  urns: readonly string[],
): Promise<FoundMention[]> {
  const { rows } = await tx.client.query<FoundMention>(
    `select linkedin_urn as "linkedinUrn", min(display_name) as "displayName", min(account_type) as "accountType"
     from linkedin_mention
     where linkedin_urn = any($1) and status = 'ACTIVE'
       and ($2::bigint is null or coalesce(company_id, 0) in ($2, 0))
     group by linkedin_urn order by 2, 1`,
    [urns, companyId],
  );
  return rows;
}

/** Newest first. */
export function ownMentions(
  tx: Tx,
  filter: { readonly userId: number; readonly status?: MentionState | undefined },
  page: PageInput,
): Promise<Page<MentionRow>> {
  return listPage<MentionRow>(
    tx,
    {
      select: mentionColumns,
      from: "linkedin_mention m",
      where: [equals("m.user_id", filter.userId), equals("m.status", filter.status)],
      order: byId("m.id", "descending"),
    },
    page,
  );
}

const orders = { created: [], name: [textKey("m.display_name")] } as const satisfies OrderKeys;

/** A search is the beginning of any word of the display name. */
export function staffMentions(
  tx: Tx,
  filter: {
    readonly reach: StaffReach;
    readonly range: readonly [string, string] | null;
    readonly status?: MentionState | undefined;
    readonly accountType?: MentionAccountType | undefined;
    readonly sort: "created" | "-created" | "name" | "-name";
  },
  page: PageInput,
): Promise<Page<MentionRow>> {
  const { reach, range, status, sort } = filter;
  return listPage<MentionRow>(
    tx,
    {
      select: mentionColumns,
      from: "linkedin_mention m",
      where: [
        equals("m.status", status),
        equals("m.account_type", filter.accountType),
        equals("m.company_id", reach.companyId),
        reach.staffOnly ? "m.user_id is null" : null,
        // The index of the keys begins with the status.
        range &&
          ((bind) => `m.id in (select k.mention_id from linkedin_mention_key k
             where k.key >= ${bind(range[0])} and k.key < ${bind(range[1])}
               and k.status = any(${bind(status ? [status] : mentionStates)}))`),
      ],
      order: chosenOrder(sort, orders, "m.id"),
    },
    page,
  );
}
