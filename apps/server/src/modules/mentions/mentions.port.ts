import type { MentionAccountType } from "@polyphon/contract/mentions/mentions.ts";
import type { MentionSource } from "@polyphon/rules/mentions/profile-url.ts";
import type { Tx } from "../../platform/db/transaction.ts";

export interface LookedUp {
  readonly accountType: MentionAccountType;
  readonly linkedinId: string;
  readonly name: string;
}

/** Who is behind an address or a URN at LinkedIn; null when LinkedIn does not say. */
export type MentionLookup = (source: MentionSource) => Promise<LookedUp | null>;

/** The companies of a holding entity; null when there is no such entity. */
export type EntityCompanies = (tx: Tx, entityId: number) => Promise<readonly number[] | null>;
