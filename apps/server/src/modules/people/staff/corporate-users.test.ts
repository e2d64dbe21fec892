import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import { approverUser } from "@polyphon/contract/people/staff/approver-user.resource.ts";
import { chiefUser } from "@polyphon/contract/people/staff/chief-user.resource.ts";
import { corporateUser } from "@polyphon/contract/people/staff/corporate-user.resource.ts";
import { adminFrontUserCalls } from "@polyphon/contract/people/front-users/front-user-calls.contract.ts";
import { adminFrontUsers } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import { ownCorporateUser } from "@polyphon/contract/people/staff/own-corporate-user.resource.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { defaultRights } from "@polyphon/rules/identity/roles/default-rights.ts";
import { setTimeout as pause } from "node:timers/promises";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import {
  addCompany,
  addFrontUser,
  addSession,
  addStaff,
  assignRole,
  type TestPerson,
} from "../../../../test/people.ts";
import { refusal } from "../../../../test/sharing/sharing-fixture.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let admin: TestPerson;
let home: number;

beforeAll(async () => {
  world = await openWorld();
  admin = await addStaff(world, userTypes.superAdmin, []);
  home = await addCompany(world, { name: "Home Company" });
});
afterAll(() => world.close());

type CorporateUserInput = CallOf<typeof corporateUser.add>;

const input = (more: Partial<CorporateUserInput> = {}): CorporateUserInput => ({
  firstName: "Carla",
  lastName: "Corporate",
  email: `${unique("corporate")}@mail.example`.toLowerCase(),
  notificationEmails: [],
  type: "CORPORATE",
  company: home,
  ...more,
});
const add = async (more: Partial<CorporateUserInput> = {}) =>
  (await world.call(corporateUser.add, input(more), { token: admin.token })).body;

async function stored(id: number) {
  const { rows } = await world.arrange((tx) =>
    tx.client.query<{ accountId: number; userType: number; home: number; companies: number[] }>(
      `select held.account_id as "accountId", role.user_type as "userType", account.company_id as home,
         array(select company_id from role_assignment_company where assignment_id = held.id order by 1) as companies
       from role_assignment held join role on role.id = held.role_id join account on account.id = held.account_id
       where held.id = $1`,
      [id],
    ),
  );
  return rows[0]!;
}

describe("a corporate user", () => {
  test("has first and last name, e-mail, type, company, status and notification e-mails [C3other-36]", async () => {
    const row = await add({ notificationEmails: ["office@mail.example"] });
    expect(row).toMatchObject({
      firstName: "Carla",
      lastName: "Corporate",
      type: "CORPORATE",
      company: { id: home, name: "Home Company" },
      enabled: true,
      notificationEmails: ["office@mail.example"],
    });
    const { body } = await world.call(corporateUser.list, { search: row.email }, { token: admin.token });
    expect(body.items).toEqual([row]);
  });

  test("is Admin Corporate, Agency or Corporate: the first acts as the company's admin, the others as corporate users [A6-03]", async () => {
    for (const [type, userType] of [
      ["ADMIN_CORPORATE", userTypes.corporateAdmin],
      ["AGENCY", userTypes.corporateUser],
      ["CORPORATE", userTypes.corporateUser],
    ] as const) {
      const row = await add({ type });
      expect(row.type).toBe(type);
      expect(await stored(row.id)).toMatchObject({ userType, home, companies: [home] });
    }
    const { body } = await world.call(corporateUser.list, { type: "AGENCY" }, { token: admin.token });
    expect(new Set(body.items.map(({ type }) => type))).toEqual(new Set(["AGENCY"]));
    const unknown = await world.call(corporateUser.add, { ...input(), type: "OTHER" as "AGENCY" }, admin);
    expect(unknown.problem).toMatchObject({ error: "validation", violations: [{ field: "type" }] });
  });

  test("changes type and company, and keeps the further companies of an agency", async () => {
    const row = await add({ type: "AGENCY" });
    const [further, next] = [await addCompany(world), await addCompany(world)];
    await world.arrange((tx) =>
      tx.client.query("insert into role_assignment_company (assignment_id, company_id) values ($1, $2)", [
        row.id,
        further,
      ]),
    );
    const edited = await world.call(
      corporateUser.edit,
      { ...input({ email: row.email, type: "ADMIN_CORPORATE", company: next }), id: row.id, version: 1 },
      { token: admin.token },
    );
    expect(edited.body).toMatchObject({ type: "ADMIN_CORPORATE", company: { id: next }, version: 2 });
    const after = await stored(row.id);
    expect(after).toMatchObject({ userType: userTypes.corporateAdmin, home: next });
    expect(new Set(after.companies)).toEqual(new Set([further, next]));
    const unknown = await world.call(
      corporateUser.edit,
      { ...input({ email: row.email, company: 9_999_999 }), id: row.id, version: 2 },
      { token: admin.token },
    );
    expect(unknown.problem).toMatchObject({ error: "not_found", violations: [{ field: "company" }] });
  });
});

