import { choiceSources } from "@polyphon/contract/kit/choice-source.ts";
import {
  addGroupMembers,
  findGroupCandidates,
  listGroupMembers,
  removeGroupMember,
} from "@polyphon/contract/people/group-members.contract.ts";
import {
  ownUserGroupParameter as own,
  userGroupParameter as all,
} from "@polyphon/contract/people/user-group-parameter.resource.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { addCompany, addFrontUser, addStaff, type TestPerson } from "../../../../test/people.ts";
import { refusal } from "../../../../test/sharing/sharing-fixture.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let admin: TestPerson;
let staff: TestPerson;
let home: number;
let other: number;

beforeAll(async () => {
  world = await openWorld();
  [home, other] = [await addCompany(world, { name: "Home" }), await addCompany(world, { name: "Other" })];
  admin = await addStaff(world, userTypes.subAdmin, ["list_company_user_group_parameter"]);
  staff = await addStaff(world, userTypes.corporateAdmin, ["list_company_user_group_parameter"], home);
});
afterAll(() => world.close());

const add = async (entity: number, name = unique("group")) =>
  (await world.call(all.add, { name, entity }, { token: admin.token })).body;

describe("a user group parameter", () => {
  test("is listed, added, opened, edited, deleted and found by the provider's staff, and by a company's for its own [C7-32]", async () => {
    const made = await add(home, "Sales North");
    const { token } = admin;
    const edited = await world.call(
      all.edit,
      { id: made.id, version: 1, name: "Sales South", entity: home },
      { token },
    );
    expect(edited.body).toMatchObject({
      name: "Sales South",
      entity: { id: home, name: "Home" },
      version: 2,
    });
    expect((await world.call(all.get, { id: made.id }, { token })).body).toEqual(edited.body);
    expect((await world.call(all.list, { search: "les So" }, { token })).body.items).toEqual([edited.body]);
    const found = await world.call(choiceSources.userGroupParameter, { search: "Sales" }, { token });
    expect(found.body.items).toEqual([{ id: made.id, name: "Sales South", detail: "Home" }]);

    const mine = { token: staff.token };
    const local = (await world.call(own.add, { name: "Local" }, mine)).body;
    const seen = (await world.call(own.list, {}, mine)).body.items;
    expect(seen.map(({ name }) => name)).toEqual(["Local", "Sales South"]);
    const renamed = await world.call(own.edit, { id: local.id, version: 1, name: "Locals" }, mine);
    expect(renamed.body).toMatchObject({ name: "Locals", version: 2 });
    expect((await world.call(own.get, { id: local.id }, mine)).body).toEqual(renamed.body);
    expect(
      (await world.call(choiceSources.userGroupParameter, { search: "Locals" }, mine)).body.items,
    ).toEqual([{ id: local.id, name: "Locals", detail: "Home" }]);
    expect((await world.call(own.remove, { id: local.id }, mine)).body).toEqual({ id: local.id });
    expect((await world.call(all.remove, { id: made.id }, { token })).body).toEqual({ id: made.id });
    expect(refusal(await world.call(all.get, { id: made.id }, { token }))).toEqual([404, "not_found"]);
  });

  test("has a name of at most 100 characters, an entity and the day it was added [C3other-29] [C5mentions-16]", async () => {
    const row = await add(home, "x".repeat(100));
    expect(row).toMatchObject({ name: "x".repeat(100), entity: { id: home }, people: 0 });
    expect(Math.abs(Date.parse(row.addedAt) - Date.now())).toBeLessThan(60_000);
    for (const name of ["", "   ", "x".repeat(101)]) {
      const { problem } = await world.call(all.add, { name, entity: home }, { token: admin.token });
      expect(problem).toMatchObject({ error: "validation", violations: [{ field: "name" }] });
    }
  });

  test("needs an entity that exists, and a name of its own in it [C5mentions-17]", async () => {
    const { token } = admin;
    const without = await world.call(all.add, { name: "No entity" } as { name: string; entity: number }, {
      token,
    });
    expect(without.problem).toMatchObject({ error: "validation", violations: [{ field: "entity" }] });
    const unknown = await world.call(all.add, { name: "Nowhere", entity: 9_999_999 }, { token });
    expect(unknown.problem).toMatchObject({ error: "not_found", violations: [{ field: "entity" }] });
    await add(home, "Twice");
    const again = await world.call(all.add, { name: "TWICE", entity: home }, { token });
    expect(refusal(again)).toEqual([409, "duplicate"]);
    expect((await add(other, "Twice")).entity).toMatchObject({ id: other });
  });

  test("requires list_company_user_group_parameter [C6-35]", async () => {
    const without = await addStaff(world, userTypes.subAdmin, ["list_front_user"]);
    const { id } = await add(home);
    const { token } = without;
    for (const answer of [
      await world.call(all.list, {}, { token }),
      await world.call(all.add, { name: "No", entity: home }, { token }),
      await world.call(listGroupMembers, { id }, { token }),
    ]) {
      expect(refusal(answer)).toEqual([403, "access_denied"]);
    }
  });

  test("of another company is not found by a company's staff", async () => {
    const { id } = await add(other);
    const { token } = staff;
    const answers = [
      await world.call(own.get, { id }, { token }),
      await world.call(own.edit, { id, version: 1, name: "Mine" }, { token }),
      await world.call(own.remove, { id }, { token }),
      await world.call(listGroupMembers, { id }, { token }),
      await world.call(findGroupCandidates, { id, search: "Frida" }, { token }),
    ];
    expect(answers.map(refusal)).toEqual(answers.map(() => [404, "not_found"]));
  });
});

