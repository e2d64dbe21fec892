import { company as companies } from "@polyphon/contract/companies/company.resource.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { addCompany, addFrontUser, addStaff, type TestPerson } from "../../../../test/people.ts";
import { runJob } from "../../../../test/run-job.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { addUp } from "./jobs/add-up-people.ts";

let world: World;
let admin: TestPerson;

beforeAll(async () => {
  world = await openWorld();
  admin = await addStaff(world, userTypes.superAdmin, []);
});
afterAll(() => world.close());

async function shownOf(name: string): Promise<number | undefined> {
  const { body } = await world.call(companies.list, { search: name }, { token: admin.token });
  return body.items[0]?.users;
}
const run = (text: string, values: unknown[]) => world.arrange((tx) => tx.client.query(text, values));

test("the list of companies counts each one's employees through every way of joining and leaving", async () => {
  const [name, other] = [unique("counted"), unique("counted")];
  const [home, away] = [await addCompany(world, { name }), await addCompany(world, { name: other })];
  expect(await shownOf(name)).toBe(0);
  const people = [
    await addFrontUser(world, home),
    await addFrontUser(world, home),
    await addFrontUser(world, home),
  ];
  await addStaff(world, userTypes.corporateAdmin, [], home);
  expect(await shownOf(name)).toBe(3);
  await run("update account set company_id = $2 where id = $1", [people[0]?.id, away]);
  expect([await shownOf(name), await shownOf(other)]).toEqual([2, 1]);
  await runJob(world, addUp);
  const { rows } = await run("select count(*)::int as left from people_count_change", []);
  expect(rows).toEqual([{ left: 0 }]);
  expect([await shownOf(name), await shownOf(other)]).toEqual([2, 1]);
  await run("delete from session where account_id = $1", [people[1]?.id]);
  await run("delete from account where id = $1", [people[1]?.id]);
  await addFrontUser(world, home);
  await runJob(world, addUp);
  expect(await shownOf(name)).toBe(2);
});

test("two transactions that add employees to one company do not block each other", async () => {
  const home = await addCompany(world);
  const email = `${unique("slow")}@mail.example`;
  await world.arrange(async (tx) => {
    await tx.client.query(
      `insert into account (company_id, kind, email, password_hash, first_name, last_name)
       values ($1, 'front', $2, '-', 'Slow', 'Writer')`,
      [home, email],
    );
    // On another connection, while the first transaction is still open.
    await addFrontUser(world, home);
  });
});
