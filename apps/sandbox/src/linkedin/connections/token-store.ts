import { randomBytes } from "node:crypto";
import type { TokenChoice } from "../../frame/network.ts";
import { RenewableTokens } from "../../frame/token-store.ts";
import type { Member } from "../members/members.ts";

export type AccessToken = {
  readonly value: string;
  readonly member: Member;
  readonly scopes: ReadonlySet<string>;
  readonly clientId: string;
  readonly authorizedAt: number;
  readonly createdAt: number;
  /** Until then the token answers as if it were revoked, as freshly made ones sometimes do. */
  readonly usableAt: number;
  expiresAt: number;
  revoked: boolean;
};

export type RefreshToken = {
  readonly value: string;
  readonly member: Member;
  readonly scopes: readonly string[];
  readonly clientId: string;
  readonly authorizedAt: number;
  readonly expiresAt: number;
  revoked: boolean;
};

export type AuthorizationCode = {
  readonly member: Member;
  readonly scopes: readonly string[];
  readonly clientId: string;
  readonly redirectUri: string;
  readonly expiresAt: number;
  readonly nonce: string | null;
};

export const codeLifeMs = 30 * 60_000;

/** Real tokens are about 350 characters long; columns that are too short should fail here and not in production. */
export function tokenText(): string {
  return `AQ${randomBytes(261).toString("base64url")}`;
}

export class TokenStore extends RenewableTokens<AccessToken, RefreshToken, AuthorizationCode> {
  protected override accountOf(token: AccessToken): string {
    return token.member.id;
  }

  protected override codeText(): string {
    return `AQ${randomBytes(90).toString("base64url")}`;
  }

  addAccess(token: AccessToken): AccessToken {
    return this.keep(token);
  }

  addRefresh(token: RefreshToken): RefreshToken {
    return this.keepRefresh(token);
  }

  /** Revoking the permission ends the member's refresh tokens as well. */
  revoke(choice: TokenChoice): number {
    const chosen = this.chosen(choice);
    for (const token of chosen) token.revoked = true;
    for (const token of this.refreshTokens.values())
      if (token.member.id === choice.memberId) token.revoked = true;
    return chosen.length;
  }
}
