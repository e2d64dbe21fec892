import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { saveSocialLogin } from "@polyphon/contract/networks/connect.contract.ts";
import { listConnections } from "@polyphon/contract/networks/networks.contract.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  connectionRows,
  connectOn,
  type LoginNetwork,
  sandboxToken,
} from "../../../../test/networks/connecting.ts";
import { unique } from "../../../../test/test-context.ts";
import { addCompany, addFrontUser, type TestPerson } from "../../../../test/people.ts";
import { runJob } from "../../../../test/run-job.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { createNetworkAdapters } from "../../../adapters/network-adapters.ts";
import { createHttpClient, type HttpClient } from "../../../adapters/http/http-client.ts";
import { makeS3Storage } from "../../../adapters/s3/s3-storage.ts";
import { makeSecretBox } from "../../../platform/secret/secret-box.ts";
import type { NetworkDeps } from "../networks.deps.ts";
import { renewTokens } from "./jobs/renew-tokens.ts";
import { warnOfEnding } from "./jobs/warn-of-ending.ts";
import { freshToken as fresh } from "./renew-token.ts";

let world: World;
let http: HttpClient;
let company: number;
let deps: NetworkDeps;

beforeAll(async () => {
  world = await openWorld();
  http = createHttpClient();
  company = await addCompany(world, { networks: ["LINKEDIN", "TWITTER", "FACEBOOK", "INSTAGRAM"] });
  const { connectors } = createNetworkAdapters(world.config, http, makeS3Storage(world.config));
  deps = {
    connectors,
    box: makeSecretBox(world.config.TOKEN_KEYS),
    employeeUrl: world.config.EMPLOYEE_URL,
    abilities: () => null,
    log: world.log,
    facebook: { sdkBase: "", dialogBase: "", appId: "" },
  };
});
afterEach(() => world.sandbox.faults.clear());
afterAll(async () => {
  await http.close();
  await world.close();
});

async function connected(network: LoginNetwork) {
  const person = await addFrontUser(world, company);
  const name = unique("Renata");
  await connectOn(world, network, person, name);
  return { ...person, name, first: await sandboxToken(world, network, name) };
}
const change = (person: Pick<TestPerson, "id">, set: string) =>
  world.arrange((tx) =>
    tx.client.query(`update social_connection set ${set} where user_id = $1`, [person.id]),
  );
const freshToken = (person: Pick<TestPerson, "id">, network: Network, spent: string | null) =>
  fresh({ ...deps, database: world.database }, { userId: person.id, network, spent });
const events = async (name: string, person: Pick<TestPerson, "id">) => {
  const { rows } = await world.arrange((tx) =>
    tx.client.query("select data from pgboss.job where name like $1 and (data->>'userId')::bigint = $2", [
      `%${name}%`,
      person.id,
    ]),
  );
  return rows;
};