describe("the corporate users of one's own company", () => {
  async function companyAdmin(companyId: number, userType: number = userTypes.corporateAdmin) {
    return addStaff(world, userType, defaultRights(userType), companyId);
  }

  test("are those of no other company, by list, by id, by count and by file", async () => {
    const other = await addCompany(world);
    const [own, foreign] = [await add(), await add({ company: other })];
    const { token } = await companyAdmin(home);
    const { body } = await world.call(ownCorporateUser.list, { limit: 100 }, { token });
    const ids = body.items.map(({ id }) => id);
    expect([ids.includes(own.id), ids.includes(foreign.id)]).toEqual([true, false]);
    expect(refusal(await world.call(ownCorporateUser.get, { id: foreign.id }, { token }))).toEqual([
      404,
      "not_found",
    ]);
    const count = await world.call(ownCorporateUser.count, {}, { token });
    expect(count.body).toEqual({ count: ids.length, exact: true });
    const file = await world.call(ownCorporateUser.export, {}, { token });
    expect(JSON.stringify(file.body.rows)).not.toContain(foreign.email);
    expect(refusal(await world.call(corporateUser.list, {}, { token }))).toEqual([403, "access_denied"]);
  });

  test("are renamed, given notification e-mails and switched off by the corporate admin, whose own account stays", async () => {
    const row = await add();
    const person = await stored(row.id);
    const session = await addSession(world, person.accountId, home);
    const boss = await companyAdmin(home);
    const { token } = boss;
    const changes = { firstName: "Cora", lastName: "Changed", notificationEmails: ["c@mail.example"] };
    const edited = await world.call(ownCorporateUser.edit, { ...changes, id: row.id, version: 1 }, { token });
    expect(edited.body).toMatchObject({ ...changes, email: row.email, type: "CORPORATE" });
    const off = await world.call(ownCorporateUser.act, { ids: [row.id], action: "deactivate" }, { token });
    expect(off.body.done).toEqual([row.id]);
    await pause(700);
    expect((await world.call(readAccount, {}, { token: session })).status).toBe(401);
    const { body: all } = await world.call(ownCorporateUser.list, { limit: 100 }, { token });
    const mine = all.items.find(({ email }) => email === boss.email)!;
    const self = await world.call(ownCorporateUser.act, { ids: [mine.id], action: "deactivate" }, { token });
    expect(self.body).toMatchObject({ done: [], refused: [{ id: mine.id }] });
  });

  test("are added by the company's own staff, to no other company, with a fixed address and type", async () => {
    const boss = await companyAdmin(home);
    const other = await addCompany(world);
    const { company: _, ...asked } = input({ type: "AGENCY" });
    const made = await world.call(ownCorporateUser.add, { ...asked, company: other } as typeof asked, boss);
    expect(made.body).toMatchObject({ email: asked.email, type: "AGENCY", enabled: true });
    expect(await stored(made.body.id)).toMatchObject({ home, companies: [home] });
    const again = await world.call(ownCorporateUser.add, asked, boss);
    expect(again.problem).toMatchObject({ error: "duplicate_user", violations: [{ field: "email" }] });
    const theirs = await add({ company: other });
    const foreign = await world.call(ownCorporateUser.add, { ...asked, email: theirs.email }, boss);
    expect(foreign.problem.error).toBe("duplicate_user");
    expect(await stored(theirs.id)).toMatchObject({ home: other });
    const forged = {
      firstName: "Cleo",
      lastName: "Corporate",
      notificationEmails: [],
      id: made.body.id,
      version: 1,
      email: "taken.over@mail.example",
      type: "ADMIN_CORPORATE",
    };
    const edited = await world.call(ownCorporateUser.edit, forged, boss);
    expect(edited.body).toMatchObject({ firstName: "Cleo", email: asked.email, type: "AGENCY" });
  });

  test("of the admin type cannot be added by a corporate user, nor by anybody without the permission", async () => {
    const { company: _, ...asked } = input({ type: "ADMIN_CORPORATE" });
    const peer = await companyAdmin(home, userTypes.corporateUser);
    const keyless = await addStaff(world, userTypes.corporateAdmin, [], home);
    const answers = [
      await world.call(ownCorporateUser.add, asked, peer),
      await world.call(ownCorporateUser.add, asked, keyless),
    ];
    expect(answers.map(refusal)).toEqual([
      [403, "staff_out_of_reach"],
      [403, "access_denied"],
    ]);
    expect((await world.call(ownCorporateUser.add, { ...asked, type: "CORPORATE" }, peer)).status).toBe(200);
  });

  test("are renamed by whoever opens the list, which gives nobody a right", async () => {
    const boss = await add({ type: "ADMIN_CORPORATE" });
    const { token } = await addStaff(world, userTypes.corporateAdmin, ["list_corporate_user"], home);
    const name = { firstName: "New", lastName: "Name", notificationEmails: [], id: boss.id, version: 1 };
    expect((await world.call(ownCorporateUser.edit, name, { token })).body).toMatchObject({
      firstName: "New",
    });
  });

  test("include the admin, whom a corporate user can only view", async () => {
    const [admin, peer] = [await add({ type: "ADMIN_CORPORATE" }), await add()];
    const { token } = await companyAdmin(home, userTypes.corporateUser);
    const edit = (id: number) =>
      world.call(
        ownCorporateUser.edit,
        { firstName: "New", lastName: "Name", notificationEmails: [], id, version: 1 },
        { token },
      );
    expect((await world.call(ownCorporateUser.get, { id: admin.id }, { token })).status).toBe(200);
    expect(refusal(await edit(admin.id))).toEqual([403, "staff_out_of_reach"]);
    expect((await edit(peer.id)).body).toMatchObject({ firstName: "New", version: 2 });
    const off = await world.call(
      ownCorporateUser.act,
      { ids: [admin.id, peer.id], action: "deactivate" },
      { token },
    );
    expect(off.body).toMatchObject({ done: [peer.id], refused: [{ id: admin.id }] });
  });

  test("who also hold a role of the provider cannot be changed by the company", async () => {
    const row = await add();
    const { accountId } = await stored(row.id);
    await assignRole(world, accountId, 5, []);
    const { token } = await companyAdmin(home);
    const off = await world.call(ownCorporateUser.act, { ids: [row.id], action: "deactivate" }, { token });
    expect(off.body).toMatchObject({ done: [], refused: [{ id: row.id }] });
  });
});

