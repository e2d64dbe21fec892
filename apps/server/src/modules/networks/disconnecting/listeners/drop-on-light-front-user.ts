import { lightFrontUserOn } from "@polyphon/contract/people/people.events.ts";
import { on } from "../../../../platform/events/listener.ts";
import { dropAndGiveBack } from "../drop-and-give-back.ts";
import type { NetworkDeps } from "../../networks.deps.ts";

/** A read-only user has no use for connections. */
export const dropOnLightFrontUser = (deps: NetworkDeps) =>
  on(lightFrontUserOn, "drop-connections", (context) => dropAndGiveBack(deps, context, context.payload));
