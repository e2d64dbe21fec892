import type { Restriction } from "@polyphon/contract/identity/account.ts";
import type { FrontFeature, PermissionKey } from "@polyphon/contract/permissions.ts";
import type { Scope } from "../db/scope.ts";

export interface StaffActor {
  readonly kind: "staff";
  readonly accountId: number;
  /** Null until a role is chosen; then `restriction` blocks everything. */
  readonly userType: number | null;
  readonly roleId: number | null;
  /** The company that the role is acted for. */
  readonly companyId: number | null;
  readonly fullAccess: boolean;
  readonly permissions: ReadonlySet<PermissionKey>;
  readonly restriction: Restriction | null;
  readonly sso: boolean;
  readonly expiresAt: Date;
}

export interface FrontActor {
  readonly kind: "front";
  readonly accountId: number;
  readonly companyId: number;
  /** Of the company: whose calendar days count. */
  readonly timeZone: string;
  readonly features: ReadonlySet<FrontFeature>;
  /** What the company has switched off, whatever the level. */
  readonly featuresOff: readonly FrontFeature[];
  readonly lightFrontUser: boolean;
  readonly roleId: number;
  /** The employee behind the account of a LinkedIn group; null for one's own account. */
  readonly primaryAccountId: number | null;
  readonly restriction: Restriction | null;
  readonly sso: boolean;
  readonly expiresAt: Date;
}

export interface Anonymous {
  readonly kind: "anonymous";
}

export type Actor = StaffActor | FrontActor | Anonymous;

/** A company's people stay inside their company; the provider's staff work across companies. */
export function scopeOf(actor: Actor): Scope {
  switch (actor.kind) {
    case "front":
      return { kind: "company", companyId: actor.companyId };
    case "staff":
      return actor.companyId === null
        ? { kind: "all", reason: "staff" }
        : { kind: "company", companyId: actor.companyId };
    case "anonymous":
      return { kind: "all", reason: "sign-in" };
  }
}
