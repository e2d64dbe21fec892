import type { FrontUsers } from "@polyphon/contract/people/front-user.resource.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { FrontUserNeeds } from "../front-users.port.ts";
import { pageOfFrontUsers } from "../page-of-front-users.ts";
import type { ReachedTypes } from "../reach.ts";

export const listFrontUsers = ({ list }: FrontUsers, types: ReachedTypes, needs: FrontUserNeeds) =>
  query(list, ({ input, actor, tx, now }) =>
    pageOfFrontUsers(tx, input, { reader: actor, types, limit: input.limit, now }, needs),
  );
