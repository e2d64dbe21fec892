import {
  adminFrontUserCalls,
  corporateFrontUserCalls,
  type FrontUserCalls,
} from "@polyphon/contract/people/front-users/front-user-calls.contract.ts";
import {
  adminFrontUsers,
  corporateFrontUsers,
  type FrontUsers,
  individualUsers,
} from "@polyphon/contract/people/front-users/front-user.resource.ts";
import type { Operation } from "../../../platform/operation/operation.ts";
import { actOnFrontUsers } from "./changes/commands/act-on-front-users.ts";
import { editFrontUsers } from "./changes/commands/edit-front-users.ts";
import { moveUser } from "./moves/commands/move-user.ts";
import type { FrontUserDeps } from "./front-users.deps.ts";
import { countFrontUsers } from "./queries/count-front-users.ts";
import { exportFrontUsers } from "./queries/export-front-users.ts";
import { getFrontUsers } from "./queries/get-front-users.ts";
import { listFrontUsers } from "./queries/list-front-users.ts";
import { listHistoryOfFrontUsers } from "./changes/queries/list-history-of-front-users.ts";
import { listMovableUsers } from "./moves/queries/list-movable-users.ts";
import { pickFrontUsers } from "./queries/pick-front-users.ts";
import { previewMoveUser } from "./moves/queries/preview-move-user.ts";
import { readDetailsOfFrontUsers } from "./queries/read-details-of-front-users.ts";
import { weighChangeOfFrontUsers } from "./changes/queries/weigh-change-of-front-users.ts";
import { addFrontUser } from "./invitations/commands/add-front-user.ts";
import { inviteFrontUsers } from "./invitations/commands/invite-front-users.ts";
import { writeToFrontUsers } from "./messages/write-to-front-users.ts";
import type { AccessibleTypes } from "./reach.ts";

/** A table of a million people has its own indexes, so its list is not the kit's. */
function reading(resource: FrontUsers, types: AccessibleTypes, deps: FrontUserDeps): Operation[] {
  return [
    listFrontUsers(resource, types, deps),
    countFrontUsers(resource, types, deps),
    exportFrontUsers(resource, types, deps),
    getFrontUsers(resource, types, deps),
    listHistoryOfFrontUsers(resource, types, deps),
  ];
}

/** Both back offices do the same; the scope of their transactions decides whom they see. */
function keeping(resource: FrontUsers, calls: FrontUserCalls, deps: FrontUserDeps): Operation[] {
  return [
    ...reading(resource, null, deps),
    pickFrontUsers(resource, deps),
    editFrontUsers(resource, deps),
    readDetailsOfFrontUsers(calls, deps),
    weighChangeOfFrontUsers(calls, deps),
    actOnFrontUsers(calls),
    addFrontUser(calls, deps),
    inviteFrontUsers(calls, deps),
    writeToFrontUsers(calls, deps),
  ];
}

export function frontUserOperations(deps: FrontUserDeps): Operation[] {
  return [
    ...keeping(adminFrontUsers, adminFrontUserCalls, deps),
    ...keeping(corporateFrontUsers, corporateFrontUserCalls, deps),
    ...reading(individualUsers, ["INDIVIDUAL"], deps),
    listMovableUsers,
    previewMoveUser(deps),
    moveUser(deps),
  ];
}
