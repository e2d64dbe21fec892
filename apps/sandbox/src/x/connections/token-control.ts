import type { MintedToken, TokenControl, TokenRequest } from "../../frame/network.ts";
import type { AccessToken } from "./token-store.ts";
import type { XState } from "../x-state.ts";

const usualScopes = ["tweet.read", "tweet.write", "users.read", "media.write", "offline.access"];

function minted({ value, grant, expiresAt }: AccessToken): MintedToken {
  return {
    accessToken: value,
    memberId: grant.account.id,
    name: grant.account.name,
    scopes: [...grant.scopes],
    expiresAt: new Date(expiresAt).toISOString(),
  };
}

function mint(state: XState, request: TokenRequest): MintedToken {
  const seconds = request.expiresInSeconds ?? state.settings.accessTokenSeconds;
  const grant = {
    account: state.accounts.ensure(request.memberId, request.name),
    scopes: new Set(request.scopes ?? usualScopes),
    clientId: "seeded",
    ended: false,
  };
  return minted(state.tokens.addAccess(grant, state.world.clock.now() + seconds * 1000));
}

export function xTokenControl(state: XState): TokenControl {
  return {
    mint: (request) => mint(state, request),
    list: (accountId) => state.tokens.list(accountId).map(minted),
    revoke: (choice) => state.tokens.revoke(choice),
    expire: (choice) => state.tokens.expire(choice, state.world.clock.now()),
  };
}
