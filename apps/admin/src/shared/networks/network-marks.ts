import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Network as Mark } from "@polyphon/ui/social/networks/network.ts";

/** The networks as the widgets know them. */
export const networkMarks: Readonly<Record<Network, Mark>> = {
  LINKEDIN: "linkedin",
  TWITTER: "x",
  XING: "xing",
  FACEBOOK: "facebook",
  INSTAGRAM: "instagram",
};
