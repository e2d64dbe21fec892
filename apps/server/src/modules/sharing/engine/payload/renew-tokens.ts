import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { PublishingAccount } from "../../../networks/networks.api.ts";
import type { FreshToken } from "./payload-source.ts";

/** A token that is valid for a while; `spent` is one that the network has just refused. */
export type RenewToken = (account: {
  readonly userId: number;
  readonly network: Network;
  readonly spent: string | null;
}) => Promise<FreshToken>;

/** A request takes time: a token this close to its end is renewed before it is used. */
const nearEndMs = 10 * 60_000;

export interface ReadyAccount extends PublishingAccount {
  /** Its token has expired, and the network could not be asked for a new one: nothing is lost yet. */
  readonly waits?: string;
}

async function renewed(account: PublishingAccount, renew: RenewToken, now: Date): Promise<ReadyAccount> {
  const { userId, network } = account;
  const fresh = await renew({ userId, network, spent: null });
  switch (fresh.kind) {
    case "fresh":
      return { ...account, status: "TOKEN_ACTIVE", accessToken: fresh.accessToken };
    case "lost":
      return { ...account, status: "TOKEN_EXPIRED" };
    case "unavailable":
      return account.accessExpiresAt <= now ? { ...account, waits: fresh.detail } : account;
    default:
      return fresh satisfies never;
  }
}

/** Renews tokens that would expire before use, all at once and outside of any transaction. */
export async function renewTokens(
  accounts: ReadonlyMap<string, PublishingAccount>,
  renew: RenewToken,
  now: Date,
): Promise<ReadonlyMap<string, ReadyAccount>> {
  const isDue = ({ status, canRefresh, accessExpiresAt }: PublishingAccount) =>
    canRefresh && status !== "TOKEN_REVOKED" && accessExpiresAt.getTime() - now.getTime() < nearEndMs;
  if (![...accounts.values()].some(isDue)) return accounts;
  return new Map(
    await Promise.all(
      [...accounts].map(
        async ([lane, account]) =>
          [lane, isDue(account) ? await renewed(account, renew, now) : account] as const,
      ),
    ),
  );
}
