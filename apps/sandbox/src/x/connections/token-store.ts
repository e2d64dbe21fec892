import { randomBytes } from "node:crypto";
import type { TokenChoice } from "../../frame/network.ts";
import type { Account } from "../accounts.ts";

/** What a person once allowed; its tokens come and go. */
export type Grant = {
  readonly account: Account;
  readonly scopes: ReadonlySet<string>;
  readonly clientId: string;
  ended: boolean;
};

export type AccessToken = {
  readonly value: string;
  readonly grant: Grant;
  expiresAt: number;
  revoked: boolean;
};

export type RefreshToken = {
  readonly value: string;
  readonly grant: Grant;
  readonly expiresAt: number;
  /** Each is good once. */
  spent: boolean;
};

export type AuthorizationCode = {
  readonly account: Account;
  readonly scopes: readonly string[];
  readonly clientId: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly method: "S256" | "plain";
  readonly expiresAt: number;
};

function secretText(): string {
  return randomBytes(60).toString("base64url");
}

export class TokenStore {
  #access = new Map<string, AccessToken>();
  #refresh = new Map<string, RefreshToken>();
  #codes = new Map<string, AuthorizationCode>();

  addCode(code: AuthorizationCode): string {
    const value = secretText();
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

  addAccess(grant: Grant, expiresAt: number): AccessToken {
    const token: AccessToken = { value: secretText(), grant, expiresAt, revoked: false };
    this.#access.set(token.value, token);
    return token;
  }

  addRefresh(grant: Grant, expiresAt: number): RefreshToken {
    const token: RefreshToken = { value: secretText(), grant, expiresAt, spent: false };
    this.#refresh.set(token.value, token);
    return token;
  }

  access(value: string): AccessToken | undefined {
    return this.#access.get(value);
  }

  refresh(value: string): RefreshToken | undefined {
    return this.#refresh.get(value);
  }

  list(accountId: string | null): AccessToken[] {
    return [...this.#access.values()].filter(
      ({ grant }) => accountId === null || grant.account.id === accountId,
    );
  }

  /** Taking the permission back at X ends all of the account's grants; a single token dies alone. */
  revoke(choice: TokenChoice): number {
    const chosen = this.#chosen(choice);
    for (const token of chosen) {
      token.revoked = true;
      if (choice.accessToken === undefined) token.grant.ended = true;
    }
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
