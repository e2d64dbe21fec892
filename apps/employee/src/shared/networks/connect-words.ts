import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { ShareReason } from "@polyphon/contract/sharing/sharing.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../text/text.ts";

/** "Connect LinkedIn", or "Reconnect LinkedIn" where it was connected before. */
export function connectWords(network: Network, why: ShareReason | null): string {
  const never = why === "not_connected";
  return t(never ? "networks.connectNamed" : "networks.reconnectNamed", { network: nameOf(network) });
}
