import { randomBytes } from "node:crypto";
import type { TokenChoice } from "../../frame/network.ts";
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

/** Real tokens are about 350 characters long; short columns should break here and not in production. */
export function tokenText(): string {
  return `AQ${randomBytes(261).toString("base64url")}`;
}

export class TokenStore {
  #access = new Map<string, AccessToken>();
  #refresh = new Map<string, RefreshToken>();
  #codes = new Map<string, AuthorizationCode>();

  addCode(code: AuthorizationCode): string {
    const value = `AQ${randomBytes(90).toString("base64url")}`;
    this.#codes.set(value, code);
    return value;
  }

  /** Whatever comes of it, a code that was shown once is spent. */
  takeCode(value: string): AuthorizationCode | undefined {
    const code = this.#codes.get(value);
    this.#codes.delete(value);
    return code;
  }

  peekCode(value: string): AuthorizationCode | undefined {
    return this.#codes.get(value);
  }

  addAccess(token: AccessToken): AccessToken {
    this.#access.set(token.value, token);
    return token;
  }

  addRefresh(token: RefreshToken): RefreshToken {
    this.#refresh.set(token.value, token);
    return token;
  }

  access(value: string): AccessToken | undefined {
    return this.#access.get(value);
  }

  refresh(value: string): RefreshToken | undefined {
    return this.#refresh.get(value);
  }

  list(memberId: string | null): AccessToken[] {
    return [...this.#access.values()].filter((token) => memberId === null || token.member.id === memberId);
  }

  /** Taking the permission back kills the member's refresh tokens as well. */
  revoke(choice: TokenChoice): number {
    const chosen = this.#chosen(choice);
    for (const token of chosen) token.revoked = true;
    for (const token of this.#refresh.values()) if (token.member.id === choice.memberId) token.revoked = true;
    return chosen.length;
  }

  expire(choice: TokenChoice, now: number): number {
    const chosen = this.#chosen(choice);
    for (const token of chosen) token.expiresAt = now;
    return chosen.length;
  }

  reset(): void {
    this.#access = new Map();
    this.#refresh = new Map();
    this.#codes = new Map();
  }

  #chosen({ accessToken, memberId }: TokenChoice): AccessToken[] {
    if (accessToken === undefined) return memberId === undefined ? [] : this.list(memberId);
    const token = this.#access.get(accessToken);
    return token ? [token] : [];
  }
}
