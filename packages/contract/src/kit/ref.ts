import { z } from "zod";

/**
 * Things an id can point to, and whose they are. The authorisation tests take each `ref` of an
 * input and try the id of another company and of another user in its place.
 */
export const refKinds = {
  company: "company",
  post: "company",
  /** Of a new post, shown to nobody but the one who writes it. */
  postDraft: "user",
  category: "company",
  definingTag: "company",
  media: "company",
  /** A video or document, and the picture that one shows before it is opened. */
  file: "company",
  poster: "company",
  /** What a person uploaded to be shown by. */
  photo: "user",
  share: "user",
  /** A share that waits for the person's confirmation. */
  waitingShare: "user",
  failedShare: "user",
  cancelledShare: "user",
  /** The same as the company's staff see it: of any of their employees. */
  companyShare: "company",
  /** The author's, and the same as an approver sees it. */
  ownPost: "user",
  companyOwnPost: "company",
  callToAction: "user",
  galleryImage: "company",
  realTimeItem: "company",
  /** The signed link of a planned share that the person makes. */
  shareLink: "user",
  account: "company",
  /** An account of an employee, never of staff. */
  employee: "company",
  /** One of the roles that somebody holds, and one of the companies it is held for: nobody else may choose it. */
  ownRole: "user",
  assignedCompany: "user",
  /** The employee's own. */
  linkedinGroup: "user",
  mention: "user",
  /** A mention that staff keep for a company. */
  companyMention: "company",
  notice: "user",
  /** That somebody has earned a badge, and the badge as whoever earned it names it. */
  earnedBadge: "user",
  ownBadge: "user",
  prohibitedWord: "company",
  bulkUpload: "company",
  bulkUploadRow: "company",
  postTag: "company",
  sticker: "company",
  /** A post of the company's LinkedIn page. */
  linkedinPost: "company",
  processingItem: "company",
  /** A corporate user as the company's own staff see it. */
  ownCorporateUser: "company",
  userGroupParameter: "company",
  /** A run of a company's week, and its result for one person. */
  autopilotRun: "company",
  autopilotUserRun: "company",
  /** Of one of the companies that it is for. */
  announcement: "company",
  /** Of one of the companies that it is for, with its questions. */
  questionnaire: "company",
  question: "company",
  /** A notification of staff to a company's employees. */
  staffNotification: "company",
  /** Only the provider's staff see these, and they see all of them. */
  individual: "global",
  /** A second company beside the one in question: where somebody is moved, or where posts are copied. */
  otherCompany: "global",
  role: "global",
  roleAssignment: "global",
  /** A role held by a staff member, by the list it appears in. */
  staffUser: "global",
  chiefUser: "global",
  approverUser: "global",
  writerUser: "global",
  proofReaderUser: "global",
  corporateUser: "global",
  userNotificationEmail: "global",
  page: "global",
  enquiry: "global",
  prohibitedEmail: "global",
  holdingEntity: "global",
  onboardingConfiguration: "global",
  autopilotControl: "global",
  curatorCode: "global",
  linkedinContentCopy: "global",
  banner: "global",
  badge: "global",
  sliderImage: "global",
  contentArea: "global",
  subscriptionPlan: "global",
  /** An upload is known to the one who made it. */
  upload: "user",
  /** Proof of who started connecting a network. */
  connectState: "user",
  /** The accounts that a login of theirs opened, until one is chosen. */
  connectChoice: "user",
  /** The signed token of an unsubscribe link: whoever holds it may use it. */
  mailLink: "global",
  /** A network's one-time code: nobody's row, good once. */
  networkGrant: "global",
} as const satisfies Record<string, "company" | "user" | "global">;

export type RefKind = keyof typeof refKinds;

export function ref(kind: RefKind) {
  return z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).meta({ ref: kind });
}

/** The version of a row as the caller read it; the database counts in 32 bits. */
export const rowVersion = z.number().int().positive().max(2_147_483_647);
