import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Verdict } from "../../platform/operation/refusal.ts";
import type { FrontActor } from "../../platform/session/actor.ts";

export function mayConnect(actor: FrontActor, offered: readonly Network[], network: Network): Verdict {
  if (actor.lightFrontUser) return "light_front_user";
  return offered.includes(network) ? true : "feature_off";
}
