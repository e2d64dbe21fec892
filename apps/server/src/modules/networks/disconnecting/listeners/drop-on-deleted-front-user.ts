import { frontUserStopped } from "@polyphon/contract/people/people.events.ts";
import { on } from "../../../../platform/events/listener.ts";
import { dropAndGiveBack } from "../drop-and-give-back.ts";
import type { NetworkDeps } from "../../networks.deps.ts";

/** A disabled user may return and finds the networks connected; a deleted one does not. */
export const dropOnDeletedFrontUser = (deps: NetworkDeps) =>
  on(frontUserStopped, "drop-connections-of-deleted", async (context) => {
    if (context.payload.deleted) await dropAndGiveBack(deps, context, context.payload);
  });
