import {
  connectLinkedin as connect,
  disconnectNetwork,
  listConnections,
  requestLinkedinAuth,
} from "@polyphon/contract/networks/networks.contract.ts";
import { listShares, schedulePost, sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decide } from "../../../test/consent.ts";
import { unique } from "../../../test/ground.ts";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addPost,
  connectLinkedin,
  postCopy,
  type TestPerson,
} from "../../../test/people.ts";
import { until } from "../../../test/until.ts";
import { openWorld, type World } from "../../../test/world.ts";

let world: World;
let company: number;
let category: number;

beforeAll(async () => {
  world = await openWorld({ worker: true, settings: { SHARE_ANSWER_SECONDS: "5" } });
  company = await addCompany(world);
  category = await addCategory(world, [company]);
});
afterAll(() => world.close());

const asked = async (person: TestPerson) =>
  (await world.call(requestLinkedinAuth, { panel: "FRONT" }, { token: person.token })).body.url;

/** Through the network's own consent page, as a browser would. */
async function allow(person: TestPerson, name = unique("Frida")) {
  const { code, state } = await decide(await asked(person), { decision: "allow", name });
  return { code: code ?? "", state: state ?? "" };
}

const connectAs = async (person: TestPerson, name?: string) =>
  world.call(connect, await allow(person, name), { token: person.token });

const linkedinOf = async (person: TestPerson) =>
  (await world.call(listConnections, {}, { token: person.token })).body.connections.find(
    ({ network }) => network === "LINKEDIN",
  );

const wish = (postId: number) => ({
  postId,
  voiceTypeEnum: "VOICE_1" as const,
  postSocialShareNetworks: [{ socialNetwork: "LINKEDIN" as const, shareText: postCopy }],
});

