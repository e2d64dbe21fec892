import {
  login,
  loginAgain,
  readAccount,
  readSignInSettings,
} from "@polyphon/contract/identity/identity.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { addCompany, addFrontUser, addStaff, password } from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: number;
let places = 0;

beforeAll(async () => {
  world = await openWorld({ settings: { TRUST_PROXY: "true" } });
  company = await addCompany(world);
}, 60_000);
afterAll(() => world.close());

const newAddress = () => `198.51.100.${(places += 1)}`;
const solved = () => `challenge:::${unique("n")}`;

const again = (username: string, captchaPayload: string, form: { password?: string; panel?: "ADMIN" } = {}) =>
  world.call(
    loginAgain,
    { username, password, panel: "FRONT", captchaPayload, ...form },
    { address: newAddress() },
  );

test("a low score returns no token; the second login carries the solved challenge and returns one [A4-08] [A4-10] [A7-05]", async () => {
  const person = await addStaff(world, userTypes.subAdmin, []);
  const first = await world.call(
    login,
    { username: person.email, password, panel: "ADMIN", captcha: `score-0.1:login::${unique("n")}` },
    { address: newAddress() },
  );
  expect(first.body).toEqual({ score: 0.1 });
  const second = await again(person.email, solved(), { panel: "ADMIN" });
  expect(second.body).toMatchObject({
    score: 1,
    access_token: expect.any(String),
    expires_in: limits.session.seconds,
  });
  const account = await world.call(readAccount, {}, { token: second.body.access_token });
  expect(account.body.id).toBe(person.id);
});

test("nobody signs in without a captcha, at either call [A5-07]", async () => {
  const person = await addStaff(world, userTypes.subAdmin, []);
  const form = { username: person.email, password, panel: "ADMIN" } as const;
  for (const captcha of ["", undefined]) {
    const { problem } = await world.call(login, { ...form, captcha }, { address: newAddress() });
    expect([problem.error, problem.description]).toEqual(["captcha_failed", "Please verify captcha"]);
  }
  expect((await again(person.email, "", { panel: "ADMIN" })).status).toBe(400);
});

test("only an unused challenge that was solved in time is accepted", async () => {
  const person = await addFrontUser(world, company);
  const used = solved();
  expect((await again(person.email, used)).status).toBe(200);
  for (const payload of [
    used,
    `challenge:expired::${unique("n")}`,
    `challenge:invalid::${unique("n")}`,
    `score-0.9:login::${unique("n")}`,
    "x",
  ]) {
    const { status, problem } = await again(person.email, payload);
    expect([payload, status, problem.error]).toEqual([payload, 400, "captcha_failed"]);
  }
  expect((await again(person.email, "")).problem.violations).toMatchObject([{ field: "captchaPayload" }]);
});

test("a solved challenge does not replace the automatic captcha", async () => {
  const person = await addFrontUser(world, company);
  const { problem } = await world.call(
    login,
    { username: person.email, password, panel: "FRONT", captcha: solved() },
    { address: newAddress() },
  );
  expect(problem.error).toBe("captcha_failed");
});

test("a wrong password is still refused, and counted with the others", async () => {
  const person = await addFrontUser(world, company);
  for (let index = 0; index < limits.login.attemptsOfAccount; index += 1) {
    const { problem } = await again(person.email, solved(), { password: "Wrong!234" });
    expect(problem.error).toBe("invalid_credentials");
  }
  expect((await again(person.email, solved())).problem.error).toBe("too_many_tries");
});

test("the browser gets two site keys, one for each kind", async () => {
  const { body } = await world.call(readSignInSettings, {});
  expect(body.captchaSiteKey).not.toBe(body.challengeSiteKey);
  expect(body.captchaScriptUrl).toContain(`render=${body.captchaSiteKey}`);
});

test("an unavailable captcha server is not reported as a wrong captcha", async () => {
  const person = await addFrontUser(world, company);
  world.sandbox.faults.add({ route: "POST /recaptcha/api/siteverify", kind: "http", status: 503, times: 1 });
  expect((await again(person.email, solved())).problem.error).toBe("unavailable");
  expect((await again(person.email, solved())).status).toBe(200);
});
