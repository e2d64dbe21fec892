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
import { command } from "../../../platform/operation/command.ts";
import { flow } from "../../../platform/operation/flow.ts";
import type { Operation } from "../../../platform/operation/operation.ts";
import type { NetworkDeps } from "../networks.deps.ts";
import { connectXing } from "./commands/connect-xing.ts";
import { saveSocialLogin } from "./commands/save-user-social-login.ts";
import { beginConnecting, finishConnecting } from "./connect-flow.ts";
import { readFacebookSdk } from "./queries/read-facebook-sdk.ts";

/** The networks differ in the name of their consent page in the answer; the flow is the same. */
export const connectingOperations = (deps: NetworkDeps): readonly Operation[] => [
  readFacebookSdk(deps),
  command(requestLinkedinAuth, async (context) => {
    const { url } = await beginConnecting(deps, "LINKEDIN", context, context.input);
    return { url };
  }),
  command(requestTwitterAuth, async (context) => {
    const { state, url } = await beginConnecting(deps, "TWITTER", context);
    return { token: state, authUrl: `${url}&oauth_token=${encodeURIComponent(state)}` };
  }),
  command(requestFacebookAuth, async (context) => {
    const { url } = await beginConnecting(deps, "FACEBOOK", context, context.input);
    return { redirectionUrl: url };
  }),
  command(requestInstagramAuth, async (context) => {
    const { url } = await beginConnecting(deps, "INSTAGRAM", context);
    return { redirectionUrl: url };
  }),
  flow(connectLinkedin, "calls-outside", (context) => finishConnecting(deps, "LINKEDIN", context)),
  flow(connectTwitter, "calls-outside", (context) => finishConnecting(deps, "TWITTER", context)),
  flow(connectFacebook, "calls-outside", (context) => finishConnecting(deps, "FACEBOOK", context)),
  flow(connectInstagram, "calls-outside", (context) => finishConnecting(deps, "INSTAGRAM", context)),
  connectXing(deps),
  saveSocialLogin(deps),
];
