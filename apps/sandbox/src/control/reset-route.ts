import type { Inbox } from "../inbox/inbox.ts";
import type { Network } from "../frame/network.ts";
import type { Route } from "../frame/route.ts";
import type { World } from "../frame/world.ts";

/** Restores the initial state: posts, tokens, faults, settings, the log and pending waits are gone. */
export function resetWorld(
  world: World,
  networks: readonly Network[],
  inbox: Inbox,
  commitDelayMs: number,
): void {
  world.timers.callOff();
  world.faults.clear();
  world.clock.reset();
  world.ledger.reset();
  world.log.reset();
  world.commitDelayMs = commitDelayMs;
  inbox.reset();
  for (const network of networks) network.reset();
}

export function resetRoute(reset: () => void): Route {
  return {
    method: "POST",
    path: "/__sandbox/reset",
    handle: () => {
      reset();
      return { status: 204 };
    },
  };
}
