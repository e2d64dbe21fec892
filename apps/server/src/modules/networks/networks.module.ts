import type { Module } from "../../platform/module/module.ts";
import { disconnectEmployee } from "./disconnecting/commands/disconnect-employee.ts";
import { disconnectNetwork } from "./disconnecting/commands/disconnect-network.ts";
import { connectingOperations } from "./connecting/connecting.operations.ts";
import { updateXingFollowers } from "./connections/commands/update-xing-followers.ts";
import { forgetAbandoned } from "./connecting/jobs/forget-abandoned.ts";
import { renewTokens } from "./tokens/jobs/renew-tokens.ts";
import { sealedTokens } from "./tokens/sealed-tokens.ts";
import { warnOfEnding } from "./tokens/jobs/warn-of-ending.ts";
import { dropOnDeletedFrontUser } from "./disconnecting/listeners/drop-on-deleted-front-user.ts";
import { dropOnLightFrontUser } from "./disconnecting/listeners/drop-on-light-front-user.ts";
import type { NetworkDeps } from "./networks.deps.ts";
import { listConnections } from "./connections/queries/list-connections.ts";
import { listEmployeeConnections } from "./connections/queries/list-employee-connections.ts";

export function networks(deps: NetworkDeps): Module {
  return {
    name: "networks",
    operations: [
      listConnections(deps),
      ...connectingOperations(deps),
      disconnectNetwork(deps),
      updateXingFollowers,
      listEmployeeConnections,
      disconnectEmployee(deps),
    ],
    jobs: [renewTokens(deps), warnOfEnding, forgetAbandoned],
    listeners: [dropOnLightFrontUser(deps), dropOnDeletedFrontUser(deps)],
    sealed: sealedTokens,
  };
}
