import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Config } from "../platform/config/config.ts";
import { facebookShareUrl } from "./facebook/shares/facebook-personal.ts";
import { xingShareUrl } from "./xing/xing-publisher.ts";

type Pages = Pick<Config, "FB_DIALOG_BASE" | "FB_APP_ID" | "XING_BASE" | "EMPLOYEE_URL">;

/** The pages on which people share manually. Without an address to share it is the network's own start page. */
export function makeSharePage(config: Pages): (network: Network, address: string | null) => string | null {
  const facebook = { webBase: config.FB_DIALOG_BASE, clientId: config.FB_APP_ID };
  const redirectUri = `${config.EMPLOYEE_URL}/user-calendar`;
  return (network, address) => {
    if (network === "FACEBOOK")
      return address === null
        ? `${config.FB_DIALOG_BASE}/`
        : facebookShareUrl(facebook, { url: address, redirectUri });
    if (network === "XING")
      return address === null ? `${config.XING_BASE}/` : xingShareUrl({ webBase: config.XING_BASE }, address);
    return null;
  };
}
