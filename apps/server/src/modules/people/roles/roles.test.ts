import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import {
  listRoleAssignments,
  listRoles,
  saveRolePermissions,
} from "@polyphon/contract/people/roles.contract.ts";
import { type PermissionKey, permissionKeys, userTypes } from "@polyphon/contract/permissions.ts";
import { defaultRights } from "@polyphon/rules/identity/roles/default-rights.ts";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCompany, addStaff, type TestPerson } from "../../../../test/people.ts";
import { refusal } from "../../../../test/sharing/sharing-fixture.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let admin: TestPerson;

beforeAll(async () => {
  world = await openWorld();
  admin = await addStaff(world, userTypes.superAdmin, []);
});
afterAll(() => world.close());

const roles = async ({ token }: TestPerson) => (await world.call(listRoles, {}, { token })).body;

async function roleIn(person: TestPerson) {
  const { body } = await world.call(readAccount, {}, { token: person.token });
  const role = (await roles(admin)).items.find(({ id }) => id === body.roleId);
  if (!role) throw new Error("the person has no role");
  return role;
}

const save = (person: TestPerson, role: { id: number; version: number }, permissions: PermissionKey[]) =>
  world.call(
    saveRolePermissions,
    { id: role.id, version: role.version, permissions },
    { token: person.token },
  );

describe("the roles of an installation", () => {
  test("are eight from the start, with the permissions that follow from the menus", async () => {
    const first = (await roles(admin)).items.filter(({ id }) => id <= 8);
    expect(first.map(({ name, userType }) => [userType, name])).toEqual([
      [0, "Super admin"],
      [1, "Sub admin"],
      [2, "Corporate admin"],
      [3, "Corporate user"],
      [4, "Editor-in-Chief"],
      [5, "Writer"],
      [6, "Proofreader"],
      [7, "Approver"],
    ]);
    for (const { userType, permissions } of first) {
      expect(permissions.toSorted()).toEqual(defaultRights(userType).toSorted());
    }
  });

  test("require view_user_roles, and their people list_user_roles, each for the provider only [C6-33]", async () => {
    const company = await addCompany(world);
    const viewer = await addStaff(world, userTypes.approver, ["view_user_roles"]);
    const lister = await addStaff(world, userTypes.approver, ["list_user_roles"]);
    const corporate = await addStaff(
      world,
      userTypes.corporateAdmin,
      ["view_user_roles", "list_user_roles"],
      company,
    );
    const answers = async ({ token }: TestPerson) => [
      (await world.call(listRoles, {}, { token })).status,
      (await world.call(listRoleAssignments, {}, { token })).status,
    ];
    expect(await answers(viewer)).toEqual([200, 403]);
    expect(await answers(lister)).toEqual([403, 200]);
    expect(await answers(corporate)).toEqual([403, 403]);
  });
});

describe("the permissions of a role", () => {
  test("are managed by a super admin, and apply to open sessions within a second [A6-10]", async () => {
    const writer = await addStaff(world, userTypes.writer, ["writer_work"]);
    const role = await roleIn(writer);
    const rights = async () =>
      (await world.call(readAccount, {}, { token: writer.token })).body.can.permissions.toSorted();
    expect(await rights()).toEqual(["writer_work"]);

    const saved = (await save(admin, role, ["list_wizard_post", "add_post"])).body;
    expect(saved).toMatchObject({
      id: role.id,
      version: role.version + 1,
      permissions: ["add_post", "list_wizard_post"],
      people: 1,
    });
    await pause(700);
    expect(await rights()).toEqual(["add_post", "list_wizard_post"]);
  });

  test("of the super admin are fixed", async () => {
    const [top] = (await roles(admin)).items;
    expect([top?.userType, top?.can.edit]).toEqual([0, false]);
    expect(refusal(await save(admin, top!, ["list_post"]))).toEqual([409, "role_fixed"]);
  });

  test("cannot be given or taken by somebody who does not hold them", async () => {
    const sub = await addStaff(world, userTypes.subAdmin, ["view_user_roles", "list_post", "add_post"]);
    const writer = await roleIn(await addStaff(world, userTypes.writer, ["list_post", "writer_work"]));
    expect((await roles(sub)).can.give).toEqual(["view_user_roles", "list_post", "add_post"]);
    expect((await roles(admin)).can.give).toEqual(permissionKeys);

    expect(refusal(await save(sub, writer, ["list_post", "writer_work", "edit_company"]))).toEqual([
      403,
      "beyond_own_rights",
    ]);
    expect(refusal(await save(sub, writer, ["list_post"]))).toEqual([403, "beyond_own_rights"]);
    const allowed = await save(sub, writer, ["writer_work", "add_post"]);
    expect(allowed.body.permissions).toEqual(["add_post", "writer_work"]);
  });

  test("are not overwritten from a stale version", async () => {
    const role = await roleIn(await addStaff(world, userTypes.writer, []));
    const answers = await Promise.all([save(admin, role, ["add_post"]), save(admin, role, ["edit_post"])]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem.error).toBe("edited_meanwhile");
  });

  test("are recorded in the audit trail when given and taken", async () => {
    const role = await roleIn(await addStaff(world, userTypes.writer, ["add_post"]));
    await save(admin, role, ["edit_post"]);
    const { rows } = await world.arrange((tx) =>
      tx.client.query(
        "select actor_id, details from audit_entry where action = 'change-rights' and subject_id = $1",
        [role.id],
      ),
    );
    expect(rows).toEqual([{ actor_id: admin.id, details: { given: ["edit_post"], taken: ["add_post"] } }]);
  });
});
