import { limits } from "@polyphon/contract/limits.ts";
import type { FrontUsers } from "@polyphon/contract/people/front-user.resource.ts";
import { query } from "../../../../platform/operation/query.ts";
import { pickFrontUsers as pick } from "../../../identity/identity.api.ts";
import { frontUserWish } from "../front-user-wish.ts";
import type { FrontUserNeeds } from "../front-users.port.ts";

export const pickFrontUsers = (resource: FrontUsers, needs: FrontUserNeeds) =>
  query(resource.pick, ({ input, actor, tx, now }) =>
    pick(
      tx,
      frontUserWish(input, { companyId: actor.companyId, types: null }, needs, now),
      limits.severalRows.most,
    ),
  );
