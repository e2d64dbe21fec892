import { z } from "zod";
import { ref } from "../kit/ref.ts";
import { connectionStates, networks } from "../networks/networks.ts";
import { frontFeatures, permissionKeys, proficiencyLevels } from "../permissions.ts";

/** The access modes of the back office. */
export const accessModes = ["limited", "full", "permission"] as const;

export const authorities = ["ROLE_ADMIN", "ROLE_SUB_ADMIN", "ROLE_USER"] as const;

/** What somebody must do before anything else opens, in this order. */
export const restrictions = [
  "role_needed",
  "password_must_change",
  "password_expired",
  "terms_not_accepted",
] as const;
export type Restriction = (typeof restrictions)[number];

export const frontTypes = ["FRONT", "CROSS_DOMAIN", "INDIVIDUAL"] as const;

const userRole = z.object({
  /** The assignment: what the picker chooses. */
  id: z.number().int(),
  roleId: z.number().int(),
  roleName: z.string(),
  userType: z.number().int(),
  readyToPublish: z.boolean(),
  companies: z.array(z.object({ id: z.number().int(), companyDomain: z.string() })),
});

export const savedFilters = z.object({
  languages: z.array(z.string()),
  category: z.array(z.number().int()),
  categoryDefiningTags: z.array(z.number().int()),
});

export const userMeta = z.object({
  userAiTextLanguage: z.string().nullable(),
  userAiTextTonalities: z.array(z.string()),
  userAiTextAudienceModelId: z.number().int().nullable(),
  voiceType: z.string().nullable(),
  isAutopilotEnable: z.boolean(),
  apOutOfOfficeStatus: z.boolean(),
  apOutOfOfficeStartDate: z.iso.date().nullable(),
  apOutOfOfficeEndDate: z.iso.date().nullable(),
  eulaStatus: z.boolean(),
  isReviewUser: z.boolean(),
  savedFilters: savedFilters.nullable(),
  savedRealtimeFilters: z.record(z.string(), z.unknown()).nullable(),
  costCenter: z.string().nullable(),
  profileRating: z.number().int().nullable(),
  lightFrontUserFeature: z.boolean(),
  isSkipped: z.boolean(),
  isOnboardingTourVisited: z.boolean(),
  onboardingTourSkipCount: z.number().int(),
  proficiencyLevel: z.object({ title: z.string(), key: z.enum(proficiencyLevels) }),
});

/** The signed-in account, as its own app sees it. */
export const account = z.object({
  id: ref("account"),
  login: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  headline: z.string().nullable(),
  language: z.enum(["en", "de"]),
  imageUrl: z.string().nullable(),
  kind: z.enum(["staff", "front"]),
  userType: z.number().int().nullable(),
  roleId: z.number().int().nullable(),
  frontType: z.enum(frontTypes).nullable(),
  companyId: ref("company").nullable(),
  /** Of the company acted for: by its clock its people plan and read times. */
  timeZone: z.string().nullable(),
  /** The person behind the account: other than `id` when a group's account is used. */
  parentUserId: z.number().int(),
  userRoles: z.array(userRole),
  authorities: z.array(z.enum(authorities)),
  expires_in: z.number().int(),
  expire_time: z.number().int(),
  userMeta,
  userSocialLogins: z.array(
    z.object({
      socialType: z.enum(networks),
      status: z.enum(connectionStates),
      socialAccountType: z.string(),
      socialAccessTokenUpdateDatetime: z.iso.datetime().nullable(),
      socialVanityName: z.string().nullable(),
    }),
  ),
  isPasswordChangedByBulkUploaderUser: z.boolean(),
  passwordValidity: z.enum(["VALID", "EXPIRED"]),
  passwordValidDays: z.number().int(),
  isAssociateLogin: z.boolean(),
  isSsoLogin: z.boolean(),
  features: z.object({ ownPostApprovalFeature: z.boolean(), importLinkedinContentFeature: z.boolean() }),
  /** The company acted for keeps what single employees do from its staff. */
  councilMode: z.boolean(),
  can: z.object({
    mode: z.enum(accessModes),
    permissions: z.array(z.enum(permissionKeys)),
    features: z.array(z.enum(frontFeatures)),
    share: z.boolean(),
    /** Until this is done every other call is refused. */
    restriction: z.enum(restrictions).nullable(),
    /** May open the page of LinkedIn groups. */
    groups: z.boolean(),
    /** Where the ERP system is, for those who may see it. */
    erpUrl: z.string().nullable(),
  }),
});
