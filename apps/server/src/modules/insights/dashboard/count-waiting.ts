import type { WaitingCard } from "@polyphon/contract/insights/waiting-cards.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { categoriesInReach } from "@polyphon/rules/editorial/workflow/workflow.ts";
import { postsWaitingFor } from "@polyphon/rules/insights/cards-of-role.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";
import { countWaitingOwnPosts, countWaitingPosts } from "../../content/content.api.ts";
import { companiesApprovingOwnPosts } from "../../companies/companies.api.ts";
import { assignedCategories, countPendingUsers } from "../../identity/identity.api.ts";
import { countWaitingMentions } from "../../mentions/mentions.api.ts";
import { countPeopleToReconnect } from "../../networks/networks.api.ts";
import { countFailedShares, countHeldShares } from "../../sharing/sharing.api.ts";
import { countOpenEnquiries } from "../../site/site.api.ts";

const dayMs = 24 * 60 * 60 * 1000;

interface Counting {
  readonly actor: StaffActor;
  readonly companyIds: readonly number[] | null;
  readonly now: Date;
  /** Counting stops here. */
  readonly most: number;
}

async function countPosts(tx: Tx, { actor, most }: Counting): Promise<number> {
  const { userType, accountId, roleId } = actor;
  const own = userType === userTypes.writer;
  const categories = await assignedCategories(tx, accountId, roleId);
  return countWaitingPosts(tx, {
    statuses: postsWaitingFor(userType),
    categoryIds: own ? null : categoriesInReach({ userType, categoryIds: categories }),
    writerId: own ? accountId : null,
    most,
  });
}

/** Where the feature is off nobody approves, so nothing waits. */
async function countOwnPosts(tx: Tx, { companyIds, most }: Counting): Promise<number> {
  const approving = await companiesApprovingOwnPosts(tx);
  const counted = companyIds === null ? approving : approving.filter((id) => companyIds.includes(id));
  return countWaitingOwnPosts(tx, counted, most);
}

export function countWaiting(tx: Tx, card: WaitingCard, counting: Counting): Promise<number> {
  const { companyIds, now, most } = counting;
  switch (card) {
    case "pendingUsers":
      return countPendingUsers(tx, companyIds, most);
    case "waitingMentions":
      return countWaitingMentions(tx, companyIds, most);
    case "waitingPosts":
      return countPosts(tx, counting);
    case "waitingOwnPosts":
      return countOwnPosts(tx, counting);
    case "openEnquiries":
      return countOpenEnquiries(tx, most);
    case "failedShares":
      return countFailedShares(tx, new Date(now.getTime() - dayMs), { companyIds, most });
    case "heldShares":
      return countHeldShares(tx, { companyIds, most });
    case "endingConnections":
      return countPeopleToReconnect(tx, { companyIds, most });
  }
}
