import { randomBytes } from "node:crypto";
import type { MintedToken, TokenControl, TokenRequest } from "../../frame/network.ts";
import type { LinkedinState } from "../linkedin-state.ts";
import type { AccessToken } from "./token-store.ts";

const usualScopes = ["openid", "profile", "email", "w_member_social"];

function minted(token: AccessToken): MintedToken {
  return {
    accessToken: token.value,
    memberId: token.member.id,
    name: token.member.name,
    scopes: [...token.scopes],
    expiresAt: new Date(token.expiresAt).toISOString(),
  };
}

function mint(state: LinkedinState, request: TokenRequest): MintedToken {
  const now = state.world.clock.now();
  const token = state.tokens.addAccess({
    value: `AQ${randomBytes(48).toString("base64url")}`,
    member: state.members.ensure(request.memberId, request.name),
    scopes: new Set(request.scopes ?? usualScopes),
    clientId: "seeded",
    authorizedAt: now,
    createdAt: now,
    usableAt: now,
    expiresAt: now + (request.expiresInSeconds ?? state.settings.accessTokenSeconds) * 1000,
    revoked: false,
  });
  return minted(token);
}

export function linkedinTokenControl(state: LinkedinState): TokenControl {
  return {
    mint: (request) => mint(state, request),
    list: (memberId) => state.tokens.list(memberId).map(minted),
    revoke: (choice) => state.tokens.revoke(choice),
    expire: (choice) => state.tokens.expire(choice, state.world.clock.now()),
  };
}
