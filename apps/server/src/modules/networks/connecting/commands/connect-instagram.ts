import { connectInstagram as at } from "@polyphon/contract/networks/connect.contract.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { finishConnecting } from "../connect-flow.ts";
import type { NetworkDeps } from "../../networks.deps.ts";

export const connectInstagram = (deps: NetworkDeps) =>
  flow(at, (context) => finishConnecting(deps, "INSTAGRAM", context));
