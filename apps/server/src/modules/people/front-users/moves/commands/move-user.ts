import { moveUsers } from "@polyphon/contract/people/front-users/move-user.contract.ts";
import { record } from "../../../../../platform/audit/record.ts";
import { command } from "../../../../../platform/operation/command.ts";
import { endSessionsOf, moveAccounts } from "../../../../identity/identity.api.ts";
import { moveGroups } from "../../../linkedin-groups/groups.store.ts";
import { leaveAllGroups } from "../../../group-parameters/front-user-groups.store.ts";
import type { FrontUserDeps } from "../../front-users.deps.ts";
import { keepFrontUserChange } from "../../changes/keep-front-user-change.ts";
import { weighMove } from "../weigh-move.ts";

/** All or nothing: a person is never in one company while their shares are in another. */
export const moveUser = (deps: FrontUserDeps) =>
  command(moveUsers, async ({ input, actor, tx, now }) => {
    const { move, people, from, to, consequences } = await weighMove(tx, input, deps, { now, lock: true });
    await endSessionsOf(tx, move.accountIds);
    await leaveAllGroups(tx, move.accountIds);
    await moveAccounts(tx, move.toCompanyId, people);
    await moveGroups(tx, move.accountIds, move.toCompanyId);
    for (const step of deps.moving.steps) await step(tx, move, now);

    for (const { id } of people) {
      const person = { id, companyId: move.toCompanyId };
      await keepFrontUserChange(tx, person, actor.accountId, { company: from }, { company: to });
      record(tx, {
        action: "moved-to-company",
        actor,
        companyId: move.toCompanyId,
        subject: "account",
        subjectId: id,
        details: { from: input.fromCompanyId, to: input.toCompanyId },
      });
    }
    return consequences;
  });
