import type { MentionCalls } from "@polyphon/contract/mentions/staff-mentions.contract.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";
import { namesOfCompanies } from "../../companies/companies.api.ts";
import { namesOfCategories } from "../../content/content.api.ts";
import { type StaffVariant, reachOf } from "../mentions.policy.ts";
import { findStaffMention, type MentionRow } from "../mention/mention.store.ts";

/** One of the three back offices: its calls, and which mentions it can access. */
export interface BackOffice {
  readonly variant: StaffVariant;
  readonly calls: MentionCalls;
}

export async function requireAccessibleMention(
  tx: Tx,
  { variant }: BackOffice,
  actor: StaffActor,
  id: number,
): Promise<MentionRow> {
  const row = await findStaffMention(tx, reachOf(variant, actor), id);
  if (!row) throw new Refusal("not_found");
  return row;
}

export async function requireAccessibleCategories(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const wanted = [...new Set(ids)];
  if ((await namesOfCategories(tx, wanted)).length < wanted.length) throw new Refusal("not_found");
  return wanted;
}

/** The company of a new mention: the staff's own one, or the one that the provider's staff name. */
export async function companyFor(tx: Tx, actor: StaffActor, named: number | null): Promise<number | null> {
  if (actor.companyId !== null && named !== null && named !== actor.companyId) throw new Refusal("not_found");
  const companyId = actor.companyId ?? named;
  if (companyId !== null && (await namesOfCompanies(tx, [companyId])).length === 0)
    throw new Refusal("not_found");
  return companyId;
}
