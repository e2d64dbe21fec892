/**
 * Whose rows a transaction may see. `company` is the rule; `all` crosses companies and names its reason, which is part
 * of the statement: the database's log and its list of running transactions show it.
 */
export type Scope =
  | { readonly kind: "company"; readonly companyId: number }
  | {
      readonly kind: "all";
      readonly reason: AllScopeReason;
      /** Whose connection it is, where a company's person asked for it. */
      readonly countsFor?: number | null;
    };

export type AllScopeReason =
  | "sign-in"
  | "session"
  | "staff"
  | "share-engine"
  | "redirect"
  | "clicks"
  | "mail"
  | "jobs"
  | "media"
  | "tokens"
  | "demo"
  | "audit"
  | "health"
  | "uses";

export function companyScope(companyId: number): Scope {
  return { kind: "company", companyId };
}

export function allScope(reason: AllScopeReason): Scope {
  return { kind: "all", reason };
}

/** Sent with BEGIN in one round trip. Both values are checked here because they become part of the statement. */
export function beginStatement(scope: Scope, access: "read only" | "read write"): string {
  if (scope.kind === "all") return `begin ${access}; set local role polyphon_all /* ${scope.reason} */`;
  if (!Number.isSafeInteger(scope.companyId) || scope.companyId <= 0) {
    throw new Error("a company scope needs a company id");
  }
  return `begin ${access}; set local app.company = '${scope.companyId}'`;
}

/**
 * What a company's transaction sends before and after a single statement that looks across companies. Undone with the
 * savepoint around it as well.
 */
export function lookAcross(reason: AllScopeReason): { readonly before: string; readonly after: string } {
  return { before: `set local role polyphon_all /* ${reason} */`, after: "set local role none" };
}
