import type { staffMention } from "@polyphon/contract/mentions/staff-mentions.contract.ts";
import type { mentionRecord, MentionInput } from "@polyphon/contract/mentions/mentions.ts";
import { readProfileUrl } from "@polyphon/rules/mentions/profile-url.ts";
import type { z } from "zod";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";
import { namesOfCompanies } from "../../companies/companies.api.ts";
import { namesOfCategories } from "../../content/content.api.ts";
import { namesOfAccounts } from "../../identity/identity.api.ts";
import { mayDecide } from "../mentions.policy.ts";
import type { MentionFields, MentionRow } from "./mention.store.ts";

type Can = z.output<typeof mentionRecord>["can"];

/** The input as table columns. The address is normalised, so that duplicates are recognised. */
export function fieldsOf(input: MentionInput): MentionFields {
  const ofOrganization = input.accountType === "ORGANIZATION";
  const name = ofOrganization ? input.organizationName : input.personalName;
  return {
    accountType: input.accountType,
    linkedinId: ofOrganization ? input.organizationId : input.personalId,
    name,
    displayName: input.displayName ?? name,
    profileUrl:
      input.profileUrl === null ? null : (readProfileUrl(input.profileUrl)?.url ?? input.profileUrl),
  };
}

export function presentMention(row: MentionRow, can: Can): z.output<typeof mentionRecord> {
  const ofOrganization = row.accountType === "ORGANIZATION";
  return {
    id: row.id,
    accountType: row.accountType,
    organizationId: ofOrganization ? row.linkedinId : null,
    organizationName: ofOrganization ? row.name : null,
    personalId: ofOrganization ? null : row.linkedinId,
    personalName: ofOrganization ? null : row.name,
    profileUrl: row.profileUrl,
    displayName: row.displayName,
    urnId: row.linkedinUrn,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
    can,
  };
}

/** With the names of companies, employees, categories and deciders, queried once for all rows. */
export async function presentForStaff(
  tx: Tx,
  actor: StaffActor,
  rows: readonly MentionRow[],
): Promise<z.output<typeof staffMention>[]> {
  const some = <T>(values: readonly (T | null)[]) => [
    ...new Set(values.filter((one): one is T => one !== null)),
  ];
  const companies = await namesOfCompanies(tx, some(rows.map((row) => row.companyId)));
  const categories = await namesOfCategories(tx, some(rows.flatMap((row) => row.categoryIds)));
  const people = await namesOfAccounts(tx, some(rows.flatMap((row) => [row.userId, row.decidedBy])));
  const named = (id: number | null) => {
    const name = id === null ? undefined : people.get(id);
    return id === null || name === undefined ? null : { id, name };
  };
  return rows.map((row) => ({
    ...presentMention(row, { edit: true, remove: true, decide: mayDecide(actor, row) }),
    company: companies.find(({ id }) => id === row.companyId) ?? null,
    user: named(row.userId),
    categories: categories.filter(({ id }) => row.categoryIds.includes(id)),
    approvedBy: row.status === "ACTIVE" ? (named(row.decidedBy)?.name ?? null) : null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }));
}
