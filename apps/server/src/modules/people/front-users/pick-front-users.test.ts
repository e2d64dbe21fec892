import { limits } from "@polyphon/contract/limits.ts";
import {
  adminFrontUserCalls,
  corporateFrontUserCalls,
} from "@polyphon/contract/people/front-users/front-user-calls.contract.ts";
import {
  adminFrontUsers,
  corporateFrontUsers,
} from "@polyphon/contract/people/front-users/front-user.resource.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCompany, addFrontUser, addStaff, type TestPerson } from "../../../../test/people.ts";
import { refusal } from "../../../../test/sharing/sharing-fixture.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let admin: TestPerson;
let company: number;

async function addUsers(companyId: number, count: number): Promise<void> {
  await world.arrange((tx) =>
    tx.client.query(
      `insert into account (company_id, kind, email, password_hash, first_name, last_name)
       select $1::bigint, 'front', 'user-' || $1 || '-' || n || '@mail.example', '-', 'Test', 'Person ' || n
       from generate_series(1, $2::int) n`,
      [companyId, count],
    ),
  );
}

beforeAll(async () => {
  world = await openWorld();
  admin = await addStaff(world, userTypes.superAdmin, []);
  company = await addCompany(world);
  await addUsers(company, 230);
});
afterAll(() => world.close());

describe("an action on everybody who matches the filters", () => {
  test("covers them all, beyond the page, a hundred in each call", async () => {
    const filter = { company: String(company), status: "ENABLED" };
    const { body } = await world.call(adminFrontUsers.pick, filter, { token: admin.token });
    expect([body.rows.length, body.more, new Set(body.rows.map(({ id }) => id)).size]).toEqual([
      230,
      false,
      230,
    ]);
    expect(body.rows[0]).toEqual({ id: expect.any(Number), name: "Test Person 1" });
    const ids = body.rows.map(({ id }) => id);
    const act = (part: number[]) =>
      world.call(adminFrontUserCalls.act, { ids: part, action: "DISABLE" }, { token: admin.token });
    expect((await act(ids)).status).toBe(400);
    for (let from = 0; from < ids.length; from += limits.severalRows.perCall)
      expect((await act(ids.slice(from, from + limits.severalRows.perCall))).body.refused).toEqual([]);
    const left = await world.call(adminFrontUsers.pick, filter, { token: admin.token });
    expect(left.body).toEqual({ rows: [], more: false });
  });

  test("stops at ten thousand and says that there are more", async () => {
    const large = await addCompany(world);
    await addUsers(large, limits.severalRows.most + 1);
    const { body } = await world.call(
      adminFrontUsers.pick,
      { company: String(large) },
      { token: admin.token },
    );
    expect([body.rows.length, body.more]).toEqual([10_000, true]);
  });

  test("affects nobody of another company, whatever its staff ask for", async () => {
    const home = await addCompany(world);
    const own = await addFrontUser(world, home);
    const staff = await addStaff(world, userTypes.corporateAdmin, ["list_front_user"], home);
    const asked = { company: String(company) } as object;
    const { body } = await world.call(corporateFrontUsers.pick, asked, { token: staff.token });
    expect(body.rows.map(({ id }) => id)).toEqual([own.id]);
    const [foreign = 0] = (
      await world.call(adminFrontUsers.pick, { company: String(company) }, { token: admin.token })
    ).body.rows.map(({ id }) => id);
    const touched = await world.call(
      corporateFrontUserCalls.act,
      { ids: [foreign], action: "DISABLE" },
      staff,
    );
    expect(refusal(touched)).toEqual([404, "not_found"]);
    expect(refusal(await world.call(adminFrontUsers.pick, {}, { token: staff.token }))).toEqual([
      403,
      "access_denied",
    ]);
  });
});