test("lists and changes of status exist for chief editors, approvers, corporate users and front users [A7-14]", async () => {
  const { token } = admin;
  const editorial = {
    firstName: "Carla",
    lastName: "Chief",
    notificationEmails: [],
    curatorCode: "",
    contentLanguage: "ENGLISH" as const,
    categories: [],
    weeklyTarget: 0,
  };
  for (const kind of [chiefUser, approverUser]) {
    const email = `${unique("kind")}@mail.example`.toLowerCase();
    const { body: row } = await world.call(kind.add, { ...editorial, email }, { token });
    const off = await world.call(kind.act, { ids: [row.id], action: "deactivate" }, { token });
    expect(off.body.done).toEqual([row.id]);
    const { body } = await world.call(kind.list, { search: email, enabled: "false" }, { token });
    expect(body.items.map(({ id, enabled }) => [id, enabled])).toEqual([[row.id, false]]);
  }
  const row = await add();
  await world.call(corporateUser.act, { ids: [row.id], action: "deactivate" }, { token });
  const { body: off } = await world.call(corporateUser.list, { search: row.email }, { token });
  expect(off.items.map(({ enabled }) => enabled)).toEqual([false]);
  const front = await addFrontUser(world, home);
  await world.call(adminFrontUserCalls.act, { ids: [front.id], action: "DISABLE" }, { token });
  const { body: found } = await world.call(adminFrontUsers.list, { search: front.email }, { token });
  expect(found.items.map(({ id, status }) => [id, status])).toEqual([[front.id, "DISABLED"]]);
});
