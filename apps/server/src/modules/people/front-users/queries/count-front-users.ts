import type { FrontUsers } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import { query } from "../../../../platform/operation/query.ts";
import { countFrontUsers as count } from "../../../identity/identity.api.ts";
import { frontUserFilter } from "../front-user-filter.ts";
import type { FrontUserDeps } from "../front-users.deps.ts";
import type { AccessibleTypes } from "../reach.ts";

export const countFrontUsers = (resource: FrontUsers, types: AccessibleTypes, deps: FrontUserDeps) =>
  query(resource.count, ({ input, actor, tx, now, guard }) => {
    const filter = frontUserFilter(input, { companyId: actor.companyId, types, guard }, deps, now);
    return count(tx, filter, input.exactly !== undefined);
  });
