import type { FrontUserCalls } from "@polyphon/contract/people/front-users/front-user-calls.contract.ts";
import type { FrontUserAction } from "@polyphon/contract/people/front-users/front-users.ts";
import { levelRaised } from "@polyphon/contract/people/people.events.ts";
import { afterAction, isStopped } from "@polyphon/rules/people/front-users/front-user-action.ts";
import { record } from "../../../../../platform/audit/record.ts";
import type { Tx } from "../../../../../platform/db/transaction.ts";
import { emit } from "../../../../../platform/events/emit.ts";
import { command } from "../../../../../platform/operation/command.ts";
import { Refusal } from "../../../../../platform/operation/refusal.ts";
import { actOnEach } from "../../../../../platform/resource/act-on-each.ts";
import type { StaffActor } from "../../../../../platform/session/actor.ts";
import { releasePhoto, setFrontUserState } from "../../../../identity/identity.api.ts";
import { keepFrontUserChange } from "../keep-front-user-change.ts";
import { requireAccessibleFrontUser } from "../../reach.ts";
import { stopFrontUser } from "../stop-front-user.ts";

async function actOn(tx: Tx, actor: StaffActor, id: number, action: FrontUserAction): Promise<void> {
  const before = await requireAccessibleFrontUser(tx, id, { lock: true });
  const after = afterAction(before, action, actor.companyId === null);
  if (!after) throw new Refusal("status_not_possible");
  const person = { id, companyId: before.company.id };
  await setFrontUserState(tx, id, after);
  if (after.status === "DELETED") await releasePhoto(tx, id);
  const recorded = ({ status, level }: typeof after) => ({ status, level });
  await keepFrontUserChange(tx, person, actor.accountId, recorded(before), recorded(after));
  record(tx, {
    action: "change-front-user",
    actor,
    companyId: person.companyId,
    subject: "account",
    subjectId: id,
    details: recorded(after),
  });
  if (after.level !== before.level)
    emit(tx, levelRaised, { companyId: person.companyId, userId: id, level: after.level });
  if (isStopped(after.status) && before.status !== after.status)
    await stopFrontUser(tx, person, after.status === "DELETED");
}

export const actOnFrontUsers = (calls: FrontUserCalls) =>
  command(calls.act, ({ input, actor, tx, language }) =>
    actOnEach({ tx, language }, [...new Set(input.ids)], "not_found", (id) =>
      actOn(tx, actor, id, input.action),
    ),
  );
