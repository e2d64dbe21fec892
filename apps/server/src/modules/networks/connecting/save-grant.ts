import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { SecretBox } from "../../../platform/secret/secret-box.ts";
import type { GrantedAccount } from "../networks.port.ts";
import { type ConnectionRow, connectionsOf, saveConnection } from "../connections/connection.store.ts";
import { tokenBinding } from "../tokens/token-binding.ts";

/** Seals the tokens of one account and stores them as the person's connection to the network. */
export async function saveGrant(
  tx: Tx,
  box: SecretBox,
  owner: { readonly companyId: number; readonly userId: number; readonly network: Network },
  account: GrantedAccount,
): Promise<ConnectionRow> {
  const { accessToken, refreshToken, ...facts } = account;
  const saved = await saveConnection(tx, {
    ...owner,
    ...facts,
    access: box.seal(accessToken, tokenBinding(owner, "access")),
    refresh: refreshToken === null ? null : box.seal(refreshToken, tokenBinding(owner, "refresh")),
  });
  const [row] = saved ? await connectionsOf(tx, [owner.userId], [owner.network]) : [];
  if (!row) throw new Refusal("account_used_elsewhere", { network: owner.network });
  return row;
}
