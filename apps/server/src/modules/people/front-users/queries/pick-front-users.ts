import { limits } from "@polyphon/contract/limits.ts";
import type { FrontUsers } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import { query } from "../../../../platform/operation/query.ts";
import { pickFrontUsers as pick } from "../../../identity/identity.api.ts";
import { frontUserFilter } from "../front-user-filter.ts";
import type { FrontUserDeps } from "../front-users.deps.ts";

export const pickFrontUsers = (resource: FrontUsers, deps: FrontUserDeps) =>
  query(resource.pick, ({ input, actor, tx, now, guard }) =>
    pick(
      tx,
      frontUserFilter(input, { companyId: actor.companyId, types: null, guard }, deps, now),
      limits.severalRows.most,
    ),
  );
