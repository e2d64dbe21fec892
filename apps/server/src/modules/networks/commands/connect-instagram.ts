import { connectInstagram as at } from "@polyphon/contract/networks/connect.contract.ts";
import { flow } from "../../../platform/operation/flow.ts";
import { finishConnecting } from "../connect-flow.ts";
import type { NetworkNeeds } from "../networks.needs.ts";

export const connectInstagram = (needs: NetworkNeeds) =>
  flow(at, (context) => finishConnecting(needs, "INSTAGRAM", context));
