import type { Network } from "@polyphon/contract/networks/networks.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import type { Network as MarkNetwork } from "@polyphon/ui/social/networks/network.ts";

const marks: Record<Network, MarkNetwork> = {
  LINKEDIN: "linkedin",
  TWITTER: "x",
  XING: "xing",
  FACEBOOK: "facebook",
  INSTAGRAM: "instagram",
};

/** The network as the widgets know it. */
export const markOf = (network: Network): MarkNetwork => marks[network];

export const nameOf = (network: Network): string => networkNames[network];
