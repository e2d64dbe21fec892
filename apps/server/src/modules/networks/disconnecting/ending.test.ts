import { connectXing } from "@polyphon/contract/networks/connect.contract.ts";
import {
  disconnectEmployee,
  listEmployeeConnections,
} from "@polyphon/contract/networks/employee-connections.contract.ts";
import { disconnectNetwork } from "@polyphon/contract/networks/networks.contract.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { lightFrontUserOn } from "@polyphon/contract/people/people.events.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  connectionRows,
  connectOn,
  type LoginNetwork,
  sandboxToken,
} from "../../../../test/networks/connecting.ts";
import { unique } from "../../../../test/test-context.ts";
import { addCompany, addFrontUser, addStaff, type TestPerson } from "../../../../test/people.ts";
import { until } from "../../../../test/until.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { emit } from "../../../platform/events/emit.ts";

let world: World;
let company: number;

beforeAll(async () => {
  world = await openWorld({ worker: true, keepLog: true });
  company = await addCompany(world, { networks: ["LINKEDIN", "TWITTER", "XING"] });
});
afterAll(() => world.close());

const connect = (network: LoginNetwork, person: TestPerson, name?: string) =>
  connectOn(world, network, person, name);
const row = (person: TestPerson) => connectionRows(world, person);

describe("ending a connection", () => {
  const end = (network: Network, { token }: TestPerson) =>
    world.call(disconnectNetwork, { network }, { token });
  const tokenWorks = async (token: string) =>
    (await fetch(`${world.sandbox.url}/2/users/me`, { headers: { authorization: `Bearer ${token}` } }))
      .status;

  const xTokenOf = (name: string) => sandboxToken(world, "TWITTER", name);

  test("revokes the access at the network, where that is possible", async () => {
    const person = await addFrontUser(world, company);
    const name = unique("Quitter");
    await connect("TWITTER", person, name);
    const token = await xTokenOf(name);
    expect(await tokenWorks(token)).toBe(200);
    expect((await end("TWITTER", person)).body).toMatchObject({
      connection: { status: "NOT_CONNECTED", connectable: true },
      atNetwork: "REVOKED",
    });
    expect(await tokenWorks(token)).toBe(401);
    expect(await row(person)).toEqual([]);
  });

  test("says where LinkedIn offers no such call, and is not delayed by an unavailable network", async () => {
    const person = await addFrontUser(world, company);
    await connect("LINKEDIN", person);
    await connect("TWITTER", person);
    expect((await end("LINKEDIN", person)).body.atNetwork).toBe("NOT_OFFERED");
    world.sandbox.faults.add({ kind: "http", status: 503, route: "POST /2/oauth2/revoke", times: 4 });
    expect((await end("TWITTER", person)).body.atNetwork).toBe("UNREACHABLE");
    world.sandbox.faults.clear();
    const logged = world.lines.filter((line) => line.includes("an access was not given back"));
    expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject([
      { network: "TWITTER", companyId: company, userId: person.id },
    ]);
    expect(await row(person)).toEqual([]);
  });

  test("happens once for a double click", async () => {
    const person = await addFrontUser(world, company);
    await connect("TWITTER", person);
    const answers = await Promise.all([end("TWITTER", person), end("TWITTER", person)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test("happens for all connections of a new light front user, at the networks too [C4-33]", async () => {
    const person = await addFrontUser(world, company);
    const name = unique("Reader");
    await connect("TWITTER", person, name);
    await connect("LINKEDIN", person);
    await world.call(connectXing, {}, { token: person.token });
    const token = await xTokenOf(name);
    await world.arrange((tx) => {
      emit(tx, lightFrontUserOn, { companyId: company, userId: person.id });
      return Promise.resolve();
    });
    expect(
      await until(
        () => row(person),
        (rows) => rows.length === 0,
      ),
    ).toEqual([]);
    expect(
      await until(
        () => tokenWorks(token),
        (status) => status === 401,
      ),
    ).toBe(401);
  });
});

describe("staff access to an employee's connections", () => {
  const list = (token: string, userId: number) => world.call(listEmployeeConnections, { userId }, { token });
  const cut = (token: string, userId: number, network: Network) =>
    world.call(disconnectEmployee, { userId, network }, { token });

  test("shows them without any token, and can end one, at the network too [A7-19]", async () => {
    const { token } = await addStaff(world, userTypes.subAdmin, ["list_front_user"]);
    const person = await addFrontUser(world, company);
    const name = unique("Helped");
    await connect("TWITTER", person, name);
    const access = await sandboxToken(world, "TWITTER", name);
    const { body } = await list(token, person.id);
    expect(body.connections).toMatchObject([
      { network: "TWITTER", status: "TOKEN_ACTIVE", accountType: "PERSONAL", displayName: name },
    ]);
    expect(JSON.stringify(body)).not.toContain(access);
    expect((await cut(token, person.id, "TWITTER")).body).toEqual({
      network: "TWITTER",
      atNetwork: "REVOKED",
    });
    expect(await row(person)).toEqual([]);
    expect((await cut(token, person.id, "TWITTER")).problem.code).toBe(10911);
    expect((await list(token, 900_000_001)).status).toBe(404);
  });

  test("is refused to another company's staff and to employees", async () => {
    const person = await addFrontUser(world, company);
    await connect("TWITTER", person);
    const elsewhere = await addStaff(
      world,
      userTypes.corporateAdmin,
      ["list_front_user"],
      await addCompany(world),
    );
    expect((await list(elsewhere.token, person.id)).status).toBe(404);
    expect((await cut(elsewhere.token, person.id, "TWITTER")).status).toBe(404);
    expect((await list(person.token, person.id)).status).toBe(403);
    expect(await row(person)).toHaveLength(1);
  });
});
