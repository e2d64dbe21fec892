import { randomBytes } from "node:crypto";
import type { MintedToken, TokenChoice } from "../frame/network.ts";
import { AccessTokens } from "../frame/token-store.ts";

export type MetaToken = {
  readonly value: string;
  /** The person, page or professional account that it acts for. */
  readonly accountId: string;
  /** The person whose consent it is based on. */
  readonly userId: string;
  readonly kind: "user" | "page" | "instagram";
  readonly longLived: boolean;
  readonly scopes: ReadonlySet<string>;
  /** Pages that were ticked at the consent screen. */
  readonly pages: readonly string[];
  readonly clientId: string;
  readonly createdAt: number;
  /** Null for a token without a time limit. */
  expiresAt: number | null;
  /** The subcode for why it is dead, null while it is valid. */
  deadBy: number | null;
};

export type MetaCode = {
  readonly userId: string;
  readonly scopes: readonly string[];
  readonly pages: readonly string[];
  readonly clientId: string;
  readonly redirectUri: string;
  readonly expiresAt: number;
};

export type CodeTaken = { kind: "good"; code: MetaCode } | { kind: "unknown" } | { kind: "used" };

/** Codes and tokens of one Meta network. */
export class MetaTokens extends AccessTokens<MetaToken> {
  readonly #prefix: string;
  readonly #codes = new Map<string, MetaCode | "used">();

  constructor(prefix: string) {
    super();
    this.#prefix = prefix;
  }

  protected override accountOf(token: MetaToken): string {
    return token.accountId;
  }

  addCode(code: MetaCode): string {
    const value = `AQ${randomBytes(90).toString("base64url")}`;
    this.#codes.set(value, code);
    return value;
  }

  takeCode(value: string): CodeTaken {
    const code = this.#codes.get(value);
    if (code === undefined) return { kind: "unknown" };
    this.#codes.set(value, "used");
    return code === "used" ? { kind: "used" } : { kind: "good", code };
  }

  add(token: Omit<MetaToken, "value" | "deadBy">): MetaToken {
    return this.keep({ ...token, value: `${this.#prefix}${randomBytes(120).toString("hex")}`, deadBy: null });
  }

  kill(choice: TokenChoice, subcode: number): number {
    const chosen = this.chosen(choice);
    for (const token of chosen) token.deadBy = subcode;
    return chosen.length;
  }

  /** Revoking the consent ends every token based on it, those of pages too. */
  killConsent(userId: string): void {
    for (const token of this.list(null)) if (token.userId === userId) token.deadBy = 458;
  }

  override reset(): void {
    super.reset();
    this.#codes.clear();
  }
}

const noEnd = new Date("9999-12-31T00:00:00Z").getTime();

export function minted(token: MetaToken, name: string): MintedToken {
  return {
    accessToken: token.value,
    memberId: token.accountId,
    name,
    scopes: [...token.scopes],
    expiresAt: new Date(token.expiresAt ?? noEnd).toISOString(),
  };
}
