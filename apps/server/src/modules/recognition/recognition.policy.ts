import type { FrontActor } from "../../platform/session/actor.ts";

/** A level belongs to the person, also when the session is that of a LinkedIn group. */
export function personOf(actor: FrontActor): number {
  return actor.primaryAccountId ?? actor.accountId;
}
