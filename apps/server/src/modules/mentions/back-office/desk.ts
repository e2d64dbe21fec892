import type { MentionDesk } from "@polyphon/contract/mentions/mention-desk.contract.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";
import { namesOfCompanies } from "../../companies/companies.api.ts";
import { namesOfCategories } from "../../content/content.api.ts";
import { type DeskVariant, reachOf } from "../mentions.policy.ts";
import { findDeskMention, type MentionRow } from "../mention/mention.store.ts";

/** One of the three back offices: its calls, and what of the mentions it reaches. */
export interface Desk {
  readonly variant: DeskVariant;
  readonly calls: MentionDesk;
}

export async function reachedMention(
  tx: Tx,
  { variant }: Desk,
  actor: StaffActor,
  id: number,
): Promise<MentionRow> {
  const row = await findDeskMention(tx, reachOf(variant, actor), id);
  if (!row) throw new Refusal("not_found");
  return row;
}

export async function reachedCategories(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const wanted = [...new Set(ids)];
  if ((await namesOfCategories(tx, wanted)).length < wanted.length) throw new Refusal("not_found");
  return wanted;
}

/** The company that a new mention is for: the staff's own one, or the one that the provider's staff name. */
export async function companyFor(tx: Tx, actor: StaffActor, named: number | null): Promise<number | null> {
  if (actor.companyId !== null && named !== null && named !== actor.companyId) throw new Refusal("not_found");
  const companyId = actor.companyId ?? named;
  if (companyId !== null && (await namesOfCompanies(tx, [companyId])).length === 0)
    throw new Refusal("not_found");
  return companyId;
}
