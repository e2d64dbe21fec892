import { readCompany } from "@polyphon/contract/companies/companies.contract.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addCompany, addFrontUser, addStaff } from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test("an employee reads their own company without naming it [B7.2-30]", async () => {
  const own = await addCompany(world, {
    name: "Nordlicht AG",
    timeZone: "America/New_York",
    networks: ["LINKEDIN"],
  });
  await addCompany(world, { name: "Somebody Else" });
  const person = await addFrontUser(world, own);
  const { status, body } = await world.call(readCompany, {}, { token: person.token });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: own,
    companyName: "Nordlicht AG",
    companyTimeZone: "America/New_York",
    socialNetworks: ["LINKEDIN"],
    logo: null,
  });
});

test("the logo is a signed, expiring address, not its storage key", async () => {
  const own = await addCompany(world);
  await world.arrange((tx) =>
    tx.client.query("update company set logo_key = 'ab/logo.png' where id = $1", [own]),
  );
  const person = await addFrontUser(world, own);
  const { body } = await world.call(readCompany, {}, { token: person.token });
  expect(body.logo).toMatch(/[?&]/);
  expect(Object.keys(body)).not.toContain("logoKey");
});

test("another company's id in the path changes nothing", async () => {
  const [own, other] = [await addCompany(world), await addCompany(world)];
  const person = await addFrontUser(world, own);
  const answer = await fetch(`${world.api.url}${readCompany.path}?id=${other}&companyId=${other}`, {
    headers: { authorization: `Bearer ${person.token}`, company: String(other) },
  });
  expect(await answer.json()).toMatchObject({ id: own });
});

test("staff cannot read the employees' company page", async () => {
  const staff = await addStaff(world, 2, ["list_company"], await addCompany(world));
  expect((await world.call(readCompany, {}, { token: staff.token })).problem.error).toBe("access_denied");
});
