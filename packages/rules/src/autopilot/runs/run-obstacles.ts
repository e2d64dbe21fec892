import type { AutopilotObstacle } from "@polyphon/contract/autopilot/autopilot-words.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";

/** What is known about the person whose autopilot is checked. */
export interface RunFacts {
  /** The company is active and has the feature. */
  readonly companyOn: boolean;
  readonly accountActive: boolean;
  readonly light: boolean;
  readonly on: boolean;
  readonly configured: boolean;
  readonly networks: readonly Network[];
  readonly connected: readonly Network[];
  readonly away: boolean;
  readonly planned: boolean;
  readonly gaps: number;
}

/** Everything that stops somebody's autopilot; the result of a plan is reported only if nothing does. */
export function obstaclesOf(facts: RunFacts): AutopilotObstacle[] {
  const stops: readonly (readonly [AutopilotObstacle, boolean])[] = [
    ["company_off", !facts.companyOn],
    ["account_inactive", !facts.accountActive],
    ["light_user", facts.light],
    ["switched_off", !facts.on],
    ["no_configuration", !facts.configured],
    ["no_network", facts.configured && facts.networks.length === 0],
    ["not_connected", facts.networks.some((network) => !facts.connected.includes(network))],
    ["away", facts.away],
  ];
  const found = stops.flatMap(([obstacle, holds]) => (holds ? [obstacle] : []));
  if (found.length > 0) return found;
  if (!facts.planned) return ["not_planned"];
  return facts.gaps > 0 ? ["gaps"] : [];
}
