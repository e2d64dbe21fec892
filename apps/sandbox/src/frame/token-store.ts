import type { TokenChoice } from "./network.ts";

type Token = { readonly value: string; expiresAt: number | null };

/** Access tokens of one network, found by value or by their account. */
export abstract class AccessTokens<Access extends Token> {
  readonly #access = new Map<string, Access>();

  protected abstract accountOf(token: Access): string;

  protected keep(token: Access): Access {
    this.#access.set(token.value, token);
    return token;
  }

  access(value: string): Access | undefined {
    return this.#access.get(value);
  }

  list(accountId: string | null): Access[] {
    const tokens = [...this.#access.values()];
    return accountId === null ? tokens : tokens.filter((token) => this.accountOf(token) === accountId);
  }

  expire(choice: TokenChoice, now: number): number {
    const chosen = this.chosen(choice);
    for (const token of chosen) token.expiresAt = now;
    return chosen.length;
  }

  reset(): void {
    this.#access.clear();
  }

  protected chosen({ accessToken, memberId }: TokenChoice): Access[] {
    if (accessToken === undefined) return memberId === undefined ? [] : this.list(memberId);
    const token = this.#access.get(accessToken);
    return token ? [token] : [];
  }
}

/** The tokens of a network that renews them: codes become access and refresh tokens. */
export abstract class RenewableTokens<
  Access extends Token,
  Refresh extends { readonly value: string },
  Code,
> extends AccessTokens<Access> {
  protected readonly refreshTokens = new Map<string, Refresh>();
  readonly #codes = new Map<string, Code>();

  protected abstract codeText(): string;

  addCode(code: Code): string {
    const value = this.codeText();
    this.#codes.set(value, code);
    return value;
  }

  /** A code is used up by the first attempt, whatever the result. */
  takeCode(value: string): Code | undefined {
    const code = this.#codes.get(value);
    this.#codes.delete(value);
    return code;
  }

  peekCode(value: string): Code | undefined {
    return this.#codes.get(value);
  }

  protected keepRefresh(token: Refresh): Refresh {
    this.refreshTokens.set(token.value, token);
    return token;
  }

  refresh(value: string): Refresh | undefined {
    return this.refreshTokens.get(value);
  }

  override reset(): void {
    super.reset();
    this.refreshTokens.clear();
    this.#codes.clear();
  }
}
