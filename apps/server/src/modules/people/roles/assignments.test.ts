import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import { login, readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import {
  addRoleAssignment,
  editRoleAssignment,
  findAssignableCategories,
  findAssignableCompanies,
  findStaff,
  getRoleAssignment,
  listRoleAssignments,
  listRoleChoices,
  removeRoleAssignment,
} from "@polyphon/contract/people/roles.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addSession,
  addStaff,
  password,
  type TestPerson,
} from "../../../../test/people.ts";
import { refusal } from "../../../../test/sharing/sharing-fixture.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let admin: TestPerson;

/** The ids that every installation gives them. */
const roleIds = { superAdmin: 1, subAdmin: 2, corporateAdmin: 3, writer: 6, approver: 8 };

beforeAll(async () => {
  world = await openWorld();
  admin = await addStaff(world, userTypes.superAdmin, []);
});
afterAll(() => world.close());

const plain = {
  aliasEmail: null,
  companyIds: [],
  categoryIds: [],
  curatorCode: null,
  weeklyTarget: null,
  readyToPublish: false,
  notificationEmails: [],
};

type AssignmentInput = Partial<CallOf<typeof addRoleAssignment>>;

const newcomer = () => addStaff(world, userTypes.editorInChief, []);

async function assign(input: AssignmentInput = {}, by = admin) {
  const accountId = input.accountId ?? (await newcomer()).id;
  return world.call(
    addRoleAssignment,
    { ...plain, roleId: roleIds.writer, ...input, accountId },
    { token: by.token },
  );
}

const edit = (held: { id: number; version: number }, input: AssignmentInput, by = admin) =>
  world.call(
    editRoleAssignment,
    { ...plain, ...input, id: held.id, version: held.version },
    { token: by.token },
  );

const remove = (id: number, by = admin) => world.call(removeRoleAssignment, { id }, { token: by.token });

const alive = async (token: string) => (await world.call(readAccount, {}, { token })).status === 200;

