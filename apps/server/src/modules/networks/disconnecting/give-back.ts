import type { Network } from "@polyphon/contract/networks/networks.ts";
import { record } from "../../../platform/audit/record.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { FrontActor, StaffActor } from "../../../platform/session/actor.ts";
import type { NetworkDeps } from "../networks.deps.ts";
import type { RevokeResult } from "../networks.port.ts";
import { type ConnectionRow, deleteConnections } from "../connections/connection.store.ts";
import { tokenBinding } from "../tokens/token-binding.ts";

type GivenBack = RevokeResult | { readonly kind: "not_offered" };

/** Revokes the permission at the network itself, for a connection that is deleted here already. */
export async function giveBack(
  { connectors, box, log }: Pick<NetworkDeps, "connectors" | "box" | "log">,
  row: ConnectionRow,
): Promise<GivenBack> {
  const connector = connectors.find((one) => one.network === row.network);
  if (!connector?.revoke) return { kind: "not_offered" };
  const opened = (bytes: Buffer, use: "access" | "refresh") =>
    box.open({ keyId: row.keyId, bytes }, tokenBinding(row, use));
  const given = await connector.revoke({
    accessToken: opened(row.accessToken, "access"),
    refreshToken: row.refreshToken === null ? null : opened(row.refreshToken, "refresh"),
  });
  // It stays valid at the network until it expires, but nobody here has it any more.
  if (given.kind === "unavailable") {
    const { network, companyId, userId } = row;
    log.warn(
      { network, companyId, userId, detail: given.detail },
      "an access was not given back at its network",
    );
  }
  return given;
}

/** As it is shown to a person. */
export function atNetwork({ kind }: GivenBack): "REVOKED" | "NOT_OFFERED" | "UNREACHABLE" {
  switch (kind) {
    case "revoked":
      return "REVOKED";
    case "not_offered":
      return "NOT_OFFERED";
    case "unavailable":
      return "UNREACHABLE";
  }
}

/** Ends one connection here and records by whom; revoking it is left to do. */
export async function endHere(
  tx: Tx,
  actor: FrontActor | StaffActor,
  { userId, network }: { readonly userId: number; readonly network: Network },
): Promise<ConnectionRow> {
  const [gone] = await deleteConnections(tx, userId, network);
  if (!gone) throw new Refusal("network_not_connected", { network });
  const { companyId } = gone;
  const subject = { subject: "connection", subjectId: userId };
  record(tx, { action: "disconnect-network", actor, companyId, ...subject, details: { network } });
  return gone;
}
