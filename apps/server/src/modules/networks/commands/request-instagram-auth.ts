import { requestInstagramAuth as at } from "@polyphon/contract/networks/connect.contract.ts";
import { command } from "../../../platform/operation/command.ts";
import { beginConnecting } from "../connect-flow.ts";
import type { NetworkNeeds } from "../networks.needs.ts";

export const requestInstagramAuth = (needs: NetworkNeeds) =>
  command(at, async (context) => {
    const { url } = await beginConnecting(needs, "INSTAGRAM", context);
    return { redirectionUrl: url };
  });
