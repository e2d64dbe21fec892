import { frontUserStopped } from "@polyphon/contract/people/people.events.ts";
import { on } from "../../../platform/events/listener.ts";
import { dropAndGiveBack } from "../drop-and-give-back.ts";
import type { NetworkNeeds } from "../networks.needs.ts";

/** Who is only disabled may come back and finds the networks connected; who is deleted does not. */
export const dropOnDeletedFrontUser = (needs: NetworkNeeds) =>
  on(frontUserStopped, "drop-connections-of-deleted", async (context) => {
    if (context.payload.deleted) await dropAndGiveBack(needs, context, context.payload);
  });
