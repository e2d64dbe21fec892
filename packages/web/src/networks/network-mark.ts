import type { Network } from "@polyphon/contract/networks/networks.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";

const marks = {
  LINKEDIN: "linkedin",
  TWITTER: "x",
  XING: "xing",
  FACEBOOK: "facebook",
  INSTAGRAM: "instagram",
} as const satisfies Record<Network, string>;

/** The network as the widgets know it. */
export const markOf = (network: Network) => marks[network];

export const nameOf = (network: Network): string => networkNames[network];
