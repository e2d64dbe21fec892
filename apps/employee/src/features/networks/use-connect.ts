import { requestLinkedinAuth } from "@polyphon/contract/networks/networks.contract.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { problemOf } from "@polyphon/web/api-error.ts";
import { useApi } from "@polyphon/web/use-endpoint.ts";
import { useState } from "react";
import { nameOf } from "../../shared/networks.ts";
import { notify } from "../../shared/notices.ts";
import { returnPath } from "../../shared/return-path.ts";
import { t } from "../../shared/text.ts";

export interface Connect {
  /** The network that is being opened. */
  readonly opening: Network | null;
  readonly start: (network: Network) => void;
}

/** Leaves for the network's own consent page and remembers where the user was. */
export function useConnect(): Connect {
  const call = useApi();
  const [opening, setOpening] = useState<Network | null>(null);

  const leave = async (network: Network): Promise<void> => {
    setOpening(network);
    try {
      const { url } = await call(requestLinkedinAuth, { panel: "FRONT" });
      returnPath.keep();
      location.assign(url);
    } catch (error) {
      setOpening(null);
      const text = problemOf(error)?.description ?? t("networks.startFailed", { network: nameOf(network) });
      notify("bad", text, { long: true });
    }
  };

  return {
    opening,
    start(network) {
      if (network === "LINKEDIN") void leave(network);
      else
        notify("bad", t("sharing.message.notConnected", { network: nameOf(network) }), {
          title: t("sharing.message.connectTitle"),
        });
    },
  };
}
