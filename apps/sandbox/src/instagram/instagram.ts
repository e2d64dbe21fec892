import type { MintedToken, Network, TokenRequest } from "../frame/network.ts";
import type { World } from "../frame/world.ts";
import { bearerOf } from "../meta/graph-call.ts";
import { deadToken, serverError, throttled } from "../meta/graph-errors.ts";
import { minted } from "../meta/meta-tokens.ts";
import { type InstagramSettings, instagramSettings } from "./instagram-settings.ts";
import {
  createInstagramState,
  ensureAccount,
  forgetInstagram,
  type InstagramState,
} from "./instagram-state.ts";
import { instagramScopes, loginRoutes } from "./login-routes.ts";
import { pageRoutes } from "./page-routes.ts";
import { publishRoutes } from "./publish-routes.ts";

function mintToken(state: InstagramState, request: TokenRequest): MintedToken {
  const account = ensureAccount(state, request.name ?? `Account ${request.memberId ?? ""}`, request.memberId);
  const now = state.world.clock.now();
  const token = state.tokens.add({
    accountId: account.id,
    userId: account.id,
    kind: "instagram",
    longLived: true,
    pages: [],
    scopes: new Set(request.scopes ?? Object.keys(instagramScopes)),
    clientId: "seeded",
    createdAt: now,
    expiresAt: now + (request.expiresInSeconds ?? state.settings.longTokenSeconds) * 1000,
  });
  return minted(token, account.name);
}

export function createInstagram(world: World, settings: Partial<InstagramSettings>): Network {
  const state = createInstagramState(world, settings);
  const nameOf = (id: string) => state.accounts.get(id)?.name ?? id;
  return {
    name: "instagram",
    routes: [...loginRoutes(state), ...publishRoutes(state), ...pageRoutes(state)],
    accountOf: (call) => state.tokens.access(bearerOf(call))?.accountId,
    refusals: {
      tooManyCalls: throttled,
      tokenExpired: () => deadToken(463),
      tokenRevoked: () => deadToken(458),
      serverError,
    },
    tokens: {
      mint: (request) => mintToken(state, request),
      list: (id) => state.tokens.list(id).map((token) => minted(token, nameOf(token.accountId))),
      revoke: (choice) => state.tokens.kill(choice, 458),
      expire: (choice) => state.tokens.expire(choice, world.clock.now()),
    },
    settings: {
      schema: instagramSettings,
      read: () => state.settings,
      write: (change) => {
        state.settings = instagramSettings.parse({ ...state.settings, ...change });
      },
    },
    reset: () => forgetInstagram(state, settings),
  };
}
