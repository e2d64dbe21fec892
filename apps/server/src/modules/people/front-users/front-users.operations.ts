import {
  adminDesk,
  corporateDesk,
  type FrontUserDesk,
} from "@polyphon/contract/people/front-users/front-user-desk.contract.ts";
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
import type { ReachedTypes } from "./reach.ts";

/** A table of a million people has indices of its own, so their list is not the kit's. */
function reading(resource: FrontUsers, types: ReachedTypes, deps: FrontUserDeps): Operation[] {
  return [
    listFrontUsers(resource, types, deps),
    countFrontUsers(resource, types, deps),
    exportFrontUsers(resource, types, deps),
    getFrontUsers(resource, types, deps),
    listHistoryOfFrontUsers(resource, types, deps),
  ];
}

/** Both desks do the same; whom they reach is decided by the scope of their transactions. */
function keeping(resource: FrontUsers, desk: FrontUserDesk, deps: FrontUserDeps): Operation[] {
  return [
    ...reading(resource, null, deps),
    pickFrontUsers(resource, deps),
    editFrontUsers(resource, deps),
    readDetailsOfFrontUsers(desk, deps),
    weighChangeOfFrontUsers(desk, deps),
    actOnFrontUsers(desk),
  ];
}

export function frontUserOperations(deps: FrontUserDeps): Operation[] {
  return [
    ...keeping(adminFrontUsers, adminDesk, deps),
    ...keeping(corporateFrontUsers, corporateDesk, deps),
    ...reading(individualUsers, ["INDIVIDUAL"], deps),
    listMovableUsers,
    previewMoveUser(deps),
    moveUser(deps),
  ];
}
