import type { ErrorName } from "@polyphon/contract/errors.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";

export interface NetworkRequest {
  /** The networks that are ticked; null means those that carry a copy. */
  readonly ticked: readonly Network[] | null;
  readonly copies: readonly { readonly network: Network; readonly text?: string | undefined }[];
  /** One text for every network without a text of its own. */
  readonly commonText: string | undefined;
  /** The person pressed the button of the own Facebook profile. */
  readonly personalFacebook: boolean;
  /** The connected Facebook account is the person's own profile. */
  readonly facebookIsPersonal: boolean;
  readonly time: "now" | "later";
}

export interface ChosenCopy {
  readonly network: Network;
  readonly text: string;
}

type NetworkChoice =
  | { readonly ok: true; readonly copies: readonly ChosenCopy[] }
  | {
      readonly ok: false;
      readonly reason: Extract<ErrorName, "network_needed" | "facebook_needed" | "use_facebook_button">;
    };

function tickedCopies({ ticked, copies, commonText }: NetworkRequest): ChosenCopy[] {
  const chosen = ticked === null ? copies : copies.filter(({ network }) => ticked.includes(network));
  const without = [...new Set(ticked ?? [])].filter(
    (network) => !chosen.some((copy) => copy.network === network),
  );
  return [
    ...chosen.map(({ network, text }) => ({ network, text: text ?? commonText ?? "" })),
    ...without.map((network) => ({ network, text: commonText ?? "" })),
  ];
}

/**
 * Which networks an input is about, and with which text. Only the person can publish on a personal Facebook profile, so
 * a normal share leaves it out; a scheduled one waits for the person instead.
 */
export function chooseNetworks(input: NetworkRequest): NetworkChoice {
  const chosen = tickedCopies(input);
  if (chosen.length === 0) return { ok: false, reason: "network_needed" };

  if (input.personalFacebook) {
    const copies = chosen.filter(({ network }) => network === "FACEBOOK");
    return copies.length > 0 ? { ok: true, copies } : { ok: false, reason: "facebook_needed" };
  }
  if (!input.facebookIsPersonal || input.time === "later") return { ok: true, copies: chosen };

  const copies = chosen.filter(({ network }) => network !== "FACEBOOK");
  return copies.length > 0 ? { ok: true, copies } : { ok: false, reason: "use_facebook_button" };
}
