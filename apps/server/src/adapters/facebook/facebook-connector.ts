import { z } from "zod";
import type {
  ExchangeResult,
  GrantedAccount,
  NetworkConnector,
  RefreshResult,
} from "../../modules/networks/networks.port.ts";
import type { HttpClient } from "../http/http-client.ts";
import type { Asked } from "../http/oauth.ts";
import {
  dialogUrl,
  exchangeCode,
  failureOf,
  grantedScopes,
  readProfile,
  removeConsent,
  type UserToken,
} from "./facebook-login.ts";
import type { FacebookSettings } from "./facebook-settings.ts";
import { query } from "../http/query-text.ts";
import { readGraph } from "./graph-calls.ts";

/** Reading a page's posts resolves a lost answer, so it is requested with the permission to publish. */
const needed = ["pages_show_list", "pages_manage_posts", "pages_read_engagement"];
const ownScopes = ["public_profile"];
const pageScopes = [...ownScopes, ...needed, "business_management"];
/** A page token requested with a long-lived token does not expire; people or Facebook revoke it. */
const noEnd = new Date("9999-12-31T00:00:00Z");
const mostLists = 10;

const pageList = z.object({
  data: z.array(
    z.object({
      id: z.string().regex(/^\d+$/),
      name: z.string().default("Facebook"),
      access_token: z.string().min(1).optional(),
      tasks: z.array(z.string()).default([]),
    }),
  ),
  paging: z
    .object({ next: z.string(), cursors: z.object({ after: z.string() }).partial() })
    .partial()
    .optional(),
});
const pageAnswer = z.object({ id: z.string(), access_token: z.string().min(1) });
const tokenFacts = z.object({ data: z.object({ expires_at: z.number().optional() }) });

interface Page {
  readonly id: string;
  readonly name: string;
  readonly accessToken: string;
}

/** What is stored to renew a page's token: the page's id, and the person's token. */
const kept = (pageId: string, userToken: string) => `${pageId}|${userToken}`;

function partsOf(refreshToken: string): { readonly pageId: string; readonly userToken: string } {
  const mark = refreshToken.indexOf("|");
  return { pageId: refreshToken.slice(0, Math.max(mark, 0)), userToken: refreshToken.slice(mark + 1) };
}

/** The pages that were ticked at the consent screen and that the person may write on. */
async function writablePages(
  http: HttpClient,
  settings: FacebookSettings,
  accessToken: string,
): Promise<Asked<readonly Page[]>> {
  const pages: Page[] = [];
  let after = "";
  for (let lists = 0; lists < mostLists; lists += 1) {
    const asked = query({ fields: "id,name,access_token,tasks", limit: "100", ...(after ? { after } : {}) });
    const url = `${settings.graphBase}/${settings.version}/me/accounts?${asked}`;
    const answer = await readGraph(http, pageList, { url, accessToken, timeoutMs: settings.timeoutMs });
    if (answer.kind !== "given") return failureOf(answer.outcome);
    for (const { id, name, access_token: token, tasks } of answer.value.data) {
      if (token !== undefined && tasks.includes("CREATE_CONTENT"))
        pages.push({ id, name, accessToken: token });
    }
    after = (answer.value.paging?.next && answer.value.paging.cursors?.after) || "";
    if (after === "") break;
  }
  return { kind: "given", value: pages };
}

/** One login opens the person's own profile and every page they may write on. */
export function createFacebookConnector(http: HttpClient, settings: FacebookSettings): NetworkConnector {
  async function pagesOf(user: UserToken, granted: readonly string[]): Promise<Asked<GrantedAccount[]>> {
    // Whoever is not asked for pages, or unticks them at the consent screen, can still share manually.
    if (!needed.every((scope) => granted.includes(scope))) return { kind: "given", value: [] };
    const pages = await writablePages(http, settings, user.accessToken);
    if (pages.kind !== "given") return pages;
    const accounts = pages.value.map((page) => ({
      accountType: "PAGE" as const,
      externalId: page.id,
      displayName: page.name,
      vanityName: null,
      accessToken: page.accessToken,
      accessExpiresAt: noEnd,
      refreshToken: kept(page.id, user.accessToken),
      refreshExpiresAt: user.expiresAt,
      scopes: granted,
    }));
    return { kind: "given", value: accounts };
  }

  async function exchange(code: string, redirectUri: string): Promise<ExchangeResult> {
    const user = await exchangeCode(http, settings, { code, redirectUri });
    if (user.kind !== "given") return user;
    const granted = await grantedScopes(http, settings, user.value.accessToken);
    if (granted.kind !== "given") return granted;
    const profile = await readProfile(http, settings, user.value.accessToken);
    if (profile.kind !== "given") return profile;
    const pages = await pagesOf(user.value, granted.value);
    if (pages.kind !== "given") return pages;
    const person = {
      accountType: "PERSONAL" as const,
      externalId: profile.value.id,
      displayName: profile.value.name,
      vanityName: null,
      accessToken: user.value.accessToken,
      accessExpiresAt: user.value.expiresAt,
      refreshToken: null,
      refreshExpiresAt: null,
      scopes: granted.value,
    };
    return { kind: "granted", accounts: [person, ...pages.value] };
  }

  async function endOf(userToken: string): Promise<Date | null> {
    const { clientId, clientSecret, graphBase, version, timeoutMs } = settings;
    const asked = query({ input_token: userToken, access_token: `${clientId}|${clientSecret}` });
    const url = `${graphBase}/${version}/debug_token?${asked}`;
    const answer = await readGraph(http, tokenFacts, { url, accessToken: null, timeoutMs });
    const seconds = answer.kind === "given" ? (answer.value.data.expires_at ?? 0) : 0;
    return seconds > 0 ? new Date(seconds * 1000) : null;
  }

  async function refresh(refreshToken: string): Promise<RefreshResult> {
    const { pageId, userToken } = partsOf(refreshToken);
    const url = `${settings.graphBase}/${settings.version}/${encodeURIComponent(pageId)}?fields=access_token`;
    const request = { url, accessToken: userToken, timeoutMs: settings.timeoutMs };
    const answer = await readGraph(http, pageAnswer, request);
    if (answer.kind !== "given") return failureOf(answer.outcome);
    return {
      kind: "refreshed",
      accessToken: answer.value.access_token,
      accessExpiresAt: noEnd,
      refreshToken,
      refreshExpiresAt: await endOf(userToken),
    };
  }

  return {
    network: "FACEBOOK",
    pages: true,
    authorizeUrl: ({ wantsPage = false, ...input }) =>
      dialogUrl(settings, input, wantsPage ? pageScopes : ownScopes),
    exchange: ({ code, redirectUri }) => exchange(code, redirectUri),
    refresh: ({ refreshToken }) => refresh(refreshToken),
    revoke: ({ accessToken, refreshToken }) =>
      removeConsent(http, settings, refreshToken === null ? accessToken : partsOf(refreshToken).userToken),
  };
}
