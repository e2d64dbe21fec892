import { z } from "zod";
import { type Access, type Endpoint, endpoint, type ServiceFamily } from "../kit/endpoint.ts";
import { listSort } from "../kit/list.ts";
import { pageInput, pageOf } from "../kit/page.ts";
import { ref, rowVersion } from "../kit/ref.ts";
import { limits } from "../limits.ts";
import {
  foundMention,
  linkedinProfileUrl,
  mentionAccountTypes,
  mentionRecord,
  mentionRefusals,
  mentionSearch,
  mentionStates,
  mentionUrns,
  mentionInput,
} from "./mentions.ts";

type StaffAccess = Extract<Access, { staff: unknown } | { fullAccess: unknown }>;

const named = z.object({ id: z.number().int(), name: z.string() });

export const staffMention = mentionRecord.extend({
  id: ref("companyMention"),
  /** Null: the provider's, for the companies of its categories. */
  company: named.nullable(),
  /** The employee who owns it. */
  user: named.nullable(),
  categories: z.array(named),
  approvedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
});

const categoryIds = z.array(ref("category")).min(1).max(limits.mention.categories);
const companyId = ref("company").nullable().default(null);

/** The provider's back office, that of companies and the wizard manage mentions with the same calls. */
function mentionCalls(
  variant: string,
  base: `${ServiceFamily}/${string}`,
  access: { readonly keep: StaffAccess; readonly decide: StaffAccess },
) {
  const called = (verb: string) => `${verb}-${variant}`;
  return {
    list: endpoint({
      name: called("list-linkedin-mentions"),
      method: "GET",
      path: `${base}/list`,
      about: "none",
      access: access.keep,
      reads: ["mention"],
      input: z.object({
        ...pageInput,
        search: z.string().trim().max(limits.mention.textMax).optional(),
        status: z.enum(mentionStates).optional(),
        accountType: z.enum(mentionAccountTypes).optional(),
        sort: listSort(["created", "name"], "-created"),
      }),
      output: pageOf(staffMention),
      errors: ["validation"],
    }),
    get: endpoint({
      name: called("get-linkedin-mention"),
      method: "GET",
      path: `${base}/get/:id`,
      about: "none",
      access: access.keep,
      reads: ["mention"],
      input: z.object({ id: ref("companyMention") }),
      output: staffMention,
      errors: ["not_found"],
    }),
    add: endpoint({
      name: called("add-linkedin-mentions"),
      method: "POST",
      path: `${base}/add`,
      about: "none",
      access: access.keep,
      changes: ["mention"],
      input: z.object({
        mentions: z.array(mentionInput).min(1).max(limits.mention.perSubmission),
        categoryIds,
        companyId,
      }),
      output: z.object({ items: z.array(staffMention) }),
      errors: [...mentionRefusals, "not_found"],
    }),
    addByProfileUrls: endpoint({
      name: called("add-linkedin-mentions-by-profile-url"),
      method: "POST",
      path: `${base}/add-by-profile-url`,
      about: "none",
      access: access.keep,
      changes: ["mention"],
      input: z.object({
        profileUrls: z.array(linkedinProfileUrl).min(1).max(limits.mention.perSubmission),
        categoryIds,
        companyId,
      }),
      output: z.object({ items: z.array(staffMention) }),
      errors: [...mentionRefusals, "not_found", "mention_not_fetched"],
    }),
    update: endpoint({
      name: called("update-linkedin-mention"),
      method: "PUT",
      path: `${base}/update/:id`,
      about: "none",
      access: access.keep,
      changes: ["mention"],
      input: z.object({ id: ref("companyMention"), version: rowVersion, mention: mentionInput, categoryIds }),
      output: staffMention,
      errors: [...mentionRefusals, "not_found", "edited_meanwhile"],
    }),
    remove: endpoint({
      name: called("delete-linkedin-mention"),
      method: "DELETE",
      path: `${base}/delete/:id`,
      about: "none",
      access: access.keep,
      changes: ["mention"],
      input: z.object({ id: ref("companyMention") }),
      output: z.object({ id: ref("companyMention") }),
      errors: ["not_found"],
    }),
    changeStatus: endpoint({
      name: called("change-linkedin-mention-status"),
      method: "PATCH",
      path: `${base}/change-status/:id`,
      about: "none",
      access: access.decide,
      changes: ["mention"],
      input: z.object({
        id: ref("companyMention"),
        version: rowVersion,
        status: z.enum(["ACTIVE", "REJECTED"]),
      }),
      output: staffMention,
      errors: ["not_found", "edited_meanwhile"],
    }),
    getByUrns: endpoint({
      name: called("get-linkedin-mentions-by-urns"),
      method: "POST",
      path: `${base}/get-by-urns`,
      about: "none",
      access: access.keep,
      reads: ["mention"],
      input: z.object(mentionUrns),
      output: z.object({ items: z.array(foundMention) }),
      errors: ["validation"],
    }),
  };
}

