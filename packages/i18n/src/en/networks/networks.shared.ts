import type { Network } from "@polyphon/contract/networks/networks.ts";

/** Proper names: the same in every language. */
export const networkNames = {
  LINKEDIN: "LinkedIn",
  TWITTER: "X",
  XING: "Xing",
  FACEBOOK: "Facebook",
  INSTAGRAM: "Instagram",
} as const satisfies Record<Network, string>;
