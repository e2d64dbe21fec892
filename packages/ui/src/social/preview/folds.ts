import type { Fold } from "../../text/fold-text.ts";
import type { Network } from "../networks/network.ts";

/** Where each network folds a text, as far as is known; people see the rest with one tap. */
export const folds: Readonly<Record<Network, Fold | undefined>> = {
  linkedin: { chars: 210, lines: 5 },
  x: undefined,
  xing: { chars: 280, lines: 6 },
  facebook: { chars: 477, lines: 7 },
  instagram: { chars: 125, lines: 3 },
};
