import type { listConnections } from "@polyphon/contract/networks/networks.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";

export type Connection = OutputOf<typeof listConnections>["connections"][number];

export type ConnectionPrompt =
  | { readonly kind: "nothing" }
  /** Never connected, or disconnected. */
  | { readonly kind: "missing" }
  | { readonly kind: "ended" }
  | { readonly kind: "soon"; readonly days: number; readonly endsAt: string };

const day = 24 * 60 * 60_000;

/** A connection should be renewed from two weeks before its end, when the first mail about it is sent. */
const warnDays = 14;

export function connectionPrompt({ status, expiresAt }: Connection, now: number): ConnectionPrompt {
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

/** Those that need attention. Users without any are asked for one, LinkedIn first; others are left to the profile. */
export function openPrompts(
  connections: readonly Connection[],
  now: number,
): { readonly connection: Connection; readonly prompt: ConnectionPrompt }[] {
  const able = connections
    .filter(({ connectable }) => connectable)
    .map((connection) => ({ connection, prompt: connectionPrompt(connection, now) }));
  const begun = able.filter(({ prompt }) => prompt.kind !== "missing");
  if (begun.length > 0) return begun.filter(({ prompt }) => prompt.kind !== "nothing");
  const first = able.find(({ connection }) => connection.network === "LINKEDIN") ?? able[0];
  return first ? [first] : [];
}
