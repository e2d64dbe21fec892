import {
  sharesCancelled,
  sharesFailed,
  sharesPublished,
  sharesUnconfirmed,
  sharesYourTurn,
} from "@polyphon/contract/sharing/sharing.events.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { emit } from "../../../../platform/events/emit.ts";
import { loseConnection } from "../../../networks/networks.api.ts";
import type { SettledGroup } from "../engine-parts.ts";
import { countPublished } from "../../figures/post-shares.store.ts";
import type { SettledShare } from "./settle.store.ts";

function idsByCompany(shares: readonly SettledShare[]): [number, number[]][] {
  return [...Map.groupBy(shares, (share) => share.companyId)].map(([company, group]) => [
    company,
    group.map((share) => share.id),
  ]);
}

const lost = new Map([
  ["token_expired", "TOKEN_EXPIRED"],
  ["token_revoked", "TOKEN_REVOKED"],
  ["permission", "TOKEN_REVOKED"],
] as const);

/** The consequences of ended shares for the rest of the product, written with the states themselves. */
export async function announceSettled(tx: Tx, group: SettledGroup): Promise<void> {
  await countPublished(tx, group.published);
  for (const share of group.held) {
    const status = lost.get(share.reason as "token_expired");
    if (status) {
      const { companyId, userId, network, startedAt } = share;
      await loseConnection(tx, { companyId, userId, network }, status, startedAt);
    }
  }
  for (const [companyId, shareIds] of idsByCompany(group.published))
    emit(tx, sharesPublished, { companyId, shareIds });
  for (const [companyId, shareIds] of idsByCompany(group.failed))
    emit(tx, sharesFailed, { companyId, shareIds });
  const { handedOver = [], unanswered = [] } = Object.groupBy(group.unconfirmed, (share) =>
    share.reason === "your_turn" ? "handedOver" : "unanswered",
  );
  for (const [companyId, shareIds] of idsByCompany(unanswered))
    emit(tx, sharesUnconfirmed, { companyId, shareIds });
  for (const [companyId, shareIds] of idsByCompany(handedOver))
    emit(tx, sharesYourTurn, { companyId, shareIds });
  for (const [companyId, shareIds] of idsByCompany(group.cancelled))
    emit(tx, sharesCancelled, { companyId, shareIds });
}