describe("a usable token", () => {
  test("is the stored one while it is valid, without asking the network", async () => {
    const person = await connected("TWITTER");
    expect(await freshToken(person, "TWITTER", null)).toMatchObject({
      kind: "fresh",
      accessToken: person.first,
    });
  });

  test("is a new one in its last ten minutes and after the network has refused it", async () => {
    const person = await connected("TWITTER");
    await change(person, "access_expires_at = now() + interval '9 minutes'");
    const second = await freshToken(person, "TWITTER", null);
    if (second.kind !== "fresh") throw new Error(second.kind);
    expect(second.accessToken).not.toBe(person.first);
    const third = await freshToken(person, "TWITTER", second.accessToken);
    expect(third).toMatchObject({ kind: "fresh" });
    expect(third).not.toMatchObject({ accessToken: second.accessToken });
    // Whoever still has the first one gets the newest, without another renewal.
    expect(await freshToken(person, "TWITTER", person.first)).toEqual(third);
  });

  test("is renewed once for twenty concurrent requests, which wait for it", async () => {
    const person = await connected("TWITTER");
    await change(person, "access_expires_at = now()");
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => freshToken(person, "TWITTER", person.first)),
    );
    const tokens = new Set(
      answers.map((answer) => (answer.kind === "fresh" ? answer.accessToken : answer.kind)),
    );
    expect(tokens.size).toBe(1);
    expect(tokens.has(person.first)).toBe(false);
    const [row] = await connectionRows(world, person);
    expect(row).toMatchObject({ status: "TOKEN_ACTIVE", refreshing_until: null });
  });

  test(
    "is renewed by one of several processes: X ends the whole grant when a refresh token is shown twice",
    { timeout: 60_000 },
    async () => {
      const person = await connected("TWITTER");
      await change(person, "access_expires_at = now()");
      const file = fileURLToPath(new URL("../../../../test/networks/renew-in-process.ts", import.meta.url));
      const settings = { config: world.config, userId: person.id, network: "TWITTER", spent: person.first };
      const children = Array.from({ length: 3 }, () => fork(file, { stdio: "inherit" }));
      const ready = children.map((child) => once(child, "message"));
      await Promise.all(ready);
      const answers = children.map(async (child) => {
        const answer = once(child, "message");
        child.send(settings);
        const [answered] = (await answer) as [{ kind: string; accessToken: string }];
        child.kill();
        return answered;
      });
      const answered = await Promise.all(answers);
      expect(answered.map(({ kind }) => kind)).toEqual(["fresh", "fresh", "fresh"]);
      expect(new Set(answered.map(({ accessToken }) => accessToken)).size).toBe(1);
      const me = await fetch(`${world.sandbox.url}/2/users/me`, {
        headers: { authorization: `Bearer ${answered[0]?.accessToken}` },
      });
      expect(me.status).toBe(200);
      expect(await freshToken(person, "TWITTER", answered[0]?.accessToken ?? "")).toMatchObject({
        kind: "fresh",
      });
    },
  );

  test("is lost when the network refuses to renew it, and the person is notified once", async () => {
    const person = await connected("TWITTER");
    const memberId = (await connectionRows(world, person))[0]?.["external_id"];
    await fetch(`${world.sandbox.url}/__sandbox/tokens/revoke?network=x`, {
      method: "POST",
      body: JSON.stringify({ memberId }),
    });
    const answers = await Promise.all([1, 2, 3].map(() => freshToken(person, "TWITTER", person.first)));
    expect(answers).toEqual([{ kind: "lost" }, { kind: "lost" }, { kind: "lost" }]);
    expect((await connectionRows(world, person))[0]).toMatchObject({ status: "TOKEN_REVOKED" });
    expect(await events("networks.connection-lost/mail-person", person)).toHaveLength(1);
  });

  test("is not lost in an outage: nothing changes, and the next request tries again", async () => {
    const person = await connected("TWITTER");
    world.sandbox.faults.add({ kind: "http", status: 503, route: "POST /2/oauth2/token", times: 1 });
    expect(await freshToken(person, "TWITTER", person.first)).toMatchObject({ kind: "unavailable" });
    expect((await connectionRows(world, person))[0]).toMatchObject({ status: "TOKEN_ACTIVE" });
    expect(await freshToken(person, "TWITTER", person.first)).toMatchObject({ kind: "fresh" });
  });

  test("is the new one when the person reconnected meanwhile", async () => {
    const person = await connected("TWITTER");
    world.sandbox.faults.add({ kind: "delay", ms: 700, route: "POST /2/oauth2/token", times: 1 });
    const slow = freshToken(person, "TWITTER", person.first);
    await new Promise((resolve) => setTimeout(resolve, 150));
    await connectOn(world, "TWITTER", person, person.name);
    const newest = await sandboxToken(world, "TWITTER", person.name);
    expect(await slow).toMatchObject({ kind: "unavailable" });
    expect(await freshToken(person, "TWITTER", person.first)).toMatchObject({ kind: "fresh" });
    expect((await connectionRows(world, person))[0]).toMatchObject({ status: "TOKEN_ACTIVE" });
    expect(newest).not.toBe("none");
  });
});

