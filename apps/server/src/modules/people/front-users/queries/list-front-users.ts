import type { FrontUsers } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { FrontUserDeps } from "../front-users.deps.ts";
import { pageOfFrontUsers } from "../page-of-front-users.ts";
import type { AccessibleTypes } from "../reach.ts";

export const listFrontUsers = ({ list }: FrontUsers, types: AccessibleTypes, deps: FrontUserDeps) =>
  query(list, ({ input, actor, tx, now, guard }) =>
    pageOfFrontUsers(tx, input, { reader: actor, guard, types, limit: input.limit, now }, deps),
  );