describe("connecting LinkedIn", () => {
  test("asks the network with a state of its own and comes back connected [B7.2-10]", async () => {
    const person = await addFrontUser(world, company);
    expect(await linkedinOf(person)).toMatchObject({
      status: "NOT_CONNECTED",
      connectable: true,
      displayName: null,
    });
    const url = new URL(await asked(person));
    expect(url.searchParams.get("state")).toMatch(/^[\w-]{43}$/);
    expect(url.searchParams.get("state")).not.toBe(new URL(await asked(person)).searchParams.get("state"));

    const name = unique("Frida");
    expect((await connectAs(person, name)).body).toMatchObject({
      network: "LINKEDIN",
      status: "TOKEN_ACTIVE",
      displayName: name,
    });
    expect(await linkedinOf(person)).toMatchObject({ status: "TOKEN_ACTIVE", displayName: name });
  });

  test("keeps the tokens sealed and no longer than needed anywhere in the clear", async () => {
    const person = await addFrontUser(world, company);
    const name = unique("Frida");
    await connectAs(person, name);
    const tokens = (await (await fetch(`${world.sandbox.url}/__sandbox/tokens`)).json()) as {
      name: string;
      accessToken: string;
    }[];
    const granted = tokens.find((token) => token.name === name)?.accessToken ?? "none";
    expect(granted.length).toBeGreaterThan(10);
    const { rows } = await world.arrange((tx) =>
      tx.client.query<{ access_token: Buffer }>("select * from social_connection where user_id = $1", [
        person.id,
      ]),
    );
    expect(JSON.stringify(rows)).not.toContain(granted);
    expect(rows[0]?.access_token.includes(granted)).toBe(false);
  });

  test("takes a state once", async () => {
    const person = await addFrontUser(world, company);
    const back = await allow(person);
    expect((await world.call(connect, back, { token: person.token })).status).toBe(200);
    expect(
      (await world.call(connect, { ...(await allow(person)), state: back.state }, { token: person.token }))
        .problem.error,
    ).toBe("connect_failed");
  });

  test("takes a state only from the person who asked for it", async () => {
    const [person, colleague] = [await addFrontUser(world, company), await addFrontUser(world, company)];
    const back = await allow(person);
    const stolen = await world.call(connect, back, { token: colleague.token });
    expect([stolen.status, stolen.problem.error]).toEqual([400, "connect_failed"]);
    expect(await linkedinOf(colleague)).toMatchObject({ status: "NOT_CONNECTED" });
    expect((await world.call(connect, back, { token: person.token })).status).toBe(200);
  });

  test("takes no state that is older than half an hour", async () => {
    const person = await addFrontUser(world, company);
    const back = await allow(person);
    await world.arrange((tx) =>
      tx.client.query(
        "update connect_state set created_at = now() - interval '31 minutes' where user_id = $1",
        [person.id],
      ),
    );
    expect((await world.call(connect, back, { token: person.token })).problem.error).toBe("connect_failed");
  });

  test("that is cancelled at the network says so in both languages and changes nothing", async () => {
    const person = await addFrontUser(world, company);
    for (const [language, words] of [
      ["en", "You cancelled connecting LinkedIn"],
      ["de", "LinkedIn"],
    ] as const) {
      const { state, error } = await decide(await asked(person), { decision: "deny" });
      const answer = await world.call(
        connect,
        { state: state ?? "", error: error ?? "" },
        { token: person.token, language },
      );
      expect([answer.status, answer.problem.error]).toEqual([400, "connect_cancelled"]);
      expect(answer.problem.description).toContain(words);
    }
    expect(await linkedinOf(person)).toMatchObject({ status: "NOT_CONNECTED" });
  });

  test("fails with a code the network does not know, and can be tried again", async () => {
    const person = await addFrontUser(world, company);
    const { state } = await allow(person);
    expect(
      (await world.call(connect, { state, code: "made-up" }, { token: person.token })).problem.error,
    ).toBe("connect_failed");
    expect((await connectAs(person)).status).toBe(200);
  });

  test("is not available while the network is out of order", async () => {
    const person = await addFrontUser(world, company);
    const back = await allow(person);
    await fetch(`${world.sandbox.url}/__sandbox/faults`, {
      method: "POST",
      body: JSON.stringify({ route: "POST /oauth/v2/accessToken", kind: "http", status: 503, times: 5 }),
    });
    const answer = await world.call(connect, back, { token: person.token });
    await fetch(`${world.sandbox.url}/__sandbox/faults`, { method: "DELETE" });
    expect([answer.status, answer.problem.error]).toEqual([503, "unavailable"]);
  });

  test("an account that a colleague has connected is refused; in another company it is free", async () => {
    const name = unique("Frida");
    await connectAs(await addFrontUser(world, company), name);
    const second = await connectAs(await addFrontUser(world, company), name);
    expect([second.status, second.problem.error]).toEqual([409, "account_used_elsewhere"]);
    expect((await connectAs(await addFrontUser(world, await addCompany(world)), name)).status).toBe(200);
  });

  test("two colleagues who connect the same account at once: one gets it, the other is told", async () => {
    for (let round = 0; round < 5; round += 1) {
      const name = unique("Frida");
      const people = [await addFrontUser(world, company), await addFrontUser(world, company)];
      const backs = await Promise.all(people.map((person) => allow(person, name)));
      const answers = await Promise.all(
        people.map(({ token }, at) => world.call(connect, backs[at] ?? { state: "" }, { token })),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
  });

  test("again by the same person renews the connection", async () => {
    const person = await addFrontUser(world, company);
    const name = unique("Frida");
    await connectAs(person, name);
    await world.arrange((tx) =>
      tx.client.query("update social_connection set status = 'TOKEN_EXPIRED' where user_id = $1", [
        person.id,
      ]),
    );
    expect((await connectAs(person, name)).body.status).toBe("TOKEN_ACTIVE");
  });

  test("is not for a light front user, neither its beginning nor its end [A6-49]", async () => {
    const light = await addFrontUser(world, company, { light: true });
    const begun = await world.call(requestLinkedinAuth, {}, { token: light.token });
    const ended = await world.call(connect, { state: "any", code: "any" }, { token: light.token });
    for (const answer of [begun, ended]) expect([answer.status, answer.problem.code]).toEqual([403, 10915]);
    expect(await linkedinOf(light)).toMatchObject({ connectable: false });
  });

  test("is not offered where the company does not use the network", async () => {
    const person = await addFrontUser(world, await addCompany(world, { networks: ["XING"] }));
    expect((await world.call(requestLinkedinAuth, {}, { token: person.token })).problem.code).toBe(10913);
    const { body } = await world.call(listConnections, {}, { token: person.token });
    expect(body.connections.map(({ network }) => network)).toEqual(["XING"]);
  });
});

describe("a connection", () => {
  test("counts only while its token is active [B3-06]", async () => {
    const person = await addFrontUser(world, company);
    const post = await addPost(world, category);
    const share = () =>
      world.call(schedulePost, { ...wish(post), scheduleDate: "2099-01-01" }, { token: person.token });
    expect((await share()).problem).toMatchObject({ code: 10911, description: "LinkedIn not connected" });
    await connectLinkedin(world, person);
    for (const [change, shown] of [
      ["status = 'TOKEN_EXPIRED'", "TOKEN_EXPIRED"],
      ["status = 'TOKEN_REVOKED'", "TOKEN_REVOKED"],
      ["status = 'TOKEN_ACTIVE', access_expires_at = now() - interval '1 second'", "TOKEN_EXPIRED"],
    ] as const) {
      await world.arrange((tx) =>
        tx.client.query(`update social_connection set ${change} where user_id = $1`, [person.id]),
      );
      expect((await share()).problem).toMatchObject({ code: 10912, error: "connection_expired" });
      expect(await linkedinOf(person)).toMatchObject({ status: shown });
    }
    await world.arrange((tx) =>
      tx.client.query(
        "update social_connection set access_expires_at = now() + interval '1 hour' where user_id = $1",
        [person.id],
      ),
    );
    expect((await share()).status).toBe(200);
  });

  test("that is disconnected is gone, and a second time there is nothing to disconnect", async () => {
    const person = await addFrontUser(world, company);
    await connectLinkedin(world, person);
    const end = () => world.call(disconnectNetwork, { network: "LINKEDIN" }, { token: person.token });
    expect((await end()).body).toMatchObject({ status: "NOT_CONNECTED", displayName: null });
    expect((await end()).problem).toMatchObject({ code: 10911 });
    expect(
      (await world.call(sharePost, wish(await addPost(world, category)), { token: person.token })).problem
        .code,
    ).toBe(10911);
  });
});

describe("when the network revokes the token", () => {
  test(
    "the queue is held, the person gets one mail, and connecting again releases it",
    { timeout: 60_000 },
    async () => {
      const person = await addFrontUser(world, company);
      const name = unique("Frida");
      await connectAs(person, name);
      const at = { scheduleDate: "2099-01-01", scheduleTime: "10:00" };
      for (let count = 0; count < 2; count += 1) {
        await world.call(
          schedulePost,
          { ...wish(await addPost(world, category)), ...at },
          { token: person.token },
        );
      }
      const tokens = (await (await fetch(`${world.sandbox.url}/__sandbox/tokens`)).json()) as {
        name: string;
        accessToken: string;
      }[];
      const accessToken = tokens.find((token) => token.name === name)?.accessToken;
      await fetch(`${world.sandbox.url}/__sandbox/tokens/revoke`, {
        method: "POST",
        body: JSON.stringify({ accessToken }),
      });

      const now = await world.call(sharePost, wish(await addPost(world, category)), { token: person.token });
      expect(now.body.shares).toMatchObject([
        { state: "HELD", reason: "token_revoked", can: { cancel: true } },
      ]);

      const states = async () => {
        const { body } = await world.call(listShares, {}, { token: person.token });
        return body.items.map(({ state }) => state);
      };
      expect(await until(states, (all) => all.every((state) => state === "HELD"))).toEqual([
        "HELD",
        "HELD",
        "HELD",
      ]);
      expect(await linkedinOf(person)).toMatchObject({ status: "TOKEN_REVOKED" });
      const again = await world.call(sharePost, wish(await addPost(world, category)), {
        token: person.token,
      });
      expect(again.problem.code).toBe(10912);

      const letters = async () => {
        const answer = await fetch(`${world.sandbox.url}/__sandbox/inbox?to=${person.email}`);
        return ((await answer.json()) as { messages: unknown[] }).messages;
      };
      expect(await until(letters, (all) => all.length > 0)).toHaveLength(1);

      expect((await connectAs(person, name)).status).toBe(200);
      const queue = async () => (await world.call(listShares, {}, { token: person.token })).body.items;
      const released = await until(queue, (all) => all.every(({ state }) => state === "SCHEDULED"));
      expect(released.map(({ state }) => state)).toEqual(["SCHEDULED", "SCHEDULED", "SCHEDULED"]);
      const overdue = released.filter(({ dueAt }) => Date.parse(dueAt) < Date.now() + 61 * 60_000);
      expect(overdue).toHaveLength(1);
      expect(Date.parse(overdue[0]?.dueAt ?? "")).toBeGreaterThan(Date.now());
      expect(await letters()).toHaveLength(1);
    },
  );
});
