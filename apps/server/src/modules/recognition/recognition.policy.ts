import type { FrontActor } from "../../platform/session/actor.ts";

/** A level is the person's, also where the session is that of a LinkedIn group. */
export function personOf(actor: FrontActor): number {
  return actor.primaryAccountId ?? actor.accountId;
}
