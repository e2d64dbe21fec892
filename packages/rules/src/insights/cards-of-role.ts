import type { PostStatus } from "@polyphon/contract/content/content.ts";
import { waitingCards, type WaitingCard } from "@polyphon/contract/insights/waiting-cards.ts";
import { actsForCompany } from "../identity/roles/choose-role.ts";
import { type PermissionKey, type UserType, userTypes } from "@polyphon/contract/permissions.ts";

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

/** Lists that show one's own company, and nothing to somebody who acts for none. */
const ofOwnCompany: ReadonlySet<PermissionKey> = new Set(["list_own_post_approval"]);

const opens: Readonly<
  Record<Exclude<WaitingCard, "waitingPosts" | "waitingMentions">, readonly PermissionKey[]>
> = {
  pendingUsers: ["list_front_user"],
  waitingOwnPosts: ["list_own_post_approval"],
  openEnquiries: ["list_enquiry"],
  failedShares: ["list_user_calendar", "list_error_log"],
  heldShares: ["list_user_calendar"],
  endingConnections: ["list_front_user"],
};

/** The cards that a role can act on; a count that leads nowhere is not shown. */
export function cardsOfRole(role: RoleOnDuty): WaitingCard[] {
  return waitingCards.filter((card) => {
    if (card === "waitingPosts") return postsWaitingFor(role.userType).length > 0;
    if (card === "waitingMentions") return role.fullAccess;
    const atHome = role.userType !== null && actsForCompany(role.userType);
    const usable = opens[card].filter((key) => atHome || !ofOwnCompany.has(key));
    return role.fullAccess || usable.some((key) => role.permissions.has(key));
  });
}
