import { setTimeout as wait } from "node:timers/promises";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { nearItsEnd, stateNow } from "@polyphon/rules/networks/connection-life.ts";
import type { Database } from "../../../platform/db/pool.ts";
import { allScope } from "../../../platform/db/scope.ts";
import { inTransaction, type Tx } from "../../../platform/db/transaction.ts";
import type { SecretBox } from "../../../platform/secret/secret-box.ts";
import { loseConnection } from "../connections/lose-connection.ts";
import type { NetworkConnector, RefreshResult } from "../networks.port.ts";
import type { ConnectionRow } from "../connections/connection.store.ts";
import { giveUpLease, leaseRenewal, lockConnection, saveRenewed } from "./token.store.ts";
import { tokenBinding } from "./token-binding.ts";

export interface RenewDeps {
  readonly database: Database;
  readonly connectors: readonly NetworkConnector[];
  readonly box: SecretBox;
}

export type FreshToken =
  | { readonly kind: "fresh"; readonly accessToken: string; readonly accessExpiresAt: Date }
  /** The owner has to reconnect. */
  | { readonly kind: "lost" }
  | { readonly kind: "unavailable"; readonly detail: string };

/** Longer than any call waits for its answer, so that two processes never use the same refresh token. */
const leaseMs = 60_000;
const patienceMs = 20_000;
const lookAgainMs = 100;
const pauseAfterFailureMs = 60 * 60_000;
const tokens = allScope("tokens");

type Needed = (row: ConnectionRow, accessToken: string, now: Date) => boolean;
type Step =
  | { readonly kind: "done"; readonly answer: FreshToken }
  | { readonly kind: "busy" }
  | {
      readonly kind: "mine";
      readonly row: ConnectionRow;
      readonly readAt: Date;
      readonly lease: Date;
      readonly refreshToken: string;
    };

const opened = (box: SecretBox, row: ConnectionRow, bytes: Buffer, use: "access" | "refresh") =>
  box.open({ keyId: row.keyId, bytes }, tokenBinding(row, use));

/** Under the row's lock: whether a renewal is still needed, and who does it. */
async function takeStep(
  deps: RenewDeps,
  tx: Tx,
  wanted: { readonly userId: number; readonly network: Network },
  needed: Needed,
): Promise<Step> {
  const now = new Date();
  const row = await lockConnection(tx, wanted.userId, wanted.network);
  if (!row || stateNow(row, now) !== "TOKEN_ACTIVE") return { kind: "done", answer: { kind: "lost" } };
  const accessToken = opened(deps.box, row, row.accessToken, "access");
  const stored = { kind: "fresh", accessToken, accessExpiresAt: row.accessExpiresAt } as const;
  if (!needed(row, accessToken, now)) return { kind: "done", answer: stored };
  if (row.refreshToken === null) {
    return { kind: "done", answer: row.accessExpiresAt > now ? stored : { kind: "lost" } };
  }
  if (row.refreshingUntil !== null && row.refreshingUntil > now) return { kind: "busy" };
  const lease = new Date(now.getTime() + leaseMs);
  await leaseRenewal(tx, row.id, lease);
  const refreshToken = opened(deps.box, row, row.refreshToken, "refresh");
  return { kind: "mine", row, readAt: now, lease, refreshToken };
}

async function keep(
  deps: RenewDeps,
  tx: Tx,
  { row, readAt, lease, refreshToken }: Extract<Step, { kind: "mine" }>,
  result: RefreshResult,
): Promise<FreshToken> {
  const now = new Date();
  switch (result.kind) {
    case "refreshed": {
      const { accessToken, accessExpiresAt, refreshExpiresAt } = result;
      const next = result.refreshToken ?? refreshToken;
      const saved = await saveRenewed(tx, row.id, lease, {
        access: deps.box.seal(accessToken, tokenBinding(row, "access")),
        accessExpiresAt,
        refresh: deps.box.seal(next, tokenBinding(row, "refresh")),
        refreshExpiresAt: refreshExpiresAt ?? row.refreshExpiresAt,
      });
      return saved
        ? { kind: "fresh", accessToken, accessExpiresAt }
        : { kind: "unavailable", detail: "the account was connected anew meanwhile" };
    }
    case "refused": {
      const ended = row.refreshExpiresAt !== null && row.refreshExpiresAt <= now;
      await loseConnection(tx, row, ended ? "TOKEN_EXPIRED" : "TOKEN_REVOKED", readAt);
      return { kind: "lost" };
    }
    case "unavailable":
      await giveUpLease(tx, row.id, lease, new Date(now.getTime() + pauseAfterFailureMs));
      return result;
    default:
      return result satisfies never;
  }
}

/** One renewal at a time per account, across all processes. A second caller waits for the first and takes its token. */
export async function renewToken(
  deps: RenewDeps,
  wanted: { readonly userId: number; readonly network: Network },
  needed: Needed,
): Promise<FreshToken> {
  const patientUntil = Date.now() + patienceMs;
  for (;;) {
    const step = await inTransaction(deps.database, tokens, (tx) => takeStep(deps, tx, wanted, needed));
    if (step.kind === "done") return step.answer;
    if (step.kind === "mine") {
      const connector = deps.connectors.find((one) => one.network === wanted.network);
      if (!connector) throw new Error(`no connector for ${wanted.network}`);
      const result = await connector.refresh({ refreshToken: step.refreshToken });
      return inTransaction(deps.database, tokens, (tx) => keep(deps, tx, step, result));
    }
    if (Date.now() > patientUntil) return { kind: "unavailable", detail: "another process renews the token" };
    await wait(lookAgainMs);
  }
}

/**
 * A token that can be used now. `spent` is one that the network has just refused; without it the token is renewed only
 * near its end.
 */
export function freshToken(
  deps: RenewDeps,
  wanted: { readonly userId: number; readonly network: Network; readonly spent: string | null },
): Promise<FreshToken> {
  const { spent } = wanted;
  return renewToken(deps, wanted, (row, accessToken, now) =>
    spent === null ? nearItsEnd(row.accessExpiresAt, now) : accessToken === spent,
  );
}
