import type { NetworkConnector } from "../../modules/networks/networks.port.ts";
import type { PublishAdapter } from "../../modules/sharing/sharing.port.ts";
import type { HttpClient } from "../http/http-client.ts";
import { dialogUrl, exchangeCode, readProfile, removeConsent } from "./facebook-login.ts";
import type { FacebookSettings } from "./facebook-settings.ts";
import { query } from "./graph-calls.ts";

const scopes = ["public_profile"];
const refusal = {
  kind: "refused",
  reason: "config",
  detail: "a personal profile takes no posts from apps: the person shares in Facebook's own dialog",
} as const;

/** Connects a person, so that the product knows who shares; nothing can be published with it. */
export function createFacebookPersonalConnector(
  http: HttpClient,
  settings: FacebookSettings,
): NetworkConnector {
  return {
    network: "FACEBOOK",
    authorizeUrl: (input) => dialogUrl(settings, input, scopes),
    async exchange(input) {
      const user = await exchangeCode(http, settings, input);
      if (user.kind !== "given") return user;
      const { accessToken, expiresAt } = user.value;
      const profile = await readProfile(http, settings, accessToken);
      if (profile.kind !== "given") return profile;
      const { id, name } = profile.value;
      const token = { accessToken, accessExpiresAt: expiresAt, refreshToken: null, refreshExpiresAt: null };
      return { kind: "granted", account: { externalId: id, displayName: name, ...token, scopes } };
    },
    refresh: () => Promise.resolve({ kind: "refused", detail: "a person has to log in again" }),
    revoke: ({ accessToken }) => removeConsent(http, settings, accessToken),
  };
}

/** Says what a personal profile can do, and refuses what only people can. */
export const facebookPersonalPublisher: PublishAdapter = {
  network: "FACEBOOK",
  abilities: {
    text: false,
    linkCard: true,
    maxImages: 0,
    video: false,
    document: false,
    mentions: false,
    remove: false,
    afterLostAnswer: "ask_user",
    assisted: true,
  },
  uploadMedia: () => Promise.resolve(refusal),
  publish: () => Promise.resolve(refusal),
  lookUp: () => Promise.resolve({ kind: "failed", detail: "personal posts cannot be read" }),
};

/** Facebook's own dialog. It takes an address and at most one hashtag; the words are the person's own. */
export function facebookShareUrl(
  settings: Pick<FacebookSettings, "webBase" | "clientId">,
  share: { readonly url: string; readonly redirectUri: string; readonly hashtag?: string },
): string {
  const { url, redirectUri, hashtag } = share;
  const asked = { app_id: settings.clientId, display: "page", href: url, redirect_uri: redirectUri };
  return `${settings.webBase}/dialog/share?${query({ ...asked, ...(hashtag ? { hashtag } : {}) })}`;
}
