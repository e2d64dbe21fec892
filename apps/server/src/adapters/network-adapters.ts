import type { OrganisationPage } from "../modules/content/linkedin/linkedin-page.port.ts";
import type { NetworkConnector } from "../modules/networks/networks.port.ts";
import type { PublishAdapter } from "../modules/sharing/sharing.port.ts";
import type { Config } from "../platform/config/config.ts";
import type { Storage } from "../platform/storage/storage.ts";
import { createFacebookConnector } from "./facebook/facebook-connector.ts";
import { facebookPersonalPublisher } from "./facebook/shares/facebook-personal.ts";
import { createFacebookPublisher } from "./facebook/shares/facebook-publisher.ts";
import type { HttpClient } from "./http/http-client.ts";
import { createInstagramConnector } from "./instagram/instagram-connector.ts";
import { createInstagramPublisher } from "./instagram/instagram-publisher.ts";
import { createLinkedinConnector } from "./linkedin/linkedin-connector.ts";
import { createLinkedinPage } from "./linkedin/linkedin-page.ts";
import {
  createLinkedinOrganisationPublisher,
  createLinkedinPublisher,
} from "./linkedin/shares/linkedin-publisher.ts";
import { createXConnector } from "./x/x-connector.ts";
import { createXPublisher } from "./x/shares/x-publisher.ts";
import { xingPublisher } from "./xing/xing-publisher.ts";

function settingsOf(config: Config) {
  const timeoutMs = config.PUBLISH_TIMEOUT_SECONDS * 1000;
  const metaAbsentAfterMs = config.META_ABSENT_AFTER_SECONDS * 1000;
  return {
    linkedin: {
      apiBase: config.LINKEDIN_API_BASE,
      oauthBase: config.LINKEDIN_OAUTH_BASE,
      webBase: config.LINKEDIN_WEB_BASE,
      clientId: config.LINKEDIN_CLIENT_ID,
      clientSecret: config.LINKEDIN_CLIENT_SECRET,
      version: config.LINKEDIN_VERSION,
      organisations: config.LINKEDIN_ORGANISATIONS,
      timeoutMs,
      absentAfterMs: config.LINKEDIN_ABSENT_AFTER_SECONDS * 1000,
    },
    x: {
      apiBase: config.X_API_BASE,
      authBase: config.X_AUTH_BASE,
      webBase: config.X_WEB_BASE,
      clientId: config.X_CLIENT_ID,
      clientSecret: config.X_CLIENT_SECRET,
      timeoutMs,
      absentAfterMs: config.X_ABSENT_AFTER_SECONDS * 1000,
    },
    facebook: {
      graphBase: config.GRAPH_BASE,
      webBase: config.FB_DIALOG_BASE,
      version: config.GRAPH_VERSION,
      clientId: config.FB_APP_ID,
      clientSecret: config.FB_APP_SECRET,
      timeoutMs,
      absentAfterMs: metaAbsentAfterMs,
    },
    instagram: {
      graphBase: config.IG_GRAPH_BASE,
      webBase: config.IG_WEB_BASE,
      oauthBase: config.IG_OAUTH_BASE,
      version: config.GRAPH_VERSION,
      clientId: config.IG_CLIENT_ID,
      clientSecret: config.IG_CLIENT_SECRET,
      timeoutMs,
      absentAfterMs: metaAbsentAfterMs,
    },
  };
}

/** Every network with both its sides: how an account is connected, and how a share is published on it. */
export function createNetworkAdapters(
  config: Config,
  http: HttpClient,
  storage: Storage,
): {
  readonly connectors: readonly NetworkConnector[];
  readonly publishers: readonly PublishAdapter[];
  readonly page: OrganisationPage;
} {
  const { linkedin, x, facebook, instagram } = settingsOf(config);
  return {
    connectors: [
      createLinkedinConnector(http, linkedin),
      createXConnector(http, x),
      createFacebookConnector(http, facebook),
      createInstagramConnector(http, instagram),
    ],
    page: createLinkedinPage(http, linkedin),
    publishers: [
      createLinkedinPublisher(http, linkedin),
      createLinkedinOrganisationPublisher(http, linkedin),
      createXPublisher(http, x),
      facebookPersonalPublisher,
      createFacebookPublisher(http, facebook),
      createInstagramPublisher({ http, settings: instagram, storage }),
      xingPublisher,
    ],
  };
}