describe("an assignment", () => {
  test("gives somebody a role with alias, companies, categories, code, target and notification addresses [A6-11] [A6-12]", async () => {
    const person = await newcomer();
    const companyId = await addCompany(world, { name: "Assigned Company" });
    const categoryId = await addCategory(world, [companyId], unique("Assigned Category"));
    const input = {
      aliasEmail: `${unique("alias")}@mail.example`,
      companyIds: [companyId],
      categoryIds: [categoryId],
      curatorCode: "TH042",
      weeklyTarget: 12,
      readyToPublish: true,
      notificationEmails: ["office@mail.example", "lead@mail.example"],
    };
    const made = (await assign({ accountId: person.id, ...input })).body;
    expect(made).toMatchObject({
      account: { id: person.id, email: person.email, firstName: "Stella", lastName: "Staff" },
      role: { id: roleIds.writer, name: "Writer" },
      userType: userTypes.writer,
      aliasEmail: input.aliasEmail,
      companies: [{ id: companyId, name: "Assigned Company" }],
      categories: [{ id: categoryId }],
      curatorCode: "TH042",
      weeklyTarget: 12,
      readyToPublish: true,
      notificationEmails: input.notificationEmails,
      version: 1,
      can: { change: true },
    });
    const { token } = admin;
    expect((await world.call(getRoleAssignment, { id: made.id }, { token })).body).toEqual(made);

    const changed = (await edit(made, { weeklyTarget: 3, companyIds: [companyId] })).body;
    expect(changed).toMatchObject({ weeklyTarget: 3, aliasEmail: null, categories: [], version: 2 });
    expect(refusal(await edit(made, {}))).toEqual([409, "edited_meanwhile"]);
  });

  test("lets the person sign in under the alias, and start in that role", async () => {
    const person = await newcomer();
    const aliasEmail = `${unique("alias")}@mail.example`;
    await assign({ accountId: person.id, aliasEmail: aliasEmail.toUpperCase() });
    const { body } = await world.call(login, {
      username: aliasEmail,
      password,
      captcha: unique("fresh"),
      panel: "ADMIN",
    });
    const account = await world.call(readAccount, {}, { token: body.access_token });
    expect(account.body).toMatchObject({ id: person.id, roleId: roleIds.writer });
  });

  test("of company staff needs a company; the provider's admins have none", async () => {
    expect(refusal(await assign({ roleId: roleIds.corporateAdmin }))).toEqual([422, "company_needed"]);
    const companyIds = [await addCompany(world)];
    expect((await assign({ roleId: roleIds.corporateAdmin, companyIds })).body.companies).toHaveLength(1);
    expect((await assign({ roleId: roleIds.subAdmin, companyIds })).body.companies).toEqual([]);
  });

  test("has an alias that nobody else signs in with, as address or as alias, even concurrently", async () => {
    const front = await addFrontUser(world, await addCompany(world));
    expect(refusal(await assign({ aliasEmail: front.email }))).toEqual([409, "duplicate"]);
    const aliasEmail = `${unique("alias")}@mail.example`;
    const people = await Promise.all([newcomer(), newcomer(), newcomer()]);
    const answers = await Promise.all(people.map(({ id }) => assign({ accountId: id, aliasEmail })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const held = answers.find(({ status }) => status === 200)!.body;
    expect((await edit(held, { aliasEmail })).status).toBe(200);
  });

  test("exists once for each role", async () => {
    const { id: accountId } = await newcomer();
    expect((await assign({ accountId })).status).toBe(200);
    expect(refusal(await assign({ accountId }))).toEqual([409, "duplicate"]);
    expect((await assign({ accountId, roleId: roleIds.approver })).status).toBe(200);
  });

  test("takes at most 50 notification addresses, none twice, however it is written", async () => {
    const many = Array.from({ length: 51 }, (_, index) => `person-${index}@mail.example`);
    expect((await assign({ notificationEmails: many })).problem.error).toBe("validation");
    expect((await assign({ notificationEmails: many.slice(0, 50) })).status).toBe(200);
    const twice = await assign({ notificationEmails: ["office@mail.example", "Office@mail.example"] });
    expect(twice.problem).toMatchObject({ code: 10012, violations: [{ field: "notificationEmails" }] });
  });

  test("is for staff, and names companies and categories that exist", async () => {
    const front = await addFrontUser(world, await addCompany(world));
    for (const input of [
      { accountId: front.id },
      { companyIds: [9_999_999] },
      { categoryIds: [9_999_999] },
    ]) {
      expect(refusal(await assign(input))).toEqual([404, "not_found"]);
    }
  });

  test("grants nobody more than the giver holds", async () => {
    const proof = await addStaff(world, userTypes.proofreader, ["list_user_roles", "view_post"]);
    const { token } = proof;
    const offered = (await world.call(listRoleChoices, {}, { token })).body.items;
    expect(offered.filter(({ id, can }) => id <= 8 && can.assign)).toEqual([]);
    for (const roleId of [roleIds.superAdmin, roleIds.subAdmin, roleIds.approver]) {
      expect(refusal(await assign({ roleId }, proof))).toEqual([403, "beyond_own_rights"]);
    }
    const held = (await assign({ roleId: roleIds.approver })).body;
    expect(refusal(await edit(held, { weeklyTarget: 1 }, proof))).toEqual([403, "beyond_own_rights"]);
    expect(refusal(await remove(held.id, proof))).toEqual([403, "beyond_own_rights"]);
    expect((await world.call(getRoleAssignment, { id: held.id }, { token })).body.can.change).toBe(false);
  });
});

describe("sessions", () => {
  async function acting(companyId: number | null, assignmentId: number, accountId: number) {
    const token = await addSession(world, accountId, companyId);
    await world.arrange((tx) =>
      tx.client.query(
        `update session set role_assignment_id = $1
         where token_hash = (select token_hash from session where account_id = $2 order by created_at desc limit 1)`,
        [assignmentId, accountId],
      ),
    );
    return token;
  }

  test("in a role end when the role is removed", async () => {
    const person = await newcomer();
    const held = (await assign({ accountId: person.id })).body;
    const token = await acting(null, held.id, person.id);
    expect([await alive(token), await alive(person.token)]).toEqual([true, true]);
    expect((await remove(held.id)).body).toEqual({ id: held.id });
    await pause(700);
    expect([await alive(token), await alive(person.token)]).toEqual([false, true]);
    expect(refusal(await remove(held.id))).toEqual([404, "not_found"]);
  });

  test("for a company end when the role is no longer held for it", async () => {
    const person = await newcomer();
    const [kept, lost] = [await addCompany(world), await addCompany(world)];
    const held = (await assign({ accountId: person.id, companyIds: [kept, lost] })).body;
    const tokens = [await acting(kept, held.id, person.id), await acting(lost, held.id, person.id)] as const;
    await edit(held, { companyIds: [kept] });
    await pause(700);
    expect([await alive(tokens[0]), await alive(tokens[1])]).toEqual([true, false]);
  });

  test("the last super admin stays, also when two remove each other at once", async () => {
    const other = await newcomer();
    const second = (await assign({ accountId: other.id, roleId: roleIds.superAdmin })).body;
    const { rows } = await world.arrange((tx) =>
      tx.client.query<{ id: number }>("select id from role_assignment where account_id = $1", [admin.id]),
    );
    const first = rows[0]?.id ?? 0;
    const answers = await Promise.all([remove(first), remove(second.id)]);
    const errors = answers.map(({ status, problem }) => (status === 200 ? "removed" : problem.error));
    expect(errors.toSorted()).toEqual(["in_use", "removed"]);
    if (answers[0]?.status === 200) admin = { ...other, token: await acting(null, second.id, other.id) };
  });
});

describe("finding", () => {
  const find = async (search: string, by = admin) =>
    world.call(listRoleAssignments, { search }, { token: by.token });

  test("people of roles by name, address or alias, from three characters on", async () => {
    const aliasEmail = `${unique("needle")}@mail.example`;
    const held = (await assign({ aliasEmail })).body;
    for (const search of [aliasEmail.slice(0, 17), held.account.email, held.account.email.toUpperCase()]) {
      expect((await find(search)).body.items.map(({ id }) => id)).toContain(held.id);
    }
    expect((await find("100%_")).body.items).toEqual([]);
    expect((await find("ab")).problem.error).toBe("validation");
  });

  test("all people of a role, page by page, each once, by name", async () => {
    const names = ["Zander", "adler", "Möwe", "Adler", "Bussard"];
    for (const name of names) {
      const { id } = await newcomer();
      await world.arrange((tx) =>
        tx.client.query("update account set last_name = $2 where id = $1", [id, name]),
      );
      await assign({ accountId: id, roleId: roleIds.approver });
    }
    const { token } = admin;
    const wanted = { roleId: roleIds.approver };
    const all = (await world.call(listRoleAssignments, { ...wanted, limit: 100 }, { token })).body.items;
    const paged: number[] = [];
    let after: string | undefined;
    do {
      const { body } = await world.call(
        listRoleAssignments,
        { ...wanted, limit: 2, ...(after ? { after } : {}) },
        { token },
      );
      paged.push(...body.items.map(({ id }) => id));
      after = body.next ?? undefined;
    } while (after);
    expect(paged).toEqual(all.map(({ id }) => id));
    expect(new Set(paged).size).toBe(paged.length);
    const sorted = all.map(({ account }) => account.lastName).filter((name) => names.includes(name));
    expect(sorted.map((name) => name.toLowerCase())).toEqual(["adler", "adler", "bussard", "möwe", "zander"]);
  });

  test("staff, companies and categories for the form", async () => {
    const { token } = admin;
    const person = await newcomer();
    const front = await addFrontUser(world, await addCompany(world));
    expect((await world.call(findStaff, { search: person.email }, { token })).body.items).toEqual([
      { id: person.id, email: person.email, name: "Stella Staff" },
    ]);
    expect((await world.call(findStaff, { search: front.email }, { token })).body.items).toEqual([]);
    const name = unique("Findable");
    const [companyId, categoryId] = [await addCompany(world, { name }), await addCategory(world, [], name)];
    const search = name.slice(2);
    expect((await world.call(findAssignableCompanies, { search }, { token })).body.items).toEqual([
      { id: companyId, name },
    ]);
    expect((await world.call(findAssignableCategories, { search }, { token })).body.items).toEqual([
      { id: categoryId, name },
    ]);
    expect((await world.call(findAssignableCompanies, {}, { token })).body.items.length).toBeGreaterThan(1);
  });
});
