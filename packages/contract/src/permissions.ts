import { type PermissionArea, permissionAreas } from "./permission-areas.ts";

export type PermissionKey = (typeof permissionAreas)[PermissionArea][number];

/** Every permission key of the product. */
export const permissionKeys: readonly PermissionKey[] = Object.values(permissionAreas).flat();

/** The index is the stored user type of staff; menus and access modes are keyed by it. */
export const userTypes = {
  superAdmin: 0,
  subAdmin: 1,
  corporateAdmin: 2,
  corporateUser: 3,
  editorInChief: 4,
  writer: 5,
  proofreader: 6,
  approver: 7,
} as const;

export type UserTypeName = keyof typeof userTypes;
export type UserType = (typeof userTypes)[UserTypeName];

export const userTypeNames = [
  "superAdmin",
  "subAdmin",
  "corporateAdmin",
  "corporateUser",
  "editorInChief",
  "writer",
  "proofreader",
  "approver",
] as const satisfies readonly UserTypeName[];

/** Employees hold no role with rights; a role id names their kind, above those of staff. */
export const frontRoleIds = { FRONT: 9, CROSS_DOMAIN: 10, INDIVIDUAL: 11 } as const;

export const proficiencyLevels = ["MEMBER", "INSIDER", "ELITE"] as const;

export type ProficiencyLevel = (typeof proficiencyLevels)[number];

const levelTitles: Readonly<Record<ProficiencyLevel, string>> = {
  MEMBER: "Member",
  INSIDER: "Insider",
  ELITE: "Elite",
};

/** A level as the account carries it. */
export const levelWithTitle = (key: ProficiencyLevel) => ({ title: levelTitles[key], key });

const memberFeatures = [
  "post_sharing",
  "autopilot_config",
  "profile_review_request",
  "helpCenter",
  "tour",
  "dashboard",
  "calendar",
  "certificates",
  "voices",
] as const;

const insiderFeatures = [...memberFeatures, "newsletter", "aiTextSuggestion", "mention", "cta"] as const;

export const frontFeatures = [...insiderFeatures, "own_post", "realtime_content"] as const;

export type FrontFeature = (typeof frontFeatures)[number];

/** Each level includes everything of the level below. A company without levels treats everybody as ELITE. */
export const featuresOfLevel: Readonly<Record<ProficiencyLevel, readonly FrontFeature[]>> = {
  MEMBER: memberFeatures,
  INSIDER: insiderFeatures,
  ELITE: frontFeatures,
};

/** What a light front user lacks at any level. */
export const notForLightUsers: readonly FrontFeature[] = ["autopilot_config"];