const full = { fullAccess: "mentions are kept on screens that no permission opens" } as const;
const ofCompany = { staff: "edit_post" } as const;
const ofWizard = { staff: "list_wizard_post", provider: true } as const;

export const adminMentions = mentionCalls("admin", "/services/admin/api/linkedin-mention", {
  keep: full,
  decide: full,
});
export const corporateMentions = mentionCalls("corporate", "/services/admin/api/corporate/linkedin-mention", {
  keep: ofCompany,
  decide: { staff: "edit_own_post_approval" },
});
export const wizardMentions = mentionCalls("wizard", "/services/wizard/api/linkedin-mention", {
  keep: ofWizard,
  decide: ofWizard,
});

export type MentionCalls = typeof adminMentions;

const found = z.object({ items: z.array(foundMention) });

export const findAdminMentions = endpoint({
  name: "find-admin-mentions",
  method: "POST",
  path: "/services/admin/api/linkedin-mention/company-list",
  about: "none",
  access: full,
  reads: ["mention"],
  input: z.object({
    ...mentionSearch,
    /** Only companies of this holding entity. */
    entityId: z.number().int().positive().optional().meta({ outside: "holding entities" }),
  }),
  output: found,
  errors: ["validation", "not_found"],
});

export const findCorporateMentions = endpoint({
  name: "find-corporate-mentions",
  method: "POST",
  path: "/services/admin/api/corporate/linkedin-mention/company-list",
  about: "none",
  access: ofCompany,
  reads: ["mention"],
  input: z.object({
    ...mentionSearch,
    companyIds: z.array(ref("company")).max(limits.mention.companies).optional(),
  }),
  output: found,
  errors: ["validation", "not_found"],
});

export const findWizardMentions = endpoint({
  name: "find-wizard-mentions",
  method: "POST",
  path: "/services/wizard/api/linkedin-mention/mention-list",
  about: "none",
  access: ofWizard,
  reads: ["mention"],
  input: z.object({
    categoryIds,
    displayNameSearchKey: mentionSearch.displayNameSearchKey,
    limit: z.number().int().min(1).max(limits.mention.foundInWizard).default(limits.mention.foundInWizard),
  }),
  output: found,
  errors: ["validation", "not_found"],
});

/** Rows of a connection file, which the browser reads and corrects. */
export const addConnections = endpoint({
  name: "add-mention-connections",
  method: "POST",
  path: "/services/admin/api/linkedin-mention/add-connections",
  about: "none",
  access: full,
  changes: ["mention"],
  input: z.object({
    userId: ref("employee"),
    connections: z
      .array(
        z.object({
          firstName: z.string().trim().min(1).max(limits.mention.textMax),
          lastName: z.string().trim().min(1).max(limits.mention.textMax),
          url: linkedinProfileUrl,
        }),
      )
      .min(1)
      .max(limits.mention.perSubmission),
  }),
  output: z.object({ items: z.array(staffMention) }),
  errors: [...mentionRefusals, "not_found", "mention_not_fetched"],
});

/** Whose connections a file holds. */
export const readConnectionOwner = endpoint({
  name: "read-connection-owner",
  method: "GET",
  path: "/services/admin/api/linkedin-mention/connection-owner/:userId",
  about: "none",
  access: full,
  reads: ["connection"],
  input: z.object({ userId: ref("employee") }),
  output: z.object({ id: ref("employee"), name: z.string(), company: named }),
  errors: ["not_found"],
});

/** Every call above, for the list of all calls. */
export const allMentionCalls: readonly Endpoint[] = [
  adminMentions,
  corporateMentions,
  wizardMentions,
].flatMap((calls): Endpoint[] => Object.values(calls));
