import type { listConnections } from "@polyphon/contract/networks/networks.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";

export type Connection = OutputOf<typeof listConnections>["connections"][number];

export type ConnectionNeed =
  | { readonly kind: "nothing" }
  /** Never connected, or given back. */
  | { readonly kind: "missing" }
  | { readonly kind: "ended" }
  | { readonly kind: "soon"; readonly days: number; readonly endsAt: string };

const day = 24 * 60 * 60_000;

/** From a week before its end a connection asks to be renewed, so that none is lost silently. */
export const warnDays = 7;

export function connectionNeed({ status, expiresAt }: Connection, now: number): ConnectionNeed {
  switch (status) {
    case "NOT_CONNECTED":
      return { kind: "missing" };
    case "TOKEN_EXPIRED":
    case "TOKEN_REVOKED":
      return { kind: "ended" };
    case "TOKEN_ACTIVE": {
      if (expiresAt === null) return { kind: "nothing" };
      const left = new Date(expiresAt).getTime() - now;
      if (left <= 0) return { kind: "ended" };
      return left > warnDays * day
        ? { kind: "nothing" }
        : { kind: "soon", days: Math.floor(left / day), endsAt: expiresAt };
    }
  }
}
