import {
  autopilotCondition,
  leaveAutopilot,
  switchedOnAmong,
  switchOff,
} from "../modules/autopilot/autopilot.api.ts";
import { countFeedFilters, forgetFeedFilters, prohibitedAmong } from "../modules/content/content.api.ts";
import { namesOfAccounts } from "../modules/identity/identity.api.ts";
import { moveMentions } from "../modules/mentions/mentions.api.ts";
import {
  connectionCondition,
  connectionFacts,
  connectionMarks,
  countConnectionsOf,
  countMoving,
  moveConnections,
} from "../modules/networks/networks.api.ts";
import { hasOptedOut, moveNotices } from "../modules/notifications/notifications.api.ts";
import { moveLooks } from "../modules/operations/operations.api.ts";
import { moveRecognition } from "../modules/recognition/recognition.api.ts";
import type { FrontUserDeps } from "../modules/people/front-users/front-users.deps.ts";
import {
  activityCondition,
  countWaitingOf,
  figuresOf,
  moveShares,
  recentSharesOf,
  weighMoveOfShares,
} from "../modules/sharing/sharing.api.ts";
import type { SecretBox } from "../platform/secret/secret-box.ts";

/** What the modules after people know of employees, for their lists and for moving them. */
export function makeFrontUserDeps(
  box: SecretBox,
  outreach: Pick<FrontUserDeps, "linkBox" | "employeeUrl">,
): FrontUserDeps {
  return {
    ...outreach,
    prohibitedAmong,
    hasOptedOut,
    accountNames: namesOfAccounts,
    connections: {
      marks: connectionMarks,
      facts: connectionFacts,
      condition: connectionCondition,
      count: countConnectionsOf,
    },
    shares: {
      figures: figuresOf,
      recent: recentSharesOf,
      countWaiting: countWaitingOf,
      condition: activityCondition,
    },
    autopilot: { switchedOn: switchedOnAmong, switchOff, condition: autopilotCondition },
    moving: {
      countFilters: countFeedFilters,
      weighShares: weighMoveOfShares,
      weighConnections: countMoving,
      steps: [
        (tx, move) => moveConnections(tx, box, move),
        leaveAutopilot,
        (tx, { accountIds }) => forgetFeedFilters(tx, accountIds),
        moveShares,
        (tx, { accountIds, toCompanyId }) => moveMentions(tx, accountIds, toCompanyId),
        (tx, { accountIds, toCompanyId }) => moveNotices(tx, accountIds, toCompanyId),
        (tx, { accountIds, toCompanyId }) => moveRecognition(tx, accountIds, toCompanyId),
        (tx, { accountIds, toCompanyId }) => moveLooks(tx, accountIds, toCompanyId),
      ],
    },
  };
}
