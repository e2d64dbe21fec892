import { requestTwitterAuth as at } from "@polyphon/contract/networks/connect.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { beginConnecting } from "../connect-flow.ts";
import type { NetworkDeps } from "../../networks.deps.ts";

export const requestTwitterAuth = (deps: NetworkDeps) =>
  command(at, async (context) => {
    const { state, url } = await beginConnecting(deps, "TWITTER", context);
    return { token: state, authUrl: `${url}&oauth_token=${encodeURIComponent(state)}` };
  });
