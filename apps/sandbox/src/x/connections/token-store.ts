import { randomBytes } from "node:crypto";
import type { TokenChoice } from "../../frame/network.ts";
import { RenewableTokens } from "../../frame/token-store.ts";
import type { Account } from "../accounts.ts";

/** What a person has granted; its tokens change. */
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
  /** Each is valid once. */
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

export class TokenStore extends RenewableTokens<AccessToken, RefreshToken, AuthorizationCode> {
  protected override accountOf({ grant }: AccessToken): string {
    return grant.account.id;
  }

  protected override codeText(): string {
    return secretText();
  }

  addAccess(grant: Grant, expiresAt: number): AccessToken {
    return this.keep({ value: secretText(), grant, expiresAt, revoked: false });
  }

  addRefresh(grant: Grant, expiresAt: number): RefreshToken {
    return this.keepRefresh({ value: secretText(), grant, expiresAt, spent: false });
  }

  /** Revoking the permission at X ends all of the account's grants; a single token ends alone. */
  revoke(choice: TokenChoice): number {
    const chosen = this.chosen(choice);
    for (const token of chosen) {
      token.revoked = true;
      if (choice.accessToken === undefined) token.grant.ended = true;
    }
    return chosen.length;
  }
}
