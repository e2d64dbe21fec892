import type { StaffDeps } from "../people.deps.ts";
import type { StaffKind } from "@polyphon/contract/people/staff/staff-kinds.ts";
import { mayAddStaff, mayEndStaff, mayKeepStaff, userTypeOf } from "@polyphon/rules/people/staff-change.ts";
import { mayAssignAll } from "@polyphon/rules/people/roles/role-rights.ts";
import { z } from "zod";
import type { Tx } from "../../../platform/db/transaction.ts";
import { allow, Refusal } from "../../../platform/operation/refusal.ts";
import type { Instead, SaveContext } from "../../../platform/resource/serve-resource.ts";
import { hashPassword } from "../../../platform/secret/password.ts";
import { newToken } from "../../../platform/session/token.ts";
import {
  addressTaken,
  deleteAssignment,
  findRoleOfType,
  findStaffUser,
  insertStaffAccount,
  insertStaffRole,
  inviteStaff,
  leaveAddress,
  rolesOfAccount,
  setPlaces,
  type StaffRole,
  type StaffUserRow,
  releasePhoto,
  setStaffUserActive,
  updateStaffAccount,
  updateStaffRole,
} from "../../identity/identity.api.ts";

/** For all kinds together: what a list has no field for is absent. */
const staffForm = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().optional(),
  notificationEmails: z.array(z.string()),
  curatorCode: z.string().optional(),
  contentLanguage: z.string().optional(),
  categories: z.array(z.number()).optional(),
  weeklyTarget: z.number().optional(),
  readyToPublish: z.boolean().optional(),
  type: z.string().optional(),
  company: z.number().optional(),
});
type StaffForm = z.output<typeof staffForm>;

const atEmail = (error: "duplicate_user" | "prohibited_email") =>
  new Refusal(error, {}, [{ field: "email", error, values: {} }]);

async function found(tx: Tx, id: number): Promise<StaffUserRow> {
  const person = await findStaffUser(tx, id);
  if (!person) throw new Refusal("not_found");
  return person;
}

/** The stored fields of a role; one that the list does not have is left unchanged. */
function roleFields(form: StaffForm): Omit<Partial<StaffRole>, "roleId"> {
  const { notificationEmails, type, curatorCode, contentLanguage, weeklyTarget, readyToPublish } = form;
  return {
    notificationEmails,
    ...(type === undefined ? {} : { agency: type === "AGENCY" }),
    ...(curatorCode === undefined ? {} : { curatorCode: curatorCode === "" ? null : curatorCode }),
    ...(contentLanguage === undefined ? {} : { contentLanguage }),
    ...(weeklyTarget === undefined ? {} : { weeklyTarget }),
    ...(readyToPublish === undefined ? {} : { readyToPublish }),
  };
}

/** A corporate user may work for further companies: only the home company changes. */
function companiesAfter(person: StaffUserRow, home: number | undefined): number[] {
  if (home === undefined) return person.companyIds;
  const before = person.companyId ?? person.companyIds[0];
  return [...new Set([home, ...person.companyIds.filter((id) => id !== before)])];
}

/** How users of one kind are added, changed and removed. The kinds differ in their definitions. */
export function keepStaff(kind: StaffKind, deps: StaffDeps): Required<Instead> {
  async function add({ input, actor, tx, now, language }: SaveContext): Promise<number> {
    const form = staffForm.parse(input);
    allow(mayAddStaff(actor, userTypeOf(kind, form.type)));
    // A company's staff add colleagues to their own company, whatever they name.
    const { firstName, lastName, email = "", company = null } = form;
    const companyId = actor.companyId ?? company;
    if (await deps.isEmailProhibited(tx, email)) throw atEmail("prohibited_email");

    const passwordHash = await hashPassword(newToken());
    const person = { email, firstName, lastName, companyId };
    const accountId = await insertStaffAccount(
      tx,
      { ...person, passwordHash, language },
      { onlyNew: actor.companyId !== null },
    );
    if (accountId === "taken") throw atEmail("duplicate_user");
    const roleId = await findRoleOfType(tx, userTypeOf(kind, form.type));
    const id = await insertStaffRole(tx, accountId, { roleId, ...roleFields(form) });
    // Somebody who comes back may hold more than the new role.
    allow(mayAssignAll(actor, await rolesOfAccount(tx, accountId)));
    await setPlaces(tx, id, {
      companyIds: companyId === null ? [] : [companyId],
      categoryIds: form.categories ?? [],
    });
    await inviteStaff(tx, deps, { id: accountId, companyId, email, firstName, language }, now);
    return id;
  }

  async function edit({ input, actor, tx }: SaveContext): Promise<void> {
    const form = staffForm.parse(input);
    const held = { id: Number(input["id"]), version: Number(input["version"]) };
    const person = await found(tx, held.id);
    allow(mayKeepStaff(actor, person));
    // A company's staff change who the person is, not what the person may do.
    const corporateOnly = actor.companyId !== null;
    const email = form.email ?? person.email;
    if (email !== person.email) {
      if (await deps.isEmailProhibited(tx, email)) throw atEmail("prohibited_email");
      if (await addressTaken(tx, email, held.id)) throw atEmail("duplicate_user");
    }

    const { firstName, lastName, company: companyId = person.companyId } = form;
    const userType = userTypeOf(kind, form.type);
    const newType = !corporateOnly && userType !== person.userType;
    const role = corporateOnly
      ? { notificationEmails: form.notificationEmails }
      : {
          ...roleFields(form),
          // A custom role stays, unless the person's type changes.
          ...(newType ? { roleId: await findRoleOfType(tx, userType) } : {}),
        };
    const changed = await updateStaffRole(tx, held, role);
    if (changed === false) throw new Refusal("edited_meanwhile");
    const account = { email, firstName, lastName, companyId };
    const taken =
      changed === "taken" || (await updateStaffAccount(tx, person.accountId, account)) === "taken";
    if (taken) throw atEmail("duplicate_user");
    const newAddress = email !== person.email;
    if (newAddress || newType) allow(mayAssignAll(actor, await rolesOfAccount(tx, person.accountId)));
    if (newAddress) await leaveAddress(tx, deps, person);
    if (corporateOnly) return;
    await setPlaces(tx, held.id, {
      companyIds: companiesAfter(person, form.company),
      categoryIds: form.categories ?? [],
    });
  }

  async function turn({ actor, tx, id, on }: SaveContext & { id: number; on: boolean }): Promise<void> {
    const person = await found(tx, id);
    allow(mayEndStaff(actor, person));
    if (on) allow(mayAssignAll(actor, await rolesOfAccount(tx, person.accountId)));
    await setStaffUserActive(tx, person, on ? "ENABLED" : "DISABLED");
  }

  /** Whoever holds another role keeps the account. */
  async function remove({ actor, tx, id }: SaveContext & { id: number }): Promise<void> {
    const person = await found(tx, id);
    allow(mayEndStaff(actor, person));
    await deleteAssignment(tx, id);
    if (person.userTypes.length !== 1) return;
    await setStaffUserActive(tx, person, "DELETED");
    await releasePhoto(tx, person.accountId);
  }

  return { add, edit, turn, remove };
}
