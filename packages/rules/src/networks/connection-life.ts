import type { ConnectionState, Network } from "@polyphon/contract/networks/networks.ts";

const day = 24 * 60 * 60_000;

/** What is known of the tokens behind a connection. */
export interface ConnectionLife {
  readonly network: Network;
  readonly status: ConnectionState;
  readonly accessExpiresAt: Date;
  readonly canRefresh: boolean;
  readonly refreshExpiresAt: Date | null;
}

/** A date that stands for "never". */
export const noEnd = new Date("9999-12-31T00:00:00Z");

/** Networks that start the life of a token anew with every renewal. The others end when their first consent does. */
export const renewedForGood: readonly Network[] = ["TWITTER", "INSTAGRAM"];

/** Until when it can be used or renewed without its owner. A refresh token without a date has no end that is known. */
export function lastsUntil(life: Omit<ConnectionLife, "network" | "status">): Date {
  if (!life.canRefresh) return life.accessExpiresAt;
  const renewable = life.refreshExpiresAt ?? noEnd;
  return renewable > life.accessExpiresAt ? renewable : life.accessExpiresAt;
}

/** As shown to a person: past its end a connection is over even before anybody has used it. */
export function stateNow(life: ConnectionLife, now: Date): ConnectionState {
  return life.status === "TOKEN_ACTIVE" && lastsUntil(life) <= now ? "TOKEN_EXPIRED" : life.status;
}

/** When the owner has to sign in again; null while the product renews it automatically or it has no end. */
export function endsFor(life: ConnectionLife): Date | null {
  if (life.canRefresh && renewedForGood.includes(life.network)) return null;
  const end = lastsUntil(life);
  return end >= noEnd ? null : end;
}

/** So close to its end that a request sent now may arrive with an expired token. */
export function nearItsEnd(accessExpiresAt: Date, now: Date): boolean {
  return accessExpiresAt.getTime() - now.getTime() < 10 * 60_000;
}

export interface Renewal {
  readonly network: Network;
  /** Which of the two ends counts. */
  readonly by: "access" | "refresh";
  readonly days: number;
}

/**
 * When tokens are renewed although nobody shares. X's access token lives for hours and is renewed right before use;
 * here only its refresh token is kept from expiring unused. A Facebook page has no end to renew.
 */
export const renewals: readonly Renewal[] = [
  { network: "LINKEDIN", by: "access", days: 7 },
  { network: "INSTAGRAM", by: "access", days: 10 },
  { network: "TWITTER", by: "refresh", days: 90 },
];

export const warningDays = [14, 3] as const;
export type WarningDays = (typeof warningDays)[number];

/** Which warning the owner should get now. Each is sent once; after a delay only the nearer one is sent. */
export function warningDue(endsAt: Date, warned: number | null, now: Date): WarningDays | null {
  const left = endsAt.getTime() - now.getTime();
  if (left <= 0) return null;
  if (left <= 3 * day) return warned === 3 ? null : 3;
  return left <= 14 * day && warned === null ? 14 : null;
}
