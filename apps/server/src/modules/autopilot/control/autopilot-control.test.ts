import { autopilotControl } from "@polyphon/contract/autopilot/autopilot-control.resource.ts";
import {
  listAutopilotRunStatus,
  listAutopilotUsers,
} from "@polyphon/contract/autopilot/autopilot-control.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openReaders } from "../../../../test/autopilot/autopilot-log.ts";
import { openPlanningCompany, type PlanningCompany } from "../../../../test/autopilot/plan-fixture.ts";
import { addCategory, addCompany, addStaff, type TestPerson } from "../../../../test/people.ts";
import { refusal } from "../../../../test/sharing/sharing-fixture.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: PlanningCompany;
let readers: Awaited<ReturnType<typeof openReaders>>;
let keeper: TestPerson;
beforeAll(async () => {
  world = await openWorld();
  company = await openPlanningCompany(world, { people: 3 });
  readers = await openReaders(world, company.companyId, await addCompany(world));
  keeper = await addStaff(world, userTypes.subAdmin, ["list_autopilot_control_center_config"]);
}, 120_000);
afterAll(() => world.close());

const as = ({ token }: { readonly token: string }) => ({ token });

describe("the control centre", () => {
  const filter = async (change: Record<string, unknown> = {}) => {
    const company = await addCompany(world);
    return {
      company,
      originalPercent: 60,
      curatedPercent: 40,
      categories: [await addCategory(world, [company])],
      tags: [],
      postCount: 3,
      ...change,
    };
  };

  test("keeps company, original and curated share, categories, tags and post count [C3other-07] [A7-25] [C7-17]", async () => {
    const given = await filter();
    const added = await world.call(autopilotControl.add, given, as(keeper));
    expect(added.body).toMatchObject({
      company: { id: given.company },
      originalPercent: 60,
      curatedPercent: 40,
      categories: [{ id: given.categories[0] }],
      tags: [],
      postCount: 3,
    });
    const { id, version } = added.body;
    const edited = await world.call(
      autopilotControl.edit,
      { ...given, id, version, originalPercent: 0, curatedPercent: 100 },
      as(keeper),
    );
    expect(edited.body).toMatchObject({ originalPercent: 0, curatedPercent: 100, version: version + 1 });
    const late = await world.call(autopilotControl.edit, { ...given, id, version }, as(keeper));
    expect(refusal(late)).toEqual([409, "edited_meanwhile"]);
  });

  test.each([
    ["originalPercent", 101],
    ["originalPercent", -1],
    ["curatedPercent", 101],
    ["curatedPercent", 0.5],
    ["postCount", 0],
    ["postCount", 21],
  ])("refuses %s %d at its field [C5other-05]", async (field, value) => {
    const answer = await world.call(autopilotControl.add, await filter({ [field]: value }), as(keeper));
    expect(answer.status).toBe(400);
    expect(answer.problem.violations?.map((one) => one.field)).toEqual([field]);
  });

  test.each([0, 100])("takes %d percent [C5other-05]", async (percent) => {
    const given = await filter({ originalPercent: percent, curatedPercent: 100 - percent });
    expect((await world.call(autopilotControl.add, given, as(keeper))).status).toBe(200);
  });

  test("has one configuration per company, and accepts no category of another company", async () => {
    const given = await filter();
    expect((await world.call(autopilotControl.add, given, as(keeper))).status).toBe(200);
    expect(refusal(await world.call(autopilotControl.add, given, as(keeper)))).toEqual([409, "duplicate"]);
    const unknown = await world.call(
      autopilotControl.add,
      await filter({ categories: [900_000_001] }),
      as(keeper),
    );
    expect(refusal(unknown)).toEqual([404, "not_found"]);
  });

  test("requires list_autopilot_control_center_config [C6-15] [A6-26]", async () => {
    expect(refusal(await world.call(autopilotControl.list, {}, as(readers.provider)))).toEqual([
      403,
      "access_denied",
    ]);
    expect((await world.call(autopilotControl.list, {}, as(keeper))).status).toBe(200);
  });
});

