import { login, readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import {
  chooseRole,
  findCompanyUser,
  readRolePermissions,
} from "@polyphon/contract/identity/roles.contract.ts";
import { readWorkspacePreferences } from "@polyphon/contract/identity/profile.contract.ts";
import { type PermissionKey, userTypeNames, userTypes } from "@polyphon/contract/permissions.ts";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { addCompany, addStaff, assignRole, password } from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let harbour: number;
let alps: number;

beforeAll(async () => {
  world = await openWorld();
  [harbour, alps] = [await addCompany(world), await addCompany(world)];
}, 60_000);
afterAll(() => world.close());

async function addRole(
  userType: number,
  keys: readonly PermissionKey[],
  name = unique("role"),
): Promise<number> {
  const { rows } = await world.arrange((tx) =>
    tx.client.query<{ id: number }>(
      `with made as (insert into role (name, user_type) values ($1, $2) returning id),
         given as (insert into role_permission (role_id, permission_key) select id, unnest($3::text[]) from made)
       select id from made`,
      [name, userType, keys],
    ),
  );
  return rows[0]?.id ?? 0;
}

async function signIn(username: string) {
  const { body } = await world.call(login, { username, password, panel: "ADMIN", captcha: unique("fresh") });
  const token = body.access_token ?? "";
  return { token, account: (await world.call(readAccount, {}, { token })).body };
}

const choose = (token: string, assignmentId: number, companyId?: number) =>
  world.call(chooseRole, { assignmentId, companyId }, { token });

/** Editor-in-Chief, and corporate admin for two companies. */
async function addBusy() {
  const person = await addStaff(world, userTypes.editorInChief, ["list_wizard_post"]);
  const corporateRole = await addRole(userTypes.corporateAdmin, ["list_front_user"]);
  const corporate = await assignRole(world, person.id, corporateRole, [harbour, alps]);
  return { ...person, corporate, corporateRole };
}

describe("the account after signing in", () => {
  test("has every field of the specification, the roles with their companies and the authorities [A3-01] [A3-02] [A3-03] [A4-11] [A7-06] [B3-02]", async () => {
    const person = await addBusy();
    const started = Date.now();
    const { account } = await signIn(person.email);
    for (const field of [
      "id",
      "login",
      "firstName",
      "lastName",
      "email",
      "imageUrl",
      "companyId",
      "userType",
      "userRoles",
      "authorities",
      "expires_in",
      "expire_time",
      "userMeta",
      "userSocialLogins",
    ])
      expect(account).toHaveProperty(field);
    expect(account).toMatchObject({ id: person.id, login: person.email, email: person.email });
    for (const role of account.userRoles) {
      expect(Object.keys(role)).toEqual(
        expect.arrayContaining(["id", "roleName", "roleId", "readyToPublish", "companies"]),
      );
    }
    const ofCompanies =
      account.userRoles.find((role) => role.roleId === person.corporateRole)?.companies ?? [];
    expect(ofCompanies.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([harbour, alps]);
    expect(Object.keys(ofCompanies[0] ?? {})).toEqual(["id", "companyDomain"]);
    expect(Math.abs(account.expire_time - (started + account.expires_in * 1000))).toBeLessThan(5_000);
  });

  test("sorts roles by name and companies by domain, ignoring case", async () => {
    const person = await addStaff(world, userTypes.writer, []);
    const companies = [];
    for (const domain of ["beta.example", "Alpha.example", "Gamma.example"]) {
      const id = await addCompany(world);
      await world.arrange((tx) =>
        tx.client.query("update company set domain = $2 where id = $1", [id, domain]),
      );
      companies.push(id);
    }
    for (const name of ["Zeta role", "Alpha role", "Mid role"])
      await assignRole(world, person.id, await addRole(userTypes.corporateUser, [], name), companies);
    const { account } = await signIn(person.email);
    const names = account.userRoles.map((role) => role.roleName);
    expect(names.filter((name) => name.endsWith("role"))).toEqual(["Alpha role", "Mid role", "Zeta role"]);
    const domains = account.userRoles
      .find((role) => role.roleName === "Mid role")
      ?.companies.map((one) => one.companyDomain);
    expect(domains).toEqual(["Alpha.example", "beta.example", "Gamma.example"]);
  });

  test("derives type and authority from the role: 0 is ROLE_ADMIN, 1 ROLE_SUB_ADMIN, all others ROLE_USER [A6-01] [A6-02] [C6-01] [A1-29]", async () => {
    expect(userTypeNames.map((name) => userTypes[name])).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    const seen = [];
    for (const name of userTypeNames) {
      const corporate = name === "corporateAdmin" || name === "corporateUser";
      const person = await addStaff(world, userTypes[name], [], corporate ? harbour : null);
      const { account } = await signIn(person.email);
      seen.push([name, account.userType, ...account.authorities]);
    }
    expect(seen).toEqual([
      ["superAdmin", 0, "ROLE_ADMIN"],
      ["subAdmin", 1, "ROLE_SUB_ADMIN"],
      ["corporateAdmin", 2, "ROLE_USER"],
      ["corporateUser", 3, "ROLE_USER"],
      ["editorInChief", 4, "ROLE_USER"],
      ["writer", 5, "ROLE_USER"],
      ["proofreader", 6, "ROLE_USER"],
      ["approver", 7, "ROLE_USER"],
    ]);
  });
});

test("the account carries the two features of the company acted for [A3-10]", async () => {
  const person = await addStaff(world, userTypes.corporateAdmin, [], await addCompany(world));
  const off = await signIn(person.email);
  expect(off.account.features).toEqual({
    ownPostApprovalFeature: false,
    importLinkedinContentFeature: false,
  });
  await world.arrange((tx) =>
    tx.client.query(
      "update company set own_post_approval = true, import_linkedin_content = true where id = $1",
      [person.companyId],
    ),
  );
  const on = await signIn(person.email);
  expect(on.account.features).toEqual({ ownPostApprovalFeature: true, importLinkedinContentFeature: true });
});

describe("the starting role", () => {
  test("is full access for a super admin, with other roles or without [A4-12]", async () => {
    const person = await addStaff(world, userTypes.superAdmin, []);
    await assignRole(world, person.id, await addRole(userTypes.corporateAdmin, []), [harbour, alps]);
    const { account } = await signIn(person.email);
    expect(account).toMatchObject({ authorities: ["ROLE_ADMIN"], companyId: null, can: { mode: "full" } });
  });

  test("is set without asking for one role with one company, with its permissions [A4-13]", async () => {
    const person = await addStaff(world, userTypes.corporateAdmin, ["list_front_user"], harbour);
    const { account } = await signIn(person.email);
    expect(account).toMatchObject({
      companyId: harbour,
      userType: 2,
      can: { mode: "permission", permissions: ["list_front_user"] },
    });
  });

  test("is left to the picker for several roles, or one for several companies [A4-15]", async () => {
    const busy = await signIn((await addBusy()).email);
    const person = await addStaff(world, userTypes.corporateUser, ["list_post"], harbour);
    await world.arrange((tx) =>
      tx.client.query(
        `insert into role_assignment_company (assignment_id, company_id)
         select id, $2 from role_assignment where account_id = $1`,
        [person.id, alps],
      ),
    );
    for (const { account, token } of [busy, await signIn(person.email)]) {
      expect(account).toMatchObject({ userType: null, companyId: null, can: { mode: "limited" } });
      expect((await world.call(readWorkspacePreferences, {}, { token })).problem.error).toBe("role_needed");
    }
  });

  test("is that of the alias used to sign in, with the same password [A4-13]", async () => {
    const person = await addBusy();
    const alias = `${unique("alias")}@mail.example`;
    await world.arrange((tx) =>
      tx.client.query("update role_assignment set alias_email = $2 where account_id = $1 and role_id <> $3", [
        person.id,
        alias,
        person.corporateRole,
      ]),
    );
    const { account } = await signIn(alias.toUpperCase());
    expect(account).toMatchObject({ id: person.id, login: person.email, userType: 4 });
  });
});

describe("the picker", () => {
  test("sets role and company, and only then the permissions of that role apply [A4-16]", async () => {
    const person = await addBusy();
    const { token } = await signIn(person.email);
    const chosen = await choose(token, person.corporate, alps);
    expect(chosen.status).toBe(200);
    expect(chosen.body.account).toMatchObject({
      userType: 2,
      companyId: alps,
      can: { mode: "permission", permissions: ["list_front_user"] },
    });
    const keys = await world.call(
      readRolePermissions,
      { roleId: person.corporateRole },
      { token: chosen.body.access_token },
    );
    expect(keys.body).toEqual([{ key: "list_front_user" }]);
  });

  test("issues another token and ends the one that asked", async () => {
    const person = await addBusy();
    const { token } = await signIn(person.email);
    const chosen = await choose(token, person.corporate, harbour);
    await pause(600);
    expect((await world.call(readAccount, {}, { token })).problem.error).toBe("invalid_token");
    expect((await world.call(readAccount, {}, { token: chosen.body.access_token })).status).toBe(200);
  });

  test("asks for the company where there are several, and refuses a role or company that is not held", async () => {
    const [person, other] = [await addBusy(), await addBusy()];
    const { token } = await signIn(person.email);
    expect((await choose(token, person.corporate)).problem.error).toBe("company_needed");
    expect((await choose(token, other.corporate, harbour)).problem.error).toBe("not_found");
    expect((await choose(token, person.corporate, await addCompany(world))).problem.error).toBe("not_found");
  });

  test("in a second browser changes nothing in the first one", async () => {
    const person = await addBusy();
    const [first, second] = [await signIn(person.email), await signIn(person.email)];
    const here = await choose(first.token, person.corporate, harbour);
    const there = await choose(second.token, person.corporate, alps);
    const companyOf = async (token: string) => (await world.call(readAccount, {}, { token })).body.companyId;
    expect(await companyOf(here.body.access_token)).toBe(harbour);
    expect(await companyOf(there.body.access_token)).toBe(alps);
  });
});

describe("permissions and the company's user", () => {
  test("permissions of a role are read by its id, as a list of { key } [A7-07] [A3-09] [A3-08]", async () => {
    const name = unique("Role");
    const roleId = await addRole(userTypes.writer, ["list_post", "add_post"], name);
    const person = await addStaff(world, userTypes.subAdmin, []);
    const { body } = await world.call(readRolePermissions, { roleId }, { token: person.token });
    expect(body).toEqual([{ key: "add_post" }, { key: "list_post" }]);
    await assignRole(world, person.id, roleId, []);
    const { account } = await signIn(person.email);
    expect(account.userRoles).toContainEqual(expect.objectContaining({ roleId, roleName: name }));
    const missing = await world.call(readRolePermissions, { roleId: 900_000 }, { token: person.token });
    expect(missing.problem.error).toBe("not_found");
  });

  test("the user for a company is found by the company's id and is oneself, with that company [A7-08] [A4-14]", async () => {
    const person = await addStaff(world, userTypes.corporateAdmin, [], harbour);
    const find = (companyId: number) => world.call(findCompanyUser, { companyId }, { token: person.token });
    expect((await find(harbour)).body).toMatchObject({ id: person.id, companyId: harbour });
    expect((await find(alps)).problem.error).toBe("not_found");
  });
});

describe("a role that is removed", () => {
  test("ends the sessions that act in it within a second, and no others", async () => {
    const person = await addBusy();
    const [first, second] = [await signIn(person.email), await signIn(person.email)];
    const corporate = (await choose(first.token, person.corporate, harbour)).body.access_token;
    const own = second.account.userRoles.find((role) => role.id !== person.corporate)?.id ?? 0;
    const chief = (await choose(second.token, own)).body.access_token;
    await world.arrange((tx) =>
      tx.client.query("delete from role_assignment where id = $1", [person.corporate]),
    );
    await pause(600);
    expect((await world.call(readAccount, {}, { token: corporate })).problem.error).toBe("invalid_token");
    expect((await world.call(readAccount, {}, { token: chief })).status).toBe(200);
  });

  test("loses its permissions at once when only the permissions are removed", async () => {
    const person = await addStaff(world, userTypes.subAdmin, ["list_post"]);
    const { token } = await signIn(person.email);
    await world.arrange((tx) =>
      tx.client.query(
        "delete from role_permission where role_id = (select role_id from role_assignment where account_id = $1)",
        [person.id],
      ),
    );
    await pause(600);
    expect((await world.call(readAccount, {}, { token })).body.can.permissions).toEqual([]);
  });
});
