import type { FrontUsers } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import { levelRaised, lightFrontUserOn } from "@polyphon/contract/people/people.events.ts";
import { levelMayBecome } from "@polyphon/rules/people/front-users/front-user-action.ts";
import { emit } from "../../../../../platform/events/emit.ts";
import { command } from "../../../../../platform/operation/command.ts";
import { Refusal } from "../../../../../platform/operation/refusal.ts";
import { updateFrontUser, withGroupAccounts } from "../../../../identity/identity.api.ts";
import { groupsIn, groupsOf, replaceGroups } from "../../../group-parameters/front-user-groups.store.ts";
import type { FrontUserDeps } from "../../front-users.deps.ts";
import { reviewsOf, storeReviewed } from "../../reviewed-user.store.ts";
import { keepFrontUserChange } from "../keep-front-user-change.ts";
import { requireAccessibleFrontUser } from "../../reach.ts";
import { showFrontUser } from "../../show-front-users.ts";

const emptyIsNone = (text: string | null) => (text === "" ? null : text);
const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).join(", ");

export const editFrontUsers = (resource: FrontUsers, deps: FrontUserDeps) =>
  command(resource.edit, async ({ input, actor, tx, now }) => {
    const { id, version, groups: groupIds, reviewUser, ...changes } = input;
    const before = await requireAccessibleFrontUser(tx, id, { lock: true });
    if (before.status === "DELETED") throw new Refusal("not_found");
    if (before.version !== version) throw new Refusal("edited_meanwhile");
    if (!levelMayBecome(before.level, changes.level))
      throw new Refusal("level_only_rises", {}, [{ field: "level", error: "level_only_rises", values: {} }]);
    const person = { id, companyId: before.company.id };
    const groups = await groupsIn(tx, person.companyId, groupIds);
    if (groups.length < new Set(groupIds).size) throw new Refusal("not_found");

    const fields = {
      ...changes,
      headline: emptyIsNone(changes.headline),
      costCenter: emptyIsNone(changes.costCenter),
    };
    const heldGroups = await groupsOf(tx, id);
    const wasReviewed = (await reviewsOf(tx, [id])).get(id)?.reviewed ?? false;
    await updateFrontUser(tx, id, fields);
    await storeReviewed(tx, id, reviewUser);
    if (fields.lightFrontUser) await deps.autopilot.switchOff(tx, [id]);
    await replaceGroups(
      tx,
      person,
      groups.map((group) => group.id),
    );
    const { firstName, lastName, language, headline, costCenter, level, lightFrontUser } = before;
    await keepFrontUserChange(
      tx,
      person,
      actor.accountId,
      {
        firstName,
        lastName,
        language,
        headline,
        costCenter,
        level,
        lightFrontUser,
        reviewUser: wasReviewed,
        groups: namesOf(heldGroups),
      },
      { ...fields, reviewUser, groups: namesOf(groups) },
    );

    if (fields.level !== before.level)
      emit(tx, levelRaised, { companyId: person.companyId, userId: id, level: fields.level });
    if (fields.lightFrontUser && !before.lightFrontUser)
      for (const userId of await withGroupAccounts(tx, [id]))
        emit(tx, lightFrontUserOn, { companyId: person.companyId, userId });
    return showFrontUser(tx, await requireAccessibleFrontUser(tx, id), actor, deps, now);
  });
