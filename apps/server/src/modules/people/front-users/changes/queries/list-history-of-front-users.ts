import type { FrontUsers } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import { query } from "../../../../../platform/operation/query.ts";
import { listChanges } from "../../../../../platform/resource/record-change.ts";
import type { FrontUserDeps } from "../../front-users.deps.ts";
import { frontUserSubject } from "../keep-front-user-change.ts";
import { reachedFrontUser, type ReachedTypes } from "../../reach.ts";

export const listHistoryOfFrontUsers = ({ history }: FrontUsers, types: ReachedTypes, deps: FrontUserDeps) =>
  query(history, async ({ input, tx }) => {
    await reachedFrontUser(tx, input.id, { types });
    return listChanges(tx, frontUserSubject, input, deps);
  });
