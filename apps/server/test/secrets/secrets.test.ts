import { login, readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import {
  connectLinkedin as connect,
  requestLinkedinAuth,
} from "@polyphon/contract/networks/connect.contract.ts";
import { sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decide } from "../networks/consent.ts";
import { unique } from "../test-context.ts";
import { addCategory, addCompany, addFrontUser, addPost, password, type TestPerson } from "../people.ts";
import { shareInput } from "../sharing/sharing-fixture.ts";
import { secretSettings, secretsIn, tracesOf } from "./traces.ts";
import { openWorld, type World } from "../world.ts";

const { settings, secrets: settingSecrets } = secretSettings();

let world: World;

beforeAll(async () => {
  world = await openWorld({
    worker: true,
    keepLog: true,
    settings: { ...settings, SHARE_ANSWER_SECONDS: "5" },
  });
});
afterAll(() => world.close());

/** Every secret of a person who signed in and connected, in every encoding. */
async function secretsOf(person: TestPerson, tokens: readonly string[]): Promise<string[]> {
  const { rows } = await world.arrange((tx) =>
    tx.client.query<{ hash: string; sealed: Buffer[]; sessions: Buffer[] }>(
      `select password_hash as hash,
         array(select access_token from social_connection where user_id = $1) as sealed,
         array(select token_hash from session where account_id = $1) as sessions
       from account where id = $1`,
      [person.id],
    ),
  );
  const row = rows[0];
  const bytes = [...(row?.sealed ?? []), ...(row?.sessions ?? [])];
  expect(bytes.length).toBeGreaterThan(1);
  return [
    row?.hash ?? "",
    ...tokens,
    ...bytes.flatMap((one) => [one.toString("hex"), one.toString("base64")]),
  ];
}

describe("secrets", () => {
  test(
    "leave no trace when a person signs in, connects, shares and fails at each",
    { timeout: 60_000 },
    async () => {
      const company = await addCompany(world);
      const person = await addFrontUser(world, company);
      const post = await addPost(world, await addCategory(world, [company]));
      const [wrongPassword, captcha] = [unique("Wrong!Pass"), unique("captcha-answer")];
      await world.call(login, {
        username: person.email,
        password: wrongPassword,
        captcha: unique("fresh"),
        panel: "FRONT",
      });
      const signedIn = await world.call(login, { username: person.email, password, captcha, panel: "FRONT" });
      const token = signedIn.body.access_token ?? "";

      const asked = await world.call(requestLinkedinAuth, {}, { token });
      const back = await decide(asked.body.url, { decision: "allow", name: unique("Frida") });
      const code = back.code ?? "";
      const forged = unique("forged-state");
      await world.call(connect, { state: forged, code }, { token });
      const connected = await world.call(connect, { state: back.state ?? "", code }, { token });
      expect(connected.status).toBe(200);
      const shared = await world.call(sharePost, shareInput(post), { token, idempotencyKey: unique("key") });
      expect(shared.body.shares).toMatchObject([{ state: "SHARED" }]);
      const account = await world.call(readAccount, {}, { token });

      const granted = (await (await fetch(`${world.sandbox.url}/__sandbox/tokens`)).json()) as {
        accessToken: string;
      }[];
      const tokens = [
        token,
        code,
        back.state ?? "",
        forged,
        password,
        wrongPassword,
        captcha,
        ...granted.map((one) => one.accessToken),
      ];
      const secrets = await secretsOf(person, tokens);
      expect(secretsIn(await tracesOf(world), secrets)).toEqual([]);
      expect(secretsIn([connected.text, shared.text, account.text].join("\n"), secrets)).toEqual([]);
    },
  );

  test("stay out of the log when the database or the network fails", async () => {
    const person = await addFrontUser(world, await addCompany(world));
    const asked = await world.call(requestLinkedinAuth, {}, { token: person.token });
    const back = await decide(asked.body.url, { decision: "allow", name: unique("Frida") });
    await fetch(`${world.sandbox.url}/__sandbox/faults`, {
      method: "POST",
      body: JSON.stringify({ route: "POST /oauth/v2/accessToken", kind: "reset_in_body", times: 3 }),
    });
    const failed = await world.call(
      connect,
      { state: back.state ?? "", code: back.code ?? "" },
      { token: person.token },
    );
    await fetch(`${world.sandbox.url}/__sandbox/faults`, { method: "DELETE" });
    expect(failed.status).toBeGreaterThanOrEqual(400);
    const secrets = [back.code ?? "", back.state ?? "", person.token, ...settingSecrets];
    expect(secretsIn(`${await tracesOf(world)}${failed.text}`, secrets)).toEqual([]);
  });

  test("are found by the search when one is really there", async () => {
    const secret = unique("canary");
    world.log.info({ note: secret }, "planted");
    expect(secretsIn(await tracesOf(world), [secret])).toEqual([secret]);
    world.log.info({ token: secret, deep: { password: secret, er: { code: secret } } }, "hidden by its name");
    expect(world.lines.at(-1)).not.toContain(secret);
  });
});
