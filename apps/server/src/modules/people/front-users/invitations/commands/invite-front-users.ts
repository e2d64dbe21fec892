import type { FrontUserCalls } from "@polyphon/contract/people/front-users/front-user-calls.contract.ts";
import { record } from "../../../../../platform/audit/record.ts";
import { command } from "../../../../../platform/operation/command.ts";
import { Refusal } from "../../../../../platform/operation/refusal.ts";
import { actOnEach } from "../../../../../platform/resource/act-on-each.ts";
import { renewFirstPassword } from "../../../../identity/identity.api.ts";
import { firstPasswords } from "../../../uploads/rows/first-passwords.ts";
import type { FrontUserDeps } from "../../front-users.deps.ts";
import { requireAccessibleFrontUser } from "../../reach.ts";
import { mailFirstPassword } from "../mail-first-password.ts";

/** A new first password for each: the one of the earlier mail ends with it. */
export const inviteFrontUsers = (calls: FrontUserCalls, deps: FrontUserDeps) =>
  command(calls.invite, async ({ input, actor, tx, language }) => {
    const ids = [...new Set(input.ids)];
    const passwords = await firstPasswords(ids.length);
    const passwordOf = new Map(ids.map((id, at) => [id, passwords[at]]));
    return actOnEach({ tx, language }, ids, "not_found", async (id) => {
      const person = await requireAccessibleFrontUser(tx, id, { lock: true });
      const made = passwordOf.get(id);
      if (!made) throw new Error("no password was made");
      if (person.status !== "ENABLED") throw new Refusal("status_not_possible");
      if (!(await renewFirstPassword(tx, id, made.hash))) throw new Refusal("already_signed_in");
      await mailFirstPassword(tx, deps, { ...person, company: person.company.id, password: made.password });
      record(tx, {
        action: "invite-front-user",
        actor,
        companyId: person.company.id,
        subject: "account",
        subjectId: id,
        details: {},
      });
    });
  });
