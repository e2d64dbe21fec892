import type { FrontUsers } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import { query } from "../../../../../platform/operation/query.ts";
import { listChanges } from "../../../../../platform/resource/record-change.ts";
import type { FrontUserDeps } from "../../front-users.deps.ts";
import { frontUserSubject } from "../keep-front-user-change.ts";
import { requireAccessibleFrontUser, type AccessibleTypes } from "../../reach.ts";

export const listHistoryOfFrontUsers = (
  { history }: FrontUsers,
  types: AccessibleTypes,
  deps: FrontUserDeps,
) =>
  query(history, async ({ input, tx }) => {
    await requireAccessibleFrontUser(tx, input.id, { types });
    return listChanges(tx, frontUserSubject, input, deps);
  });
