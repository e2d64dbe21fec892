import {
  connectFacebook,
  connectInstagram,
  connectLinkedin,
  connectTwitter,
  requestFacebookAuth,
  requestInstagramAuth,
  requestLinkedinAuth,
  requestTwitterAuth,
} from "@polyphon/contract/networks/connect.contract.ts";
import type { ConnectAccount, Network } from "@polyphon/contract/networks/networks.ts";
import type { Call } from "@polyphon/web/api/api-client.ts";

/** Networks with a consent page of their own. */
export type LoginNetwork = Exclude<Network, "XING">;

const panel = { panel: "FRONT" } as const;

/** The address of the consent page; each network returns it in its own format. */
export async function consentUrl(
  call: Call,
  network: LoginNetwork,
  account: ConnectAccount | undefined,
): Promise<string> {
  switch (network) {
    case "LINKEDIN":
      return (await call(requestLinkedinAuth, { ...panel, account })).url;
    case "TWITTER":
      return (await call(requestTwitterAuth, panel)).authUrl;
    case "FACEBOOK":
      return (await call(requestFacebookAuth, { ...panel, account })).redirectionUrl;
    case "INSTAGRAM":
      return (await call(requestInstagramAuth, panel)).redirectionUrl;
  }
}

export const finishCalls = {
  LINKEDIN: connectLinkedin,
  TWITTER: connectTwitter,
  FACEBOOK: connectFacebook,
  INSTAGRAM: connectInstagram,
} as const;
