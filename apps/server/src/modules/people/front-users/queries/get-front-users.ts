import type { FrontUsers } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { FrontUserDeps } from "../front-users.deps.ts";
import { requireAccessibleFrontUser, type AccessibleTypes } from "../reach.ts";
import { showFrontUser } from "../show-front-users.ts";

export const getFrontUsers = ({ get }: FrontUsers, types: AccessibleTypes, deps: FrontUserDeps) =>
  query(get, async ({ input, actor, tx, now }) =>
    showFrontUser(tx, await requireAccessibleFrontUser(tx, input.id, { types }), actor, deps, now),
  );
