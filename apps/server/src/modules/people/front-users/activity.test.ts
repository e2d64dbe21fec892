import { corporateFrontUsers } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import type { Activity } from "@polyphon/contract/people/front-users/front-users.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addCategory, addCompany, addFrontUser, addPost, addStaff } from "../../../../test/people.ts";
import { addShare } from "../../../../test/sharing/shares.ts";
import { openWorld, type World } from "../../../../test/world.ts";

type Person = Awaited<ReturnType<typeof addFrontUser>>;

let world: World;
let company: number;
let post: number;
beforeAll(async () => {
  world = await openWorld();
  company = await addCompany(world);
  post = await addPost(world, await addCategory(world, [company]));
});
afterAll(() => world.close());

/** A share that was published so many days ago. */
async function shared(person: Person, days: number): Promise<void> {
  const id = await addShare(world, person, post, { state: "SHARED" });
  await world.arrange((tx) =>
    tx.client.query(
      `update share set due_at = now() - $2 * interval '1 day', shared_at = now() - $2 * interval '1 day' where id = $1`,
      [id, days],
    ),
  );
}

test("people who went quiet, who share and who never did are found, counted and chosen alike", async () => {
  const [lately, quiet, never, planned] = [
    await addFrontUser(world, company),
    await addFrontUser(world, company),
    await addFrontUser(world, company),
    await addFrontUser(world, company),
  ];
  const stranger = await addFrontUser(world, await addCompany(world));
  await shared(lately, 29);
  await shared(quiet, 31);
  await shared(stranger, 31);
  // What is planned or failed is not shared.
  await addShare(world, planned, post, { state: "FAILED" });
  const manager = await addStaff(world, userTypes.corporateAdmin, ["list_front_user"], company);
  const expected: Readonly<Record<Activity, readonly Person[]>> = {
    SHARING: [lately],
    QUIET: [quiet],
    NEVER: [never, planned],
  };
  for (const [activity, people] of Object.entries(expected)) {
    const ids = new Set(people.map(({ id }) => id));
    const filter = { activity };
    const { token } = manager;
    const { status, body } = await world.call(corporateFrontUsers.list, filter, { token });
    expect([activity, status]).toEqual([activity, 200]);
    expect(new Set(body.items.map(({ id }) => id))).toEqual(ids);
    expect(body.items.map((row) => row["activity"])).toEqual(people.map(() => activity));
    const counted = await world.call(corporateFrontUsers.count, filter, { token });
    expect(counted.body).toEqual({ count: ids.size, exact: true });
    const picked = await world.call(corporateFrontUsers.pick, filter, { token });
    expect(new Set(picked.body.rows.map(({ id }) => id))).toEqual(ids);
  }
  const both = await world.call(
    corporateFrontUsers.list,
    { activity: "QUIET,NEVER" },
    { token: manager.token },
  );
  expect(both.body.items).toHaveLength(3);
});

test("people are found by whether their autopilot is on", async () => {
  const home = await addCompany(world);
  const [on, off] = [await addFrontUser(world, home), await addFrontUser(world, home)];
  await world.arrange((tx) =>
    tx.client.query(
      "insert into autopilot_setting (account_id, company_id, switched_on) values ($1, $3, true), ($2, $3, false)",
      [on.id, off.id, home],
    ),
  );
  const manager = await addStaff(world, userTypes.corporateAdmin, ["list_front_user"], home);
  for (const [autopilot, person] of [
    ["true", on],
    ["false", off],
  ] as const) {
    const { body } = await world.call(corporateFrontUsers.list, { autopilot }, { token: manager.token });
    expect(body.items.map(({ id }) => id)).toEqual([person.id]);
  }
});