describe("the employees of a group parameter", () => {
  test("are added, counted once, listed page by page and removed", async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => addFrontUser(world, home)));
    const ids = people.map(({ id }) => id).toSorted((a, b) => a - b);
    const { id } = await add(home);
    const { token } = staff;
    const first = await world.call(addGroupMembers, { id, employeeIds: ids }, { token });
    const again = await world.call(addGroupMembers, { id, employeeIds: ids }, { token });
    expect([first.body, again.body]).toEqual([{ added: 5 }, { added: 0 }]);
    expect((await world.call(own.get, { id }, { token })).body.people).toBe(5);

    const page = (await world.call(listGroupMembers, { id, limit: 3 }, { token })).body;
    const rest = (await world.call(listGroupMembers, { id, limit: 3, after: page.next ?? "" }, { token }))
      .body;
    expect([...page.items, ...rest.items].map((one) => one.id)).toEqual(ids);
    expect(rest.next).toBeNull();

    const [gone] = ids as [number];
    const leave = () => world.call(removeGroupMember, { id, employeeId: gone }, { token });
    expect([(await leave()).body, (await leave()).body]).toEqual([{ id: gone }, { id: gone }]);
    expect((await world.call(own.get, { id }, { token })).body.people).toBe(4);
  });

  test("belong to the parameter's company, and are searched among those who are not in it", async () => {
    const { id } = await add(home);
    const [inside, outside] = [await addFrontUser(world, home), await addFrontUser(world, other)];
    for (const { token } of [admin, staff]) {
      const answer = await world.call(
        addGroupMembers,
        { id, employeeIds: [inside.id, outside.id] },
        { token },
      );
      expect(answer.problem).toMatchObject({ error: "not_found", violations: [{ field: "employeeIds" }] });
    }
    const { token } = admin;
    const find = async (search: string) =>
      (await world.call(findGroupCandidates, { id, search }, { token })).body.items.map((one) => one.id);
    expect([await find(inside.email), await find(outside.email)]).toEqual([[inside.id], []]);
    await world.call(addGroupMembers, { id, employeeIds: [inside.id] }, { token });
    expect(await find(inside.email)).toEqual([]);
    const moved = await world.call(all.edit, { id, version: 1, name: "Moved", entity: other }, { token });
    expect(refusal(moved)).toEqual([409, "in_use"]);
  });
});
