import type { Module } from "../../platform/module/module.ts";
import { connectFacebook } from "./commands/connect-facebook.ts";
import { connectInstagram } from "./commands/connect-instagram.ts";
import { connectLinkedin } from "./commands/connect-linkedin.ts";
import { connectTwitter } from "./commands/connect-twitter.ts";
import { connectXing } from "./commands/connect-xing.ts";
import { disconnectEmployee } from "./commands/disconnect-employee.ts";
import { disconnectNetwork } from "./commands/disconnect-network.ts";
import { requestFacebookAuth } from "./commands/request-facebook-auth.ts";
import { requestInstagramAuth } from "./commands/request-instagram-auth.ts";
import { requestLinkedinAuth } from "./commands/request-linkedin-auth.ts";
import { requestTwitterAuth } from "./commands/request-twitter-auth.ts";
import { saveSocialLogin } from "./commands/save-user-social-login.ts";
import { updateXingFollowers } from "./commands/update-xing-followers.ts";
import { forgetAbandoned } from "./jobs/forget-abandoned.ts";
import { renewTokens } from "./jobs/renew-tokens.ts";
import { resealTokens } from "./jobs/reseal-tokens.ts";
import { warnOfEnding } from "./jobs/warn-of-ending.ts";
import { dropOnDeletedFrontUser } from "./listeners/drop-on-deleted-front-user.ts";
import { dropOnLightFrontUser } from "./listeners/drop-on-light-front-user.ts";
import type { NetworkDeps } from "./networks.deps.ts";
import { listConnections } from "./queries/list-connections.ts";
import { listEmployeeConnections } from "./queries/list-employee-connections.ts";
import { readFacebookSdk } from "./queries/read-facebook-sdk.ts";

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
