import { requestFacebookAuth as at } from "@polyphon/contract/networks/connect.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { beginConnecting } from "../connect-flow.ts";
import type { NetworkDeps } from "../../networks.deps.ts";

export const requestFacebookAuth = (deps: NetworkDeps) =>
  command(at, async (context) => {
    const { url } = await beginConnecting(deps, "FACEBOOK", context);
    return { redirectionUrl: url };
  });
