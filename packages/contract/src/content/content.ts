import { networks } from "../networks/networks.ts";

export const postTypes = ["IMAGE", "TEXT", "VIDEO", "DOCUMENT"] as const;
export type PostType = (typeof postTypes)[number];

export const postSources = ["CURATED", "ORIGINAL", "LOCAL", "SHARED_OWN_POST", "REAL_TIME"] as const;
export type PostSource = (typeof postSources)[number];

export const voices = ["VOICE_1", "VOICE_2", "VOICE_3"] as const;
export type Voice = (typeof voices)[number];

/** What a published post is for employees. */
export const postStates = ["visible", "scheduled", "ended", "stopped"] as const;
export type PostState = (typeof postStates)[number];

/**
 * Why an employee does not see a post, in the order in which it is asked: what is true of the post, then what its company
 * decides, then what is true of the person. The first one that holds is the reason.
 */
export const hiddenReasons = [
  /** Still in the editorial workflow. */
  "NOT_PUBLISHED",
  /** A kill switch stops it. */
  "STOPPED",
  /** Another company has written it for its own people. */
  "OTHER_COMPANY",
  /** Its category is not connected to the company. */
  "CATEGORY",
  /** The company's processing queue holds it until somebody decides. */
  "PROCESSING",
  /** The company skipped it there, or took an adapted post instead. */
  "DECLINED",
  "PUBLISH_TIME",
  "FIRST_DAY",
  "LAST_DAY",
  /** Front-page news for groups of which it concerns none. */
  "GROUPS",
  "COMPANY_INACTIVE",
  /** The address is not confirmed. */
  "UNVERIFIED",
  "PENDING_APPROVAL",
  /** Disabled, deactivated or deleted. */
  "ACCOUNT_OFF",
  "TERMS",
] as const;
export type HiddenReason = (typeof hiddenReasons)[number];

/** Where a post stands in somebody's feed: the index is its rank. */
export const feedPlaces = ["FRONT_PAGE_NEWS", "FEATURED", "ORDINARY"] as const;
export type FeedPlace = (typeof feedPlaces)[number];

/** Whether somebody's saved filter lets a post through; withheld where the works council keeps personal choices private. */
export const filterVerdicts = ["SHOWN", "LEFT_OUT", "WITHHELD"] as const;

export const postStatuses = [
  "IN_PROOF_READING",
  "IN_APPROVAL",
  "RETURNED_BY_EDITOR_IN_CHIEF",
  "APPROVED_BY_EDITOR_IN_CHIEF",
  "RETURNED_BY_APPROVER",
  "WAITING_FOR_UPDATE",
  "PUBLISHED",
  "REJECTED_BILLABLE_BY_EDITOR_IN_CHIEF",
  "READY_TO_PUBLISH",
] as const;
export type PostStatus = (typeof postStatuses)[number];

export const contentLanguages = [
  "ENGLISH",
  "GERMAN",
  "SWEDISH",
  "DUTCH",
  "PORTUGUESE",
  "ITALIAN",
  "FRENCH",
  "SPANISH",
  "CZECH",
  "POLISH",
  "HUNGARIAN",
] as const;
export type ContentLanguage = (typeof contentLanguages)[number];

export const frontPageNewsTypes = ["OFF", "CLASSIC", "DRIP"] as const;

/** Whether a share of a post with several pictures carries all of them or one that chance chose. */
export const imageSelectionModes = ["ALL", "ANY_ONE_AT_RANDOM"] as const;
export type ImageSelectionMode = (typeof imageSelectionModes)[number];

/** Where a post may go: everywhere, or on one network only. */
export const shareTypes = ["ALL", ...networks] as const;
export type ShareType = (typeof shareTypes)[number];

export const reactions = ["LIKE", "DISLIKE"] as const;
export type Reaction = (typeof reactions)[number];

/** What an employee can do with a post beside sharing it. */
export const userActions = [...reactions, "REPORT"] as const;
export type UserAction = (typeof userActions)[number];

/** What kind of posts a category is meant for. */
export const categoryTypes = ["MIXED", "CURATED", "ORIGINAL", "LOCAL"] as const;

export const weekdays = [
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
  "SUNDAY",
] as const;
