import {
  connectLinkedin as connect,
  requestLinkedinAuth,
} from "@polyphon/contract/networks/connect.contract.ts";
import { listConnections } from "@polyphon/contract/networks/networks.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decide } from "../../../../test/networks/consent.ts";
import { unique } from "../../../../test/test-context.ts";
import { linkedinPerson } from "../../../../test/networks/linkedin-person.ts";
import { addCompany, addFrontUser } from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: number;
let at: ReturnType<typeof linkedinPerson>;

beforeAll(async () => {
  world = await openWorld();
  company = await addCompany(world);
  at = linkedinPerson(world);
});
afterAll(() => world.close());

describe("connecting LinkedIn", () => {
  test("asks the network with a state of its own and returns connected [B7.2-10]", async () => {
    const person = await addFrontUser(world, company);
    expect(await at.linkedinOf(person)).toMatchObject({
      status: "NOT_CONNECTED",
      connectable: true,
      displayName: null,
    });
    const url = new URL(await at.asked(person));
    expect(url.searchParams.get("state")).toMatch(/^[\w-]{43}$/);
    expect(url.searchParams.get("state")).not.toBe(new URL(await at.asked(person)).searchParams.get("state"));

    const name = unique("Frida");
    expect((await at.connectAs(person, name)).body.connection).toMatchObject({
      network: "LINKEDIN",
      status: "TOKEN_ACTIVE",
      displayName: name,
    });
    expect(await at.linkedinOf(person)).toMatchObject({ status: "TOKEN_ACTIVE", displayName: name });
  });

  test("stores the tokens sealed, and nowhere in the clear", async () => {
    const person = await addFrontUser(world, company);
    const name = unique("Frida");
    await at.connectAs(person, name);
    const granted = await at.tokenOf(name);
    expect(granted.length).toBeGreaterThan(10);
    const { rows } = await world.arrange((tx) =>
      tx.client.query<{ access_token: Buffer }>("select * from social_connection where user_id = $1", [
        person.id,
      ]),
    );
    expect(JSON.stringify(rows)).not.toContain(granted);
    expect(rows[0]?.access_token.includes(granted)).toBe(false);
  });

  test("accepts a state once", async () => {
    const person = await addFrontUser(world, company);
    const back = await at.allow(person);
    expect((await world.call(connect, back, { token: person.token })).status).toBe(200);
    expect(
      (await world.call(connect, { ...(await at.allow(person)), state: back.state }, { token: person.token }))
        .problem.error,
    ).toBe("connect_failed");
  });

  test("accepts a state only from the person who asked for it", async () => {
    const [person, colleague] = [await addFrontUser(world, company), await addFrontUser(world, company)];
    const back = await at.allow(person);
    const stolen = await world.call(connect, back, { token: colleague.token });
    expect([stolen.status, stolen.problem.error]).toEqual([400, "connect_failed"]);
    expect(await at.linkedinOf(colleague)).toMatchObject({ status: "NOT_CONNECTED" });
    expect((await world.call(connect, back, { token: person.token })).status).toBe(200);
  });

  test("refuses a state that is older than half an hour", async () => {
    const person = await addFrontUser(world, company);
    const back = await at.allow(person);
    await world.arrange((tx) =>
      tx.client.query(
        "update connect_state set created_at = now() - interval '31 minutes' where user_id = $1",
        [person.id],
      ),
    );
    expect((await world.call(connect, back, { token: person.token })).problem.error).toBe("connect_failed");
  });

  test("reports a cancellation at the network in both languages and changes nothing", async () => {
    const person = await addFrontUser(world, company);
    for (const [language, words] of [
      ["en", "You cancelled connecting LinkedIn"],
      ["de", "LinkedIn"],
    ] as const) {
      const { state, error } = await decide(await at.asked(person), { decision: "deny" });
      const answer = await world.call(
        connect,
        { state: state ?? "", error: error ?? "" },
        { token: person.token, language },
      );
      expect([answer.status, answer.problem.error]).toEqual([400, "connect_cancelled"]);
      expect(answer.problem.description).toContain(words);
    }
    expect(await at.linkedinOf(person)).toMatchObject({ status: "NOT_CONNECTED" });
  });

  test("fails with a code the network does not know, and can be retried", async () => {
    const person = await addFrontUser(world, company);
    const { state } = await at.allow(person);
    expect(
      (await world.call(connect, { state, code: "made-up" }, { token: person.token })).problem.error,
    ).toBe("connect_failed");
    expect((await at.connectAs(person)).status).toBe(200);
  });

  test("is not available while the network is down", async () => {
    const person = await addFrontUser(world, company);
    const back = await at.allow(person);
    await fetch(`${world.sandbox.url}/__sandbox/faults`, {
      method: "POST",
      body: JSON.stringify({ route: "POST /oauth/v2/accessToken", kind: "http", status: 503, times: 5 }),
    });
    const answer = await world.call(connect, back, { token: person.token });
    await fetch(`${world.sandbox.url}/__sandbox/faults`, { method: "DELETE" });
    expect([answer.status, answer.problem.error]).toEqual([503, "unavailable"]);
  });

  test("is refused for an account that a colleague has connected, and allowed in another company", async () => {
    const name = unique("Frida");
    await at.connectAs(await addFrontUser(world, company), name);
    const second = await at.connectAs(await addFrontUser(world, company), name);
    expect([second.status, second.problem.error]).toEqual([409, "account_used_elsewhere"]);
    expect((await at.connectAs(await addFrontUser(world, await addCompany(world)), name)).status).toBe(200);
  });

  test("gives an account to one of two colleagues who connect it at once, and tells the other", async () => {
    for (let round = 0; round < 5; round += 1) {
      const name = unique("Frida");
      const people = [await addFrontUser(world, company), await addFrontUser(world, company)];
      const backs = await Promise.all(people.map((person) => at.allow(person, name)));
      const answers = await Promise.all(
        people.map(({ token }, at) => world.call(connect, backs[at] ?? { state: "" }, { token })),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
  });

  test("again by the same person renews the connection", async () => {
    const person = await addFrontUser(world, company);
    const name = unique("Frida");
    await at.connectAs(person, name);
    await world.arrange((tx) =>
      tx.client.query("update social_connection set status = 'TOKEN_EXPIRED' where user_id = $1", [
        person.id,
      ]),
    );
    expect((await at.connectAs(person, name)).body.connection?.status).toBe("TOKEN_ACTIVE");
  });

  test("is refused to a light front user, at its start and at its end [A6-49]", async () => {
    const light = await addFrontUser(world, company, { light: true });
    const begun = await world.call(requestLinkedinAuth, {}, { token: light.token });
    const ended = await world.call(connect, { state: "any", code: "any" }, { token: light.token });
    for (const answer of [begun, ended]) expect([answer.status, answer.problem.code]).toEqual([403, 10915]);
    expect(await at.linkedinOf(light)).toMatchObject({ connectable: false });
  });

  test("is not offered where the company does not use the network", async () => {
    const person = await addFrontUser(world, await addCompany(world, { networks: ["XING"] }));
    expect((await world.call(requestLinkedinAuth, {}, { token: person.token })).problem.code).toBe(10913);
    const { body } = await world.call(listConnections, {}, { token: person.token });
    expect(body.connections.map(({ network }) => network)).toEqual(["XING"]);
  });
});