describe("every minute", () => {
  const renew = () => runJob(world, renewTokens(deps), {});
  const accessOf = async (person: Pick<TestPerson, "id">) =>
    (await connectionRows(world, person))[0]?.["access_token"];

  test.each([
    ["LINKEDIN", "access_expires_at = now() + interval '6 days'"],
    ["TWITTER", "refresh_expires_at = now() + interval '80 days'"],
  ] as const)("%s is renewed before it ends, whether anybody shares or not", async (network, near) => {
    const person = await connected(network);
    const before = await accessOf(person);
    await renew();
    expect(await accessOf(person)).toEqual(before);
    await change(person, near);
    await renew();
    expect(await accessOf(person)).not.toEqual(before);
    const after = await accessOf(person);
    await renew();
    expect(await accessOf(person)).toEqual(after);
  });

  test("Instagram is renewed before it ends, and left alone for an hour when it cannot be yet", async () => {
    const person = await connected("INSTAGRAM");
    await change(
      person,
      "access_expires_at = now() + interval '9 days', refresh_expires_at = now() + interval '9 days'",
    );
    await renew();
    const [waiting] = await connectionRows(world, person);
    expect(waiting).toMatchObject({ status: "TOKEN_ACTIVE", renew_after: expect.any(Date) });
    world.sandbox.clock.advance(2 * 86_400_000);
    await change(person, "renew_after = now() - interval '1 second'");
    await renew();
    world.sandbox.clock.reset();
    const [renewed] = await connectionRows(world, person);
    expect(renewed?.["access_token"]).not.toEqual(waiting?.["access_token"]);
    expect(renewed).toMatchObject({ renew_after: null });
  });

  test("a page of Facebook needs no renewal", async () => {
    const person = await addFrontUser(world, company);
    const { choices, choiceKey } = (await connectOn(world, "FACEBOOK", person, undefined, "PAGE")).body;
    const id = choices.find(({ accountType }) => accountType === "PAGE")?.id ?? "";
    await world.call(saveSocialLogin, { choiceKey: choiceKey ?? "", id }, { token: person.token });
    await change(person, "refresh_expires_at = now() + interval '2 days'");
    const before = await accessOf(person);
    await renew();
    expect(before).toBeInstanceOf(Buffer);
    expect(await accessOf(person)).toEqual(before);
  });
});

describe("warnings before a connection ends", () => {
  const warn = () => runJob(world, warnOfEnding, {});
  const answered = (person: Pick<TestPerson, "id">) =>
    events("networks.connection-ending/warn-person", person);
  const endIn = (days: number) =>
    `refresh_token = null, refresh_expires_at = null, access_expires_at = now() + interval '${days * 24 - 1} hours'`;

  test("come 14 and 3 days before, once each, and start over with a new sign-in", async () => {
    const person = await connected("LINKEDIN");
    for (const [days, count] of [
      [20, 0],
      [14, 1],
      [9, 1],
      [3, 2],
      [1, 2],
    ] as const) {
      await change(person, endIn(days));
      await warn();
      await warn();
      expect([days, (await answered(person)).length]).toEqual([days, count]);
    }
    await connectOn(world, "LINKEDIN", person, person.name);
    await change(person, endIn(13));
    await warn();
    expect(await answered(person)).toHaveLength(3);
  });

  test("are not sent for a connection that renews itself, nor for one that has ended", async () => {
    const x = await connected("TWITTER");
    await change(
      x,
      "access_expires_at = now() + interval '1 hour', refresh_expires_at = now() + interval '2 days'",
    );
    const over = await connected("LINKEDIN");
    await change(over, `${endIn(2)}, status = 'TOKEN_REVOKED'`);
    await warn();
    expect([await answered(x), await answered(over)]).toEqual([[], []]);
  });

  test("do not apply to X, which is shown as connected although its two hours are over", async () => {
    const person = await connected("TWITTER");
    await change(person, "access_expires_at = now() - interval '1 day'");
    const { body } = await world.call(listConnections, {}, { token: person.token });
    expect(body.connections.find(({ network }) => network === "TWITTER")).toMatchObject({
      status: "TOKEN_ACTIVE",
      expiresAt: null,
    });
  });
});
