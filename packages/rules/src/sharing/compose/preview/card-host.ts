import type { Network } from "@polyphon/contract/networks/networks.ts";

/** The host of an address as link cards name it. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : "";
}

/**
 * The host under the card of a link. LinkedIn does not open the address it is given, so it names that of our short link;
 * the others read the page behind it.
 */
export function cardHost(network: Network, link: string, page: string): string {
  return network === "LINKEDIN" ? hostOf(link) : page;
}
