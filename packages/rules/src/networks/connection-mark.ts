import type { ConnectionMark } from "@polyphon/contract/people/front-users/front-users.ts";
import { type ConnectionLife, endsFor, stateNow, warningDays } from "./connection-life.ts";

const day = 24 * 60 * 60_000;

/** From how many days before its end a connection counts as expiring: when its owner is first warned. */
export const expiringDays = Math.max(...warningDays);

/** The status of a connection in a list of many. */
export function markOf(life: ConnectionLife, now: Date): ConnectionMark {
  switch (stateNow(life, now)) {
    case "TOKEN_ACTIVE": {
      const end = endsFor(life);
      return end !== null && end.getTime() - now.getTime() <= expiringDays * day ? "EXPIRING" : "ACTIVE";
    }
    case "TOKEN_EXPIRED":
      return "EXPIRED";
    case "TOKEN_REVOKED":
    case "NOT_CONNECTED":
      return "LOST";
  }
}

/** Whether it can be used for a share today. */
export function isUsable(mark: ConnectionMark): boolean {
  return mark === "ACTIVE" || mark === "EXPIRING";
}
