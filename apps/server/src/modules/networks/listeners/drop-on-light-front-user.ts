import { lightFrontUserOn } from "@polyphon/contract/people/people.events.ts";
import { on } from "../../../platform/events/listener.ts";
import { dropAndGiveBack } from "../drop-and-give-back.ts";
import type { NetworkNeeds } from "../networks.needs.ts";

/** Who only reads has no use for connections. */
export const dropOnLightFrontUser = (needs: NetworkNeeds) =>
  on(lightFrontUserOn, "drop-connections", (context) => dropAndGiveBack(needs, context, context.payload));
