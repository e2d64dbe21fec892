import type { PublishAdapter } from "../../../modules/sharing/sharing.port.ts";
import type { FacebookSettings } from "../facebook-settings.ts";
import { query } from "../../http/query-text.ts";

const refusal = {
  kind: "refused",
  reason: "config",
  detail: "a personal profile takes no posts from apps: the person shares in Facebook's own dialog",
} as const;

/** Declares the abilities of a personal profile, and refuses to publish, which only people can. */
export const facebookPersonalPublisher: PublishAdapter = {
  network: "FACEBOOK",
  accountTypes: ["PERSONAL"],
  abilities: {
    text: false,
    linkCard: true,
    minImages: 0,
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
