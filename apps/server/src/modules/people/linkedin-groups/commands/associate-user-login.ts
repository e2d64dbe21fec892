import { associateLogin as at } from "@polyphon/contract/people/groups.contract.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { companyOf } from "../../../companies/companies.api.ts";
import { openSession } from "../../../identity/identity.api.ts";
import { findGroup } from "../groups.store.ts";
import { mayKeepGroups } from "../groups.policy.ts";

/** The employee's session stays open: the way back to the primary account needs it. */
export const associateUserLogin = flow(at, "signs-in", ({ input, actor, now, inTx }) =>
  inTx(async (tx) => {
    allow(mayKeepGroups(actor, await companyOf(tx, actor.companyId)));

    const group = await findGroup(tx, actor.accountId, input.id);
    if (!group) throw new Refusal("not_found");

    return openSession(tx, {
      account: { id: group.accountId, kind: "front", companyId: actor.companyId },
      role: null,
      by: "group",
      vouchedBy: actor,
      now,
    });
  }),
);
