import { limits } from "@polyphon/contract/limits.ts";
import type { MentionAccountType, MentionInput } from "@polyphon/contract/mentions/mentions.ts";
import { readProfileUrl } from "./profile-url.ts";

/** A mention as it is typed into a form. */
export type MentionDraft = {
  readonly accountType: MentionAccountType;
  readonly linkedinId: string;
  readonly name: string;
  readonly displayName: string;
  readonly profileUrl: string;
};

export type DraftFault = "required" | "length" | "digits" | "id" | "url";
export type DraftFaults = Readonly<Partial<Record<keyof MentionDraft, DraftFault>>>;

export const emptyDraft: MentionDraft = {
  accountType: "PERSONAL",
  linkedinId: "",
  name: "",
  displayName: "",
  profileUrl: "",
};

function idFault(type: MentionAccountType, id: string): DraftFault | null {
  if (id === "") return "required";
  if (id.length > limits.mention.textMax) return "length";
  if (type === "ORGANIZATION") return /^[0-9]+$/.test(id) ? null : "digits";
  return /^[A-Za-z0-9_-]+$/.test(id) ? null : "id";
}

/** Faults of a draft, by field. The server checks the same again. */
export function draftFaults(draft: MentionDraft): DraftFaults {
  const max = limits.mention.textMax;
  const id = idFault(draft.accountType, draft.linkedinId.trim());
  const name = draft.name.trim();
  const url = draft.profileUrl.trim();
  return {
    ...(id ? { linkedinId: id } : {}),
    ...(name === "" ? { name: "required" as const } : {}),
    ...(name.length > max ? { name: "length" as const } : {}),
    ...(draft.displayName.trim().length > max ? { displayName: "length" as const } : {}),
    ...(url !== "" && readProfileUrl(url) === null ? { profileUrl: "url" as const } : {}),
  };
}

export function inputOf(draft: MentionDraft): MentionInput {
  const [linkedinId, name] = [draft.linkedinId.trim(), draft.name.trim()];
  const shared = {
    profileUrl: readProfileUrl(draft.profileUrl)?.url ?? null,
    displayName: draft.displayName.trim() === "" ? null : draft.displayName.trim(),
  };
  return draft.accountType === "ORGANIZATION"
    ? { accountType: "ORGANIZATION", organizationId: linkedinId, organizationName: name, ...shared }
    : { accountType: "PERSONAL", personalId: linkedinId, personalName: name, ...shared };
}

/** The field of a draft that a refusal of the server is about. */
export function draftFieldOf(field: string): keyof MentionDraft | null {
  const last = field.split(".").at(-1) ?? "";
  if (last === "organizationId" || last === "personalId") return "linkedinId";
  if (last === "organizationName" || last === "personalName") return "name";
  return last === "displayName" || last === "profileUrl" ? last : null;
}

/** A stored mention as a draft for editing. */
export function draftOf(mention: {
  readonly accountType: MentionAccountType;
  readonly urnId: string;
  readonly organizationName: string | null;
  readonly personalName: string | null;
  readonly displayName: string;
  readonly profileUrl: string | null;
}): MentionDraft {
  const name = mention.organizationName ?? mention.personalName ?? "";
  return {
    accountType: mention.accountType,
    linkedinId: mention.urnId.split(":").at(-1) ?? "",
    name,
    displayName: mention.displayName === name ? "" : mention.displayName,
    profileUrl: mention.profileUrl ?? "",
  };
}
