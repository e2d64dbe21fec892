import { lostAnswerWait, mostTries } from "./settle-share.ts";

/** The result of reading the account. */
export type LookUpResult =
  /** It is published. A network may prove that without naming the post. */
  | { readonly kind: "found"; readonly externalId: string | null; readonly permalink: string | null }
  | { readonly kind: "not_found" }
  /** Not seen, which proves nothing before this time. */
  | { readonly kind: "too_early"; readonly provableAt: Date }
  | { readonly kind: "failed"; readonly detail: string };

export interface UnknownFacts {
  /** What the network offers to find out: reading the account, the identical request once more, or nothing. */
  readonly afterLostAnswer: "look_up" | "resend_identical" | "ask_user";
  /** What looking it up just answered; null before it was looked up. */
  readonly lookUp: LookUpResult | null;
  /** The identical request was already sent a second time. */
  readonly resent: boolean;
  /** How often it was tried before; nothing is sent without end. */
  readonly tries: number;
  /** The operators' switch for sending again. */
  readonly resendAllowed: boolean;
  readonly text: string;
  /** When the request was last sent, or claimed if a worker died. */
  readonly sentAt: Date;
  /** Without proof after so long the user is asked. */
  readonly askAfterHours: number;
}

export type UnknownVerdict =
  | { readonly next: "wait"; readonly checkAt: Date }
  | { readonly next: "look_up" }
  | { readonly next: "resend" }
  | { readonly next: "shared"; readonly externalId: string | null; readonly permalink: string | null }
  /** It is proven that nothing was created: the share is due again. */
  | { readonly next: "schedule" }
  | { readonly next: "unconfirmed"; readonly askAt: Date }
  | { readonly next: "ask_user" };

const minute = 60_000;
const shortestLookUpWait = minute / 2;
const longestLookUpWait = 15 * minute;
/** Two clocks may disagree about the current time. */
const shortestProofWait = 1_000;
/** A network's duplicate filter is the only protection against a second post, and its duration is undocumented. */
export const resendWithin = 6 * 60 * minute;

function resolveByResend(facts: UnknownFacts, age: number, unconfirmed: UnknownVerdict): UnknownVerdict {
  // A post without own text may pass the duplicate filter and appear twice.
  const safe = facts.resendAllowed && facts.text.trim() !== "" && age <= resendWithin;
  return safe && !facts.resent ? { next: "resend" } : unconfirmed;
}

/** The account's next posts wait behind this one, so the first lookups follow quickly. */
function lookUpWait(age: number): number {
  return Math.min(Math.max(age, shortestLookUpWait), longestLookUpWait);
}

function waitFor(ms: number, now: Date): UnknownVerdict {
  return { next: "wait", checkAt: new Date(now.getTime() + ms) };
}

function resolveByLookUp(
  facts: UnknownFacts,
  age: number,
  now: Date,
  unproven: UnknownVerdict,
): UnknownVerdict {
  if (!facts.lookUp) return { next: "look_up" };
  switch (facts.lookUp.kind) {
    case "found":
      return { next: "shared", externalId: facts.lookUp.externalId, permalink: facts.lookUp.permalink };
    case "not_found":
      return facts.tries + 1 < mostTries ? { next: "schedule" } : unproven;
    case "too_early": {
      const untilProof = facts.lookUp.provableAt.getTime() - now.getTime();
      return waitFor(Math.min(Math.max(untilProof, shortestProofWait), lookUpWait(age)), now);
    }
    case "failed":
      return waitFor(lookUpWait(age), now);
    default:
      return facts.lookUp satisfies never;
  }
}

/** The sweep's decision about a share whose answer was lost. Without proof it is never sent blindly, never failed. */
export function resolveUnknown(facts: UnknownFacts, now: Date): UnknownVerdict {
  const age = now.getTime() - facts.sentAt.getTime();
  if (age < lostAnswerWait) {
    return { next: "wait", checkAt: new Date(facts.sentAt.getTime() + lostAnswerWait) };
  }
  const askAt = new Date(facts.sentAt.getTime() + facts.askAfterHours * 60 * minute);
  const unproven: UnknownVerdict = askAt <= now ? { next: "ask_user" } : { next: "unconfirmed", askAt };

  switch (facts.afterLostAnswer) {
    case "look_up": {
      const verdict = resolveByLookUp(facts, age, now, unproven);
      return verdict.next === "wait" && askAt <= now ? unproven : verdict;
    }
    case "resend_identical":
      return resolveByResend(facts, age, unproven);
    case "ask_user":
      return unproven;
    default:
      return facts.afterLostAnswer satisfies never;
  }
}
