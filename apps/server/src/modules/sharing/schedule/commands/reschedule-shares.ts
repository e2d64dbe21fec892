import { rescheduleShares as at } from "@polyphon/contract/sharing/schedule.contract.ts";
import { inMovingOrder } from "@polyphon/rules/sharing/schedule/moving-order.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { companyOf } from "../../../companies/companies.api.ts";
import { rescheduleOwn } from "../../shares/change/change-own.ts";
import { changeSeveral } from "../../shares/change/change-several.ts";
import { findShares } from "../../shares/share.store.ts";
import type { SharingDeps } from "../../sharing.deps.ts";

export const rescheduleShares = (deps: SharingDeps) =>
  command(at, async ({ input, actor, tx, now, language }) => {
    const moves = new Map(input.moves.map((move) => [move.shareId, move]));
    const { timeZone } = await companyOf(tx, actor.companyId);
    const known = await findShares(tx, actor.accountId, [...moves.keys()]);
    const order = inMovingOrder([...moves.values()], known, timeZone);
    return changeSeveral({ tx, actor, language }, deps, order, (id) => {
      const move = moves.get(id);
      if (!move) throw new Refusal("not_found");
      return rescheduleOwn(tx, actor, move, now);
    });
  });
