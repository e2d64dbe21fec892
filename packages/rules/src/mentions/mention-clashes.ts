import type { MentionAccountType } from "@polyphon/contract/mentions/mentions.ts";

export interface MentionIdentity {
  readonly accountType: MentionAccountType;
  readonly linkedinId: string;
  readonly displayName: string;
  readonly profileUrl: string | null;
}

export type ClashError = "mention_urn_duplicate" | "mention_url_duplicate" | "mention_person_duplicate";

export interface Clash {
  /** Belongs to the input that comes later. */
  readonly at: number;
  readonly error: ClashError;
}

const sameUrn = (a: MentionIdentity, b: MentionIdentity) =>
  a.accountType === b.accountType && a.linkedinId === b.linkedinId;
const sameUrl = (a: MentionIdentity, b: MentionIdentity) =>
  a.profileUrl !== null && a.profileUrl.toLowerCase() === b.profileUrl?.toLowerCase();
/** In a copy a person is known by the display name alone, so two persons need two. */
const samePerson = (a: MentionIdentity, b: MentionIdentity) =>
  a.accountType === "PERSONAL" &&
  b.accountType === "PERSONAL" &&
  a.displayName.toLowerCase() === b.displayName.toLowerCase();

function clashOf(input: MentionIdentity, others: readonly MentionIdentity[]): ClashError | null {
  if (others.some((one) => sameUrn(input, one))) return "mention_urn_duplicate";
  if (others.some((one) => sameUrl(input, one))) return "mention_url_duplicate";
  return others.some((one) => samePerson(input, one)) ? "mention_person_duplicate" : null;
}

/** The inputs that repeat a stored one, or an earlier one of the same submission. */
export function mentionClashes(
  inputs: readonly MentionIdentity[],
  kept: readonly MentionIdentity[],
): Clash[] {
  return inputs.flatMap((input, at) => {
    const error = clashOf(input, [...kept, ...inputs.slice(0, at)]);
    return error ? [{ at, error }] : [];
  });
}
