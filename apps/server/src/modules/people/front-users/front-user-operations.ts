import {
  adminDesk,
  corporateDesk,
  type FrontUserDesk,
} from "@polyphon/contract/people/front-user-desk.contract.ts";
import {
  adminFrontUsers,
  corporateFrontUsers,
  type FrontUsers,
  individualUsers,
} from "@polyphon/contract/people/front-user.resource.ts";
import type { Operation } from "../../../platform/operation/operation.ts";
import { actOnFrontUsers } from "./commands/act-on-front-users.ts";
import { editFrontUsers } from "./commands/edit-front-users.ts";
import { moveUser } from "./commands/move-user.ts";
import type { FrontUserNeeds } from "./front-users.port.ts";
import { countFrontUsers } from "./queries/count-front-users.ts";
import { exportFrontUsers } from "./queries/export-front-users.ts";
import { getFrontUsers } from "./queries/get-front-users.ts";
import { listFrontUsers } from "./queries/list-front-users.ts";
import { listHistoryOfFrontUsers } from "./queries/list-history-of-front-users.ts";
import { listMovableUsers } from "./queries/list-movable-users.ts";
import { pickFrontUsers } from "./queries/pick-front-users.ts";
import { previewMoveUser } from "./queries/preview-move-user.ts";
import { readDetailsOfFrontUsers } from "./queries/read-details-of-front-users.ts";
import { weighChangeOfFrontUsers } from "./queries/weigh-change-of-front-users.ts";
import type { ReachedTypes } from "./reach.ts";

/** A table of a million people has indices of its own, so their list is not the kit's. */
function reading(resource: FrontUsers, types: ReachedTypes, needs: FrontUserNeeds): Operation[] {
  return [
    listFrontUsers(resource, types, needs),
    countFrontUsers(resource, types, needs),
    exportFrontUsers(resource, types, needs),
    getFrontUsers(resource, types, needs),
    listHistoryOfFrontUsers(resource, types, needs),
  ];
}

/** Both desks do the same; whom they reach is decided by the scope of their transactions. */
function keeping(resource: FrontUsers, desk: FrontUserDesk, needs: FrontUserNeeds): Operation[] {
  return [
    ...reading(resource, null, needs),
    pickFrontUsers(resource, needs),
    editFrontUsers(resource, needs),
    readDetailsOfFrontUsers(desk, needs),
    weighChangeOfFrontUsers(desk, needs),
    actOnFrontUsers(desk),
  ];
}

export function frontUserOperations(needs: FrontUserNeeds): Operation[] {
  return [
    ...keeping(adminFrontUsers, adminDesk, needs),
    ...keeping(corporateFrontUsers, corporateDesk, needs),
    ...reading(individualUsers, ["INDIVIDUAL"], needs),
    listMovableUsers,
    previewMoveUser(needs),
    moveUser(needs),
  ];
}
