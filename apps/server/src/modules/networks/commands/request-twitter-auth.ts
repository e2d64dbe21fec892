import { requestTwitterAuth as at } from "@polyphon/contract/networks/connect.contract.ts";
import { command } from "../../../platform/operation/command.ts";
import { beginConnecting } from "../connect-flow.ts";
import type { NetworkNeeds } from "../networks.needs.ts";

export const requestTwitterAuth = (needs: NetworkNeeds) =>
  command(at, async (context) => {
    const { state, url } = await beginConnecting(needs, "TWITTER", context);
    return { token: state, authUrl: `${url}&oauth_token=${encodeURIComponent(state)}` };
  });
