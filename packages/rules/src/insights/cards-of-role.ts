import type { PostStatus } from "@polyphon/contract/content/content.ts";
import {
  type DashboardCard,
  dashboardCards,
} from "@polyphon/contract/operations/settings/dashboard-cards.ts";
import { type PermissionKey, type UserType, userTypes } from "@polyphon/contract/permissions.ts";
import { actsForCompany } from "../identity/roles/choose-role.ts";

export interface RoleOnDuty {
  readonly userType: number | null;
  readonly fullAccess: boolean;
  readonly permissions: ReadonlySet<PermissionKey>;
}

/** Posts that this kind of staff has to do something about; the company's own staff see all that are on their way. */
const postsWaiting: Readonly<Record<UserType, readonly PostStatus[]>> = {
  [userTypes.superAdmin]: [
    "IN_PROOF_READING",
    "IN_APPROVAL",
    "APPROVED_BY_EDITOR_IN_CHIEF",
    "READY_TO_PUBLISH",
  ],
  [userTypes.subAdmin]: [
    "IN_PROOF_READING",
    "IN_APPROVAL",
    "APPROVED_BY_EDITOR_IN_CHIEF",
    "READY_TO_PUBLISH",
  ],
  [userTypes.corporateAdmin]: [],
  [userTypes.corporateUser]: [],
  [userTypes.editorInChief]: ["IN_APPROVAL"],
  [userTypes.writer]: ["WAITING_FOR_UPDATE", "RETURNED_BY_EDITOR_IN_CHIEF", "RETURNED_BY_APPROVER"],
  [userTypes.proofreader]: ["IN_PROOF_READING"],
  [userTypes.approver]: ["APPROVED_BY_EDITOR_IN_CHIEF", "READY_TO_PUBLISH"],
};

export function postsWaitingFor(userType: number | null): readonly PostStatus[] {
  const known = Object.values(userTypes).find((type) => type === userType);
  return known === undefined ? [] : postsWaiting[known];
}

/** The questions a dashboard answers, in this order. */
export const cardKinds = ["waiting", "due", "returned", "figures", "latest", "actions"] as const;
export type CardKind = (typeof cardKinds)[number];

interface CardRule {
  readonly kind: CardKind;
  /** Any of these opens the list behind the card; null: only full access does. Absent where it needs none. */
  readonly keys?: readonly PermissionKey[] | null;
  /** Only these kinds of staff. */
  readonly types?: readonly UserType[];
  /** The list shows one's own company, and nothing to somebody who acts for none. */
  readonly ofOwnCompany?: true;
  /** Nobody of a company has it. */
  readonly ofProvider?: true;
  /** Only as long as the role lacks this. */
  readonly without?: PermissionKey;
}

const { superAdmin, subAdmin, corporateAdmin, corporateUser, editorInChief, writer, proofreader, approver } =
  userTypes;
const company = [corporateAdmin, corporateUser] as const;
const reviewers = [editorInChief, proofreader, approver] as const;
const overseers = [superAdmin, subAdmin] as const;
const workflow = ["list_wizard_post"] as const;
const employees = ["list_front_user"] as const;
const posts = ["list_post"] as const;

/** Which card belongs to whom. A card without the permission for its list is never shown. */
export const cardRules: Readonly<Record<DashboardCard, CardRule>> = {
  pendingUsers: { kind: "waiting", keys: employees },
  endingConnections: { kind: "waiting", keys: employees },
  heldShares: { kind: "waiting", keys: ["list_user_calendar"] },
  failedShares: { kind: "waiting", keys: ["list_user_calendar", "list_error_log"] },
  openEnquiries: { kind: "waiting", keys: ["list_enquiry"] },
  waitingMentions: { kind: "waiting", keys: null },
  waitingPosts: { kind: "waiting", keys: workflow, types: [...overseers, ...reviewers, writer] },
  waitingOwnPosts: { kind: "waiting", keys: ["list_own_post_approval"], ofOwnCompany: true },
  weeklyTarget: { kind: "due", keys: ["writer_work"], types: [writer] },
  oldestPost: { kind: "due", keys: workflow, types: [...overseers, ...reviewers] },
  plannedPosts: { kind: "due", keys: workflow, types: [...overseers, ...reviewers, writer] },
  scheduledPosts: { kind: "due", keys: posts },
  endingPosts: { kind: "due", keys: posts },
  endingAnnouncements: { kind: "due", keys: ["list_announcement"] },
  endingQuestionnaires: { kind: "due", keys: ["list_questionnaire"] },
  neverSignedIn: { kind: "due", keys: employees, types: company },
  quietEmployees: { kind: "due", keys: employees, types: company },
  returnedPosts: { kind: "returned", keys: workflow, types: [writer] },
  postsBack: { kind: "returned", keys: workflow, types: reviewers },
  ownPostsBack: { kind: "returned", keys: ["list_own_post_approval"], types: company },
  latestFailures: { kind: "returned", keys: ["list_user_calendar"] },
  myWork: { kind: "figures", keys: ["writer_work"], types: [writer] },
  myReviews: { kind: "figures", keys: workflow, types: reviewers },
  companyFigures: { kind: "figures", keys: ["list_user_calendar"], types: company },
  providerFigures: { kind: "figures", keys: ["list_company"], types: overseers, ofProvider: true },
  postFigures: { kind: "figures", keys: posts },
  editorialPlan: { kind: "figures", keys: workflow, types: [editorInChief] },
  latestPosts: { kind: "latest", keys: posts },
  nextPosts: { kind: "latest", keys: posts },
  latestUsers: { kind: "latest", keys: employees },
  latestEnquiries: { kind: "latest", keys: ["list_enquiry"], ofProvider: true },
  actions: { kind: "actions", without: "list_post" },
};

function holdsAny(keys: CardRule["keys"], { fullAccess, permissions }: RoleOnDuty): boolean {
  if (keys === undefined || fullAccess) return true;
  return keys !== null && keys.some((key) => permissions.has(key));
}

function isOnDashboard(card: DashboardCard, role: RoleOnDuty): boolean {
  const { keys, types, ofOwnCompany, ofProvider, without } = cardRules[card];
  const { userType, fullAccess, permissions } = role;
  if (userType === null) return false;
  const atHome = actsForCompany(userType);
  if (types !== undefined && !types.some((type) => type === userType)) return false;
  if (ofOwnCompany && !atHome && !fullAccess) return false;
  if (ofProvider && atHome) return false;
  if (without !== undefined && (fullAccess || permissions.has(without))) return false;
  return holdsAny(keys, role);
}

/** Every card of a role's dashboard, in the order in which they are shown. */
export function cardsOfRole(role: RoleOnDuty): DashboardCard[] {
  return dashboardCards.filter((card) => isOnDashboard(card, role));
}

/** Those of some cards that are on a role's dashboard. */
export function cardsAmong<Card extends DashboardCard>(cards: readonly Card[], role: RoleOnDuty): Card[] {
  return cards.filter((card) => isOnDashboard(card, role));
}
