/** The settings of the product that direct every outside call to one sandbox. */
export function sandboxBases(url: string): Record<string, string> {
  return {
    LINKEDIN_API_BASE: url,
    LINKEDIN_OAUTH_BASE: url,
    LINKEDIN_WEB_BASE: url,
    X_API_BASE: url,
    X_AUTH_BASE: url,
    X_WEB_BASE: url,
    GRAPH_BASE: `${url}/graph.facebook.com`,
    FB_DIALOG_BASE: `${url}/www.facebook.com`,
    FB_SDK_BASE: `${url}/connect.facebook.net`,
    IG_GRAPH_BASE: `${url}/graph.instagram.com`,
    IG_OAUTH_BASE: `${url}/api.instagram.com`,
    IG_WEB_BASE: `${url}/www.instagram.com`,
    XING_BASE: `${url}/www.xing.com`,
    FEEDLY_BASE: `${url}/api.feedly.com`,
    RECAPTCHA_BASE: url,
    SSO_AUTHORITY_BASE: `${url}/oidc`,
    OPENAI_BASE: `${url}/v1`,
    // Its pages are read like those of the open internet.
    OUTSIDE_TRUSTED: new URL(url).host,
  };
}
