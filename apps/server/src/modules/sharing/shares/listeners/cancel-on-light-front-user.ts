import { lightFrontUserOn } from "@polyphon/contract/people/people.events.ts";
import { on } from "../../../../platform/events/listener.ts";
import { cancelWaiting } from "../change/cancel-waiting.ts";

/** A read-only user plans nothing. */
export const cancelOnLightFrontUser = on(
  lightFrontUserOn,
  "cancel-shares",
  async ({ payload, database, log, now }) => {
    const cancelled = await cancelWaiting(database, payload, now);
    log.info({ userId: payload.userId, cancelled }, "shares cancelled with the right to share");
  },
);
