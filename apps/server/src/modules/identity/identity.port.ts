import type { savedFilters } from "@polyphon/contract/identity/account.ts";
import type { z } from "zod";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import type { Tx } from "../../platform/db/transaction.ts";

export type CaptchaVerdict =
  | { readonly kind: "scored"; readonly score: number }
  | { readonly kind: "refused"; readonly detail: string }
  | { readonly kind: "unavailable"; readonly detail: string };

export interface CaptchaVerifier {
  verify(input: {
    readonly token: string;
    readonly action: string;
    readonly address: string;
  }): Promise<CaptchaVerdict>;
  /** Whether the visible challenge was solved; a solved one counts as the best score. */
  verifyChallenge(input: { readonly token: string; readonly address: string }): Promise<CaptchaVerdict>;
}

/** Counts what visitors ask for, by e-mail and by address; known and unknown e-mails alike. */
export interface VisitorThrottle {
  /** Seconds the visitor must still wait; 0 when this one is allowed. */
  waitSeconds(action: string, email: string, address: string): Promise<number>;
}

/** The company of somebody who registers. */
export interface CompaniesOfRegistrants {
  /** The active company with this e-mail domain. */
  ofDomain(tx: Tx, domain: string): Promise<number | null>;
  /** The one company of those who register as individuals; created with the first of them. */
  ofIndividuals(tx: Tx): Promise<number>;
}

/** Whether nobody with this address may register; content, which has the list, depends on this module. */
export type IsEmailProhibited = (tx: Tx, email: string) => Promise<boolean>;

/** The networks that a person connected, as their account shows them. */
export type SocialLoginsOf = (
  tx: Tx,
  accountId: number,
) => Promise<OutputOf<typeof readAccount>["userSocialLogins"]>;

/** The files of photos, which the module media keeps. */
export interface PhotoFiles {
  /** The address of a photo in the size of a face. */
  url(tx: Tx, mediaId: number): Promise<string | null>;
  /** Refuses, at the field, anything but a checked picture that this person uploaded as a photo. */
  refuse(tx: Tx, mediaId: number, accountId: number, field: string): Promise<void>;
  /** Removes what this person uploaded as photos, but for the one in use. */
  dropOthers(tx: Tx, accountId: number, inUse: number | null): Promise<void>;
}

type OfPerson<Fact> = (tx: Tx, personId: number) => Promise<Fact>;

/** What later modules store about a person and the app reads along with the account. Each answers for its own table. */
export interface PersonFacts {
  readonly aiText: OfPerson<{
    readonly language: string | null;
    readonly tones: readonly string[];
    readonly audienceId: number | null;
  }>;
  readonly autopilot: OfPerson<{
    readonly on: boolean;
    readonly awayFrom: string | null;
    readonly awayTo: string | null;
    readonly voice: string | null;
  }>;
  readonly feedFilters: OfPerson<{
    readonly posts: z.output<typeof savedFilters> | null;
    readonly realTime: Record<string, unknown> | null;
  }>;
  readonly review: OfPerson<{ readonly reviewed: boolean; readonly rating: number | null }>;
  readonly tour: OfPerson<{ readonly visited: boolean; readonly skips: number }>;
  readonly hasSkippedQuestionnaire: OfPerson<boolean>;
}
