import type { Module } from "../../platform/module/module.ts";
import { connectLinkedin } from "./commands/connect-linkedin.ts";
import { disconnectNetwork } from "./commands/disconnect-network.ts";
import { requestLinkedinAuth } from "./commands/request-linkedin-auth.ts";
import type { NetworkNeeds } from "./networks.needs.ts";
import { listConnections } from "./queries/list-connections.ts";

export function networks(needs: NetworkNeeds): Module {
  return {
    name: "networks",
    operations: [listConnections, requestLinkedinAuth(needs), connectLinkedin(needs), disconnectNetwork],
    jobs: [],
    listeners: [],
  };
}
