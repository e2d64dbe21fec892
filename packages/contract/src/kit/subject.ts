import type { RefKind } from "./ref.ts";

/** What answers are about. A call that changes a subject makes every answer about it stale. */
export const subjects = [
  "account",
  "ai",
  "announcement",
  "autopilot",
  "autopilotControl",
  "autopilotRun",
  "badge",
  "banner",
  "bulkUpload",
  "callToAction",
  "category",
  "company",
  "connection",
  "contentArea",
  "curatorCode",
  "dashboard",
  "draft",
  "employee",
  "enquiry",
  "galleryImage",
  "group",
  "holdingEntity",
  "individual",
  "jobRun",
  "killSwitch",
  "level",
  "linkedinContentCopy",
  "linkedinGroup",
  "linkedinPost",
  "log",
  "mailTemplate",
  "media",
  "mention",
  "notice",
  "onboardingConfiguration",
  "ownPost",
  "page",
  "plan",
  "post",
  "postTag",
  "processingItem",
  "prohibitedEmail",
  "prohibitedWord",
  "questionnaire",
  "reaction",
  "realTimeItem",
  "review",
  "role",
  "setting",
  "share",
  "sliderImage",
  "sso",
  "staff",
  "staffNotice",
  "staffNotification",
  "sticker",
  "subscriptionPlan",
  "userNotificationEmail",
  "workspace",
] as const;
export type Subject = (typeof subjects)[number];

/** Refs of one subject differ by who may name them; the subject is the same. */
const sameSubject: Partial<Record<RefKind, Subject>> = {
  approverUser: "staff",
  chiefUser: "staff",
  corporateUser: "staff",
  definingTag: "category",
  otherCompany: "company",
  ownCorporateUser: "staff",
  proofReaderUser: "staff",
  userGroupParameter: "group",
  writerUser: "staff",
};

/** Undefined for the id of something that is no subject by itself. */
export function findSubject(kind: RefKind): Subject | undefined {
  return sameSubject[kind] ?? subjects.find((one) => one === kind);
}

export function subjectOf(kind: RefKind): Subject {
  const subject = findSubject(kind);
  if (subject === undefined) throw new Error(`${kind} is the id of no subject`);
  return subject;
}
