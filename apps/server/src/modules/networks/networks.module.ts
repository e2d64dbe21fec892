import type { Module } from "../../platform/module/module.ts";
import { connectFacebook } from "./connecting/commands/connect-facebook.ts";
import { connectInstagram } from "./connecting/commands/connect-instagram.ts";
import { connectLinkedin } from "./connecting/commands/connect-linkedin.ts";
import { connectTwitter } from "./connecting/commands/connect-twitter.ts";
import { connectXing } from "./connecting/commands/connect-xing.ts";
import { disconnectEmployee } from "./disconnecting/commands/disconnect-employee.ts";
import { disconnectNetwork } from "./disconnecting/commands/disconnect-network.ts";
import { requestFacebookAuth } from "./connecting/commands/request-facebook-auth.ts";
import { requestInstagramAuth } from "./connecting/commands/request-instagram-auth.ts";
import { requestLinkedinAuth } from "./connecting/commands/request-linkedin-auth.ts";
import { requestTwitterAuth } from "./connecting/commands/request-twitter-auth.ts";
import { saveSocialLogin } from "./connecting/commands/save-user-social-login.ts";
import { updateXingFollowers } from "./connections/commands/update-xing-followers.ts";
import { forgetAbandoned } from "./connecting/jobs/forget-abandoned.ts";
import { renewTokens } from "./tokens/jobs/renew-tokens.ts";
import { resealTokens } from "./tokens/jobs/reseal-tokens.ts";
import { warnOfEnding } from "./tokens/jobs/warn-of-ending.ts";
import { dropOnDeletedFrontUser } from "./disconnecting/listeners/drop-on-deleted-front-user.ts";
import { dropOnLightFrontUser } from "./disconnecting/listeners/drop-on-light-front-user.ts";
import type { NetworkDeps } from "./networks.deps.ts";
import { listConnections } from "./connections/queries/list-connections.ts";
import { listEmployeeConnections } from "./connections/queries/list-employee-connections.ts";
import { readFacebookSdk } from "./connecting/queries/read-facebook-sdk.ts";

export function networks(deps: NetworkDeps): Module {
  return {
    name: "networks",
    operations: [
      listConnections(deps),
      readFacebookSdk(deps),
      requestLinkedinAuth(deps),
      connectLinkedin(deps),
      requestTwitterAuth(deps),
      connectTwitter(deps),
      requestFacebookAuth(deps),
      connectFacebook(deps),
      requestInstagramAuth(deps),
      connectInstagram(deps),
      connectXing(deps),
      saveSocialLogin(deps),
      disconnectNetwork(deps),
      updateXingFollowers,
      listEmployeeConnections,
      disconnectEmployee(deps),
    ],
    jobs: [renewTokens(deps), warnOfEnding, resealTokens(deps), forgetAbandoned],
    listeners: [dropOnLightFrontUser(deps), dropOnDeletedFrontUser(deps)],
  };
}
