import type { MentionAccountType } from "@polyphon/contract/mentions/mentions.ts";

export interface ProfileAddress {
  readonly accountType: MentionAccountType;
  readonly vanityName: string;
  /** The one way of writing the address, by which duplicates are known. */
  readonly url: string;
}

const address =
  /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(in|company|school|showcase)\/([\p{L}\p{N}%_.-]{2,150})\/?(?:[?#]\S*)?$/iu;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The profile that an address of LinkedIn leads to; null when it leads to none. */
export function readProfileUrl(text: string): ProfileAddress | null {
  const [, kind, name] = address.exec(text.trim()) ?? [];
  if (kind === undefined || name === undefined) return null;
  const folder = kind.toLowerCase();
  const vanityName = decoded(name).normalize("NFC").toLowerCase();
  return {
    accountType: folder === "in" ? "PERSONAL" : "ORGANIZATION",
    vanityName,
    url: `https://www.linkedin.com/${folder}/${encodeURIComponent(vanityName)}`,
  };
}

export type MentionSource =
  | ({ readonly kind: "profile" } & ProfileAddress)
  | { readonly kind: "urn"; readonly accountType: MentionAccountType; readonly linkedinId: string };

const urn = /^urn:li:(person|organization):([A-Za-z0-9_-]{1,50})$/;

/** What somebody pasted to have it looked up: an address or a URN. */
export function readMentionSource(text: string): MentionSource | null {
  const [, kind, linkedinId] = urn.exec(text.trim()) ?? [];
  if (linkedinId !== undefined)
    return { kind: "urn", accountType: kind === "person" ? "PERSONAL" : "ORGANIZATION", linkedinId };
  const profile = readProfileUrl(text);
  return profile && { kind: "profile", ...profile };
}
