import { login } from "@polyphon/contract/identity/identity.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { forgotPassword } from "@polyphon/contract/identity/password.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addSsoCompany, addSsoUser, signInBySso } from "../../../../test/identity/sso.ts";
import { addCompany, addFrontUser, password } from "../../../../test/people.ts";
import { unique } from "../../../../test/test-context.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: number;

beforeAll(async () => {
  world = await openWorld({ settings: { TRUST_PROXY: "true", REDIS_URL: "redis://127.0.0.1:1/0" } });
  company = await addCompany(world);
});
afterAll(() => world.close());

const signIn = (username: string, secret: string, address: string) =>
  world.call(login, { username, password: secret, captcha: unique("fresh"), panel: "FRONT" }, { address });

describe("while Redis is away", () => {
  test("people sign in with a password and through their company, and have a new password sent", async () => {
    const person = await addFrontUser(world, company);
    expect(await signIn(person.email, password, "198.51.100.1")).toMatchObject({ status: 200 });
    const colleague = await addSsoUser(world, await addSsoCompany(world));
    expect((await signInBySso(world, colleague.email)).status).toBe(200);
    const captcha = `ok:forgot_password::${unique("n")}`;
    const sent = await world.call(
      forgotPassword,
      { email: person.email, panel: "FRONT", captcha },
      { address: "198.51.100.2" },
    );
    expect(sent.status).toBe(200);
  });

  test("fewer wrong passwords are let through than otherwise, and others are not affected", async () => {
    const [target, other] = [await addFrontUser(world, company), await addFrontUser(world, company)];
    const answers: number[] = [];
    for (let tries = 0; tries < limits.login.attempts; tries += 1)
      answers.push((await signIn(target.email, "Wrong!234", `198.51.101.${tries + 1}`)).status);
    const allowed = Math.floor(limits.login.attemptsOfAccount / 3);
    expect(answers.filter((status) => status === 401)).toHaveLength(allowed);
    expect(answers.filter((status) => status === 429)).toHaveLength(limits.login.attempts - allowed);
    expect((await signIn(target.email, password, "198.51.102.1")).status).toBe(429);
    expect((await signIn(other.email, password, "198.51.102.2")).status).toBe(200);
    const metrics = await (await fetch(`${world.api.opsUrl}/metrics`)).text();
    expect(metrics).toMatch(/polyphon_limits_without_redis_total\{limit="login"\} \d+/);
  });
});
