import { frontUserStopped } from "@polyphon/contract/people/people.events.ts";
import { on } from "../../../../platform/events/listener.ts";
import { cancelWaiting } from "../change/cancel-waiting.ts";

/** Nothing is sent in the name of somebody who may no longer sign in. */
export const cancelOnStoppedFrontUser = on(
  frontUserStopped,
  "cancel-shares-of-stopped",
  async ({ payload, database, log, now }) => {
    const cancelled = await cancelWaiting(database, payload, now);
    log.info({ userId: payload.userId, cancelled }, "shares cancelled with the account");
  },
);
