import type { Tx } from "../../../../platform/db/transaction.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import type { StaffActor } from "../../../../platform/session/actor.ts";
import { postsById } from "../../../content/content.api.ts";
import {
  findSwitch,
  lockSwitch,
  setSwitch,
  type ShareScope,
  type SwitchRow,
} from "../../../sharing/sharing.api.ts";
import { previewOf } from "../preview-of.ts";
import { namesOfThose, presentSwitch } from "../switch.present.ts";

/** The company of the caller: an endpoint for a company's staff lets nobody else in. */
export function companyOf({ companyId }: StaffActor): number {
  if (companyId === null) throw new Refusal("access_denied");
  return companyId;
}

/** A post that the company has written itself; those of the provider are other companies' as well. */
export async function requireOwnPost(tx: Tx, actor: StaffActor, postId: number): Promise<void> {
  const [post] = await postsById(tx, [postId]);
  if (post?.companyId !== companyOf(actor)) throw new Refusal("not_found");
}

const isOfProvider = (row: SwitchRow | null): boolean => row !== null && row.active && row.byCompany === null;

export async function readOwn(tx: Tx, scope: ShareScope, now: Date) {
  const byProvider = isOfProvider(await findSwitch(tx, scope));
  const { state, ...preview } = await previewOf(tx, scope, now);
  // Why the provider stopped it was written for the provider's own staff.
  return { ...preview, byProvider, state: byProvider ? { ...state, reason: null, by: null } : state };
}

export interface OwnTurn {
  readonly scope: ShareScope;
  readonly active: boolean;
  readonly reason: string;
  readonly actor: StaffActor;
  readonly now: Date;
}

/** Stops or releases; what the provider has stopped stays stopped. */
export async function setOwn(tx: Tx, { scope, active, reason, actor, now }: OwnTurn) {
  if (isOfProvider(await lockSwitch(tx, scope))) throw new Refusal("switch_of_provider");
  const by = { byAccount: actor.accountId, byCompany: companyOf(actor) };
  const row = await setSwitch(tx, { ...scope, active, reason, ...by, at: now });
  return presentSwitch(row, await namesOfThose(tx, [row.byAccount]));
}
