import type { MintedToken, Network, TokenRequest } from "../frame/network.ts";
import type { World } from "../frame/world.ts";
import { bearerOf } from "../meta/graph-call.ts";
import { deadToken, serverError, throttled } from "../meta/graph-errors.ts";
import { minted } from "../meta/meta-tokens.ts";
import { accountRoutes } from "./connections/account-routes.ts";
import { type FacebookSettings, facebookSettings } from "./facebook-settings.ts";
import { createFacebookState, type FacebookState, forgetFacebook } from "./facebook-state.ts";
import { feedRoutes } from "./posts/feed-routes.ts";
import { loginRoutes } from "./connections/login-routes.ts";
import { pageRoutes } from "./posts/page-routes.ts";
import { pageScopes } from "./connections/permissions.ts";
import { shareDialogRoutes } from "./posts/share-dialog-routes.ts";
import { tokenRoutes } from "./connections/token-routes.ts";

/** A page with its token, without a consent screen. */
function mintPageToken(state: FacebookState, request: TokenRequest): MintedToken {
  const page = state.people.ensurePage(request.memberId, request.name);
  const now = state.world.clock.now();
  const token = state.tokens.add({
    accountId: page.id,
    userId: "seeded",
    kind: "page",
    longLived: true,
    clientId: "seeded",
    scopes: new Set(request.scopes ?? pageScopes),
    pages: [page.id],
    createdAt: now,
    expiresAt: request.expiresInSeconds === undefined ? null : now + request.expiresInSeconds * 1000,
  });
  return minted(token, page.name);
}

export function createFacebook(world: World, settings: Partial<FacebookSettings>): Network {
  const state = createFacebookState(world, settings);
  return {
    name: "facebook",
    routes: [
      ...loginRoutes(state),
      ...shareDialogRoutes(state),
      ...tokenRoutes(state),
      ...accountRoutes(state),
      ...feedRoutes(state),
      ...pageRoutes(state),
    ],
    accountOf: (call) => state.tokens.access(bearerOf(call))?.accountId,
    refusals: {
      tooManyCalls: throttled,
      tokenExpired: () => deadToken(463),
      tokenRevoked: () => deadToken(458),
      serverError,
    },
    tokens: {
      mint: (request) => mintPageToken(state, request),
      list: (id) => state.tokens.list(id).map((token) => minted(token, state.people.nameOf(token.accountId))),
      revoke: (choice) => state.tokens.kill(choice, 458),
      expire: (choice) => state.tokens.expire(choice, world.clock.now()),
    },
    settings: {
      schema: facebookSettings,
      read: () => state.settings,
      write: (change) => {
        state.settings = facebookSettings.parse({ ...state.settings, ...change });
      },
    },
    reset: () => forgetFacebook(state, settings),
  };
}
