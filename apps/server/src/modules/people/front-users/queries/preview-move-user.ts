import { previewMove } from "@polyphon/contract/people/move-user.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { FrontUserNeeds } from "../front-users.port.ts";
import { weighMove } from "../weigh-move.ts";

export const previewMoveUser = (needs: FrontUserNeeds) =>
  query(previewMove, async ({ input, tx, now }) => {
    const { consequences } = await weighMove(tx, input, needs, { now, lock: false });
    return consequences;
  });
