import { previewMove } from "@polyphon/contract/people/front-users/move-user.contract.ts";
import { query } from "../../../../../platform/operation/query.ts";
import type { FrontUserDeps } from "../../front-users.deps.ts";
import { weighMove } from "../weigh-move.ts";

export const previewMoveUser = (deps: FrontUserDeps) =>
  query(previewMove, async ({ input, tx, now }) => {
    const { consequences } = await weighMove(tx, input, deps, { now, lock: false });
    return consequences;
  });
