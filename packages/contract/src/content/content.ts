export const postTypes = ["IMAGE", "TEXT", "VIDEO", "DOCUMENT"] as const;
export type PostType = (typeof postTypes)[number];

export const postSources = ["CURATED", "ORIGINAL", "LOCAL", "SHARED_OWN_POST", "REAL_TIME"] as const;
export type PostSource = (typeof postSources)[number];

export const voices = ["VOICE_1", "VOICE_2", "VOICE_3"] as const;
export type Voice = (typeof voices)[number];

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
