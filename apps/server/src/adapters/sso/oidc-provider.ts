import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  Configuration,
  customFetch,
  enableNonRepudiationChecks,
  getJwksCache,
  setJwksCache,
} from "openid-client";
import { z } from "zod";
import type { SsoApplication, SsoProof, SsoProvider } from "../../modules/identity/sso/sso.port.ts";
import type { HttpClient } from "../http/http-client.ts";
import { providerFetch, ProviderUnavailable } from "./provider-fetch.ts";
import { makeTenantDirectory, type Tenant } from "./tenant-directory.ts";

export interface OidcSettings {
  /** The address before the tenant, e.g. https://login.microsoftonline.com. */
  readonly authority: string;
  readonly timeoutMs: number;
}

const scope = "openid profile email";
const algorithm = "RS256";
/** With keys of this age the library uses a key it knows, and reads again before it rejects an unknown one. */
const looksOldSeconds = 60;

const claims = z.object({
  tid: z.string().min(1).max(200),
  oid: z.string().min(1).max(200),
  email: z.email().max(250).optional().catch(undefined),
  preferred_username: z.email().max(250).optional().catch(undefined),
});

function away(error: unknown): ProviderUnavailable | null {
  if (error instanceof ProviderUnavailable) return error;
  return error instanceof Error && error.cause !== undefined ? away(error.cause) : null;
}

/** The protocol's own error code; messages may quote what the provider sent. */
function reasonOf(error: unknown): string {
  for (const name of ["error", "code"] as const) {
    const word: unknown = error instanceof Error && name in error ? Reflect.get(error, name) : null;
    if (typeof word === "string" && /^[A-Za-z_]{1,60}$/.test(word)) return word.toLowerCase();
  }
  return "not_understood";
}

function readClaims(given: unknown): SsoProof {
  const parsed = claims.safeParse(given);
  if (!parsed.success) return { kind: "refused", reason: "tenant_or_object_id_missing" };
  const { tid, oid, email, preferred_username: userName } = parsed.data;
  const address = (email ?? userName)?.toLowerCase() ?? null;
  return {
    kind: "proved",
    person: { tenantId: tid.toLowerCase(), objectId: oid.toLowerCase(), email: address },
  };
}

/** OpenID Connect with code, PKCE and nonce. The signature is checked although the token comes straight from the provider. */
export function createOidcProvider(http: HttpClient, settings: OidcSettings): SsoProvider {
  const { origin, protocol } = new URL(settings.authority);
  const fetch = providerFetch(http, origin, settings.timeoutMs);
  const tenantOf = makeTenantDirectory({ authority: settings.authority, fetch, now: () => Date.now() });

  function configure(tenant: Tenant, { clientId }: SsoApplication, clientSecret: string): Configuration {
    const metadata = { id_token_signed_response_alg: algorithm };
    const configuration = new Configuration(
      tenant.metadata,
      clientId,
      metadata,
      ClientSecretPost(clientSecret),
    );
    configuration[customFetch] = fetch;
    if (protocol === "http:") allowInsecureRequests(configuration);
    enableNonRepudiationChecks(configuration);
    if (tenant.keys) {
      const uat = Math.min(tenant.keys.uat, Math.floor(Date.now() / 1000) - looksOldSeconds);
      setJwksCache(configuration, { ...tenant.keys, uat });
    }
    return configuration;
  }

  /** Only keys read just now: ours have an artificial age, and are read again after five minutes. */
  function rememberKeys(tenant: Tenant, configuration: Configuration): void {
    const keys = getJwksCache(configuration);
    if (keys && keys.uat > Math.floor(Date.now() / 1000) - looksOldSeconds)
      tenant.keys = structuredClone(keys);
  }

  return {
    async signInUrl(application, { state, nonce, codeVerifier, returnUrl, email }) {
      try {
        const tenant = await tenantOf(application.tenantId);
        const url = buildAuthorizationUrl(configure(tenant, application, "-"), {
          redirect_uri: returnUrl,
          scope,
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: "S256",
          response_mode: "query",
          login_hint: email,
        });
        return url.href;
      } catch {
        return null;
      }
    },

    async prove(application, { state, nonce, codeVerifier, returnUrl, code }) {
      try {
        const tenant = await tenantOf(application.tenantId);
        const configuration = configure(tenant, application, application.clientSecret);
        const back = new URL(returnUrl);
        back.search = new URLSearchParams({ code, state }).toString();
        const answer = await authorizationCodeGrant(configuration, back, {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        rememberKeys(tenant, configuration);
        return readClaims(answer.claims());
      } catch (error) {
        const gone = away(error);
        return gone
          ? { kind: "unavailable", reason: gone.message }
          : { kind: "refused", reason: reasonOf(error) };
      }
    },
  };
}
