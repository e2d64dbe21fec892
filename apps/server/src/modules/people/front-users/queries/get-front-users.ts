import type { FrontUsers } from "@polyphon/contract/people/front-user.resource.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { FrontUserNeeds } from "../front-users.port.ts";
import { reachedFrontUser, type ReachedTypes } from "../reach.ts";
import { showFrontUser } from "../show-front-users.ts";

export const getFrontUsers = ({ get }: FrontUsers, types: ReachedTypes, needs: FrontUserNeeds) =>
  query(get, async ({ input, actor, tx, now }) =>
    showFrontUser(tx, await reachedFrontUser(tx, input.id, { types }), actor, needs, now),
  );
