import { connectXing } from "@polyphon/contract/networks/connect.contract.ts";
import type { ConnectAccount, Network } from "@polyphon/contract/networks/networks.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { returnPath } from "../../../shared/address/return-path.ts";
import { t } from "../../../shared/text/text.ts";
import { consentUrl } from "./connect-calls.ts";

export interface Connect {
  /** The network whose consent page is being opened. */
  readonly opening: Network | null;
  /** As it was connected before, or the own profile; a page where it is said. */
  readonly start: (network: Network, account?: ConnectAccount) => void;
}

/** Goes to the network's consent page and remembers the current address. Xing has none and is connected at once. */
export function useConnect(): Connect {
  const call = useApi();
  const [opening, setOpening] = useState<Network | null>(null);

  async function connectHere(): Promise<void> {
    const { message } = await call(connectXing, { panel: "FRONT" });
    const title = t("networks.callback.doneTitle", { network: nameOf("XING") });
    notify("ok", message ?? t("networks.callback.doneTextPlain"), { title, long: true });
    setOpening(null);
  }

  async function leave(network: Network, account: ConnectAccount | undefined): Promise<void> {
    setOpening(network);
    try {
      if (network === "XING") return await connectHere();
      const url = await consentUrl(call, network, account);
      returnPath.keep();
      location.assign(url);
    } catch (error) {
      setOpening(null);
      const text = problemOf(error)?.description ?? t("networks.startFailed", { network: nameOf(network) });
      notify("bad", text, { long: true });
    }
  }

  return { opening, start: (network, account) => void leave(network, account) };
}