describe("employees' autopilot choices", () => {
  const list = (reader: TestPerson, filter: Record<string, string> = {}) =>
    world.call(listAutopilotUsers, { company: String(company.companyId), ...filter }, as(reader));

  test("are listed with networks, posts a week, hours and absence [A7-25] [C7-17]", async () => {
    const [first, second, third] = company.people;
    await world.arrange(async (tx) => {
      await tx.client.query(
        "update autopilot_choice set share_time_from = '09:00', share_time_to = '17:00' where user_id = $1",
        [first],
      );
      await tx.client.query(
        "update autopilot_setting set away_from = current_date - 1, away_to = current_date + 1 where account_id = $1",
        [second],
      );
      await tx.client.query("update autopilot_setting set switched_on = false where account_id = $1", [
        third,
      ]);
      await tx.client.query("delete from autopilot_choice where user_id = $1", [third]);
    });
    const { items } = (await list(readers.provider)).body;
    const row = (id: number | undefined) => items.find((one) => one.id === id);
    expect(row(first)).toMatchObject({
      state: "ON",
      cycle: "CLASSIC",
      choice: {
        networks: ["LINKEDIN", "TWITTER"],
        filters: 3,
        categories: 2,
        hours: { from: "09:00", to: "17:00" },
      },
    });
    expect(row(second)).toMatchObject({ state: "AWAY", choice: { hours: null } });
    expect(row(third)).toMatchObject({ state: "OFF", choice: null, away: null });
  });

  test("are filtered to those with autopilot on, and paged by name", async () => {
    expect((await list(readers.provider, { on: "true" })).body.items).toHaveLength(2);
    expect((await list(readers.provider, { on: "false" })).body.items).toHaveLength(1);
    const first = (await list(readers.provider, { limit: "2" })).body;
    const rest = (await list(readers.provider, { limit: "2", after: first.next ?? "" })).body;
    expect(first.items).toHaveLength(2);
    expect(rest.items).toHaveLength(1);
    expect(rest.next).toBeNull();
  });

  test("require the permission of the user log, and a company's staff see only their own people [C6-29]", async () => {
    expect(refusal(await list(readers.without))).toEqual([403, "access_denied"]);
    expect((await list(readers.other)).body.items).toEqual([]);
    const own = await world.call(listAutopilotUsers, {}, as(readers.own));
    expect(new Set(own.body.items.map(({ company }) => company.id))).toEqual(new Set([company.companyId]));
  });
});

describe("the run status", () => {
  test("names for each employee what prevents the autopilot from running", async () => {
    const world2 = await openPlanningCompany(world, { people: 3, networks: ["LINKEDIN", "FACEBOOK"] });
    const [first, second] = world2.people;
    await world.arrange((tx) =>
      tx.client.query(
        "update autopilot_choice set networks = '{LINKEDIN}', planned_at = now() where user_id = $1",
        [first],
      ),
    );
    const { body } = await world.call(
      listAutopilotRunStatus,
      { company: String(world2.companyId) },
      as(readers.full),
    );
    const row = (id: number | undefined) => body.items.find((one) => one.id === id);
    expect(row(first)).toMatchObject({ on: true, obstacles: [], thisWeek: 0, nextWeek: 0 });
    expect(row(second)).toMatchObject({ on: true, plannedAt: null, obstacles: ["not_connected"] });
  });

  test("has no permission key: it requires full access [A2.4-40]", async () => {
    expect((await world.call(listAutopilotRunStatus, {}, as(readers.full))).status).toBe(200);
    for (const reader of [readers.provider, readers.reviewer, readers.own])
      expect(refusal(await world.call(listAutopilotRunStatus, {}, as(reader)))).toEqual([
        403,
        "access_denied",
      ]);
  });
});
