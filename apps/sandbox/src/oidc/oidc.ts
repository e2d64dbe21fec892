import type { Network } from "../frame/network.ts";
import { jsonReply } from "../frame/reply.ts";
import type { World } from "../frame/world.ts";
import { authorizeRoutes } from "./authorize-routes.ts";
import { oidcControlRoutes } from "./oidc-control-routes.ts";
import { type OidcSettings, oidcSettings } from "./oidc-settings.ts";
import { createOidcState } from "./oidc-state.ts";
import { tokenRoutes } from "./token-routes.ts";

/** An identity provider in the manner of Microsoft's: one issuer per tenant, any tenant is served. */
export function createOidc(world: World, initial: Partial<OidcSettings>): Network {
  const state = createOidcState(world, initial);
  const refused = (status: number, error: string) => jsonReply({ error, error_description: error }, status);
  return {
    name: "oidc",
    routes: [...authorizeRoutes(state), ...tokenRoutes(state), ...oidcControlRoutes(state)],
    accountOf: (call) => state.codes.get(call.form().get("code") ?? "")?.person.email,
    refusals: {
      tooManyCalls: () => refused(429, "temporarily_unavailable"),
      tokenExpired: () => refused(400, "invalid_grant"),
      tokenRevoked: () => refused(400, "invalid_grant"),
      serverError: (status) => refused(status, "server_error"),
    },
    settings: {
      schema: oidcSettings,
      read: () => state.settings,
      write: (change) => {
        state.settings = oidcSettings.parse({ ...state.settings, ...change });
      },
    },
    reset: () => {
      state.codes.clear();
      state.directory.reset();
      state.settings = oidcSettings.parse(initial);
    },
  };
}
