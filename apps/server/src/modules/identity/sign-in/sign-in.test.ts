import { errors } from "@polyphon/contract/errors.ts";
import { login, readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { listErrorLog } from "@polyphon/contract/operations/logs.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { addCompany, addFrontUser, addStaff, password } from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { dropEnded } from "../sessions/ended.store.ts";

let world: World;
let company: number;
let places = 0;

beforeAll(async () => {
  world = await openWorld({ settings: { TRUST_PROXY: "true" } });
  company = await addCompany(world);
});
afterAll(() => world.close());

const newAddress = () => `198.51.100.${(places += 1)}`;

interface Try {
  readonly username: string;
  readonly password?: string;
  readonly captcha?: string;
  readonly panel?: "ADMIN" | "FRONT";
  readonly address?: string;
  readonly knownBrowser?: string;
  readonly token?: string;
  readonly language?: string;
}

const signIn = ({ address = newAddress(), token, language = "en", ...form }: Try) =>
  world.call(
    login,
    { password, captcha: unique("fresh"), panel: "FRONT", ...form },
    { address, token, language },
  );

const sessionsOf = (id: number) =>
  world.arrange(
    async (tx) => (await tx.client.query("select from session where account_id = $1", [id])).rowCount,
  );

describe("signing in", () => {
  test("staff post username, password, captcha and panel ADMIN, and get a score and a token [A7-04]", async () => {
    const person = await addStaff(world, userTypes.subAdmin, ["list_post"]);
    const answer = await signIn({ username: person.email, panel: "ADMIN" });
    expect(answer).toMatchObject({ status: 200, body: { score: 0.9, expires_in: limits.session.seconds } });
    const account = await world.call(readAccount, {}, { token: answer.body.access_token });
    expect(account.body).toMatchObject({
      id: person.id,
      kind: "staff",
      userType: 1,
      can: { permissions: ["list_post"], mode: "permission" },
    });
  });

  test("the token lasts eight hours and only its hash is stored", async () => {
    const person = await addFrontUser(world, company);
    const { body } = await signIn({ username: person.email });
    const { rows } = await world.arrange((tx) =>
      tx.client.query<{ seconds: number; found: boolean }>(
        `select extract(epoch from max(expires_at) - now())::int as seconds, bool_or(position($2::bytea in token_hash) > 0) as found
         from session where account_id = $1`,
        [person.id, Buffer.from(body.access_token ?? "", "base64url")],
      ),
    );
    expect(rows[0]?.seconds).toBeGreaterThan(8 * 3600 - 60);
    expect(rows[0]?.seconds).toBeLessThanOrEqual(8 * 3600);
    expect(rows[0]?.found).toBe(false);
  });

  test("spaces around the username and its case do not matter", async () => {
    const person = await addFrontUser(world, company);
    expect(
      (await signIn({ username: `  ${person.email.toUpperCase()} `, password: ` ${password} ` })).status,
    ).toBe(200);
  });

  test("a captcha score below the threshold returns the score and no token", async () => {
    const person = await addFrontUser(world, company);
    const before = await sessionsOf(person.id);
    expect(
      (await signIn({ username: person.email, captcha: `score-0.4:login::${unique("n")}` })).body,
    ).toEqual({ score: 0.4 });
    expect(await sessionsOf(person.id)).toBe(before);
    const enough = await signIn({ username: person.email, captcha: `score-0.5:login::${unique("n")}` });
    expect(enough.body).toMatchObject({ score: 0.5, access_token: expect.any(String) });
  });

  test.each(["wrong-action", "expired", "dup", "invalid"])(
    "a captcha that is %s is refused before the password is checked",
    async (verdict) => {
      const person = await addFrontUser(world, company);
      const right = await signIn({ username: person.email, captcha: `${verdict}:::${unique("n")}` });
      const wrong = await signIn({
        username: person.email,
        password: "Wrong!234",
        captcha: `${verdict}:::${unique("n")}`,
      });
      expect([right.status, right.problem.error]).toEqual([400, "captcha_failed"]);
      expect([wrong.status, wrong.problem.error]).toEqual([400, "captcha_failed"]);
    },
  );

  test.each(["ok:register:", "ok:login:evil.example"])(
    "a captcha made for another action or another page does not sign in (%s)",
    async (made) => {
      const person = await addFrontUser(world, company);
      const answer = await signIn({ username: person.email, captcha: `${made}:${unique("n")}` });
      expect(answer.problem.error).toBe("captcha_failed");
    },
  );

  test("a captcha works once", async () => {
    const person = await addFrontUser(world, company);
    const captcha = unique("fresh");
    expect((await signIn({ username: person.email, captcha })).status).toBe(200);
    expect((await signIn({ username: person.email, captcha })).problem.error).toBe("captcha_failed");
  });

  test("a disabled account is reported, with its code, only after the right password", async () => {
    const person = await addFrontUser(world, company);
    await world.arrange((tx) =>
      tx.client.query("update account set status = 'DISABLED' where id = $1", [person.id]),
    );
    expect((await signIn({ username: person.email })).problem).toMatchObject({
      code: 10033,
      error: "account_disabled",
    });
    expect((await signIn({ username: person.email, password: "Wrong!234" })).problem.error).toBe(
      "invalid_credentials",
    );
  });

  test("nobody of an inactive company signs in, with its code", async () => {
    const closed = await addCompany(world);
    const person = await addFrontUser(world, closed);
    await world.arrange((tx) => tx.client.query("update company set active = false where id = $1", [closed]));
    expect((await signIn({ username: person.email })).problem).toMatchObject({
      code: 10036,
      error: "company_inactive",
    });
  });

  test("staff are refused in the employee app and employees in the back office, with the message of a wrong password", async () => {
    const staff = await addStaff(world, userTypes.corporateAdmin, [], company);
    const front = await addFrontUser(world, company);
    const answers = [
      await signIn({ username: staff.email, panel: "FRONT" }),
      await signIn({ username: front.email, panel: "ADMIN" }),
      await signIn({ username: front.email, password: "Wrong!234" }),
      await signIn({ username: `${unique("nobody")}@mail.example` }),
    ];
    for (const { status, problem } of answers) {
      expect({ status, ...problem, reference: "" }).toEqual({
        status: 401,
        code: "invalid_credentials",
        error: "invalid_credentials",
        description: serverTexts.en.errors.invalid_credentials,
        reference: "",
      });
    }
  });

  test("corporate staff without a company are not treated as the provider's staff", async () => {
    const lost = await addStaff(world, userTypes.corporateAdmin, ["list_post"], null);
    expect((await world.call(readAccount, {}, { token: lost.token })).problem.error).toBe("invalid_token");
    expect((await signIn({ username: lost.email, panel: "ADMIN" })).problem.error).toBe("account_disabled");
  });

  test("an old session in the same browser does not prevent signing in to another company's account", async () => {
    const before = await addFrontUser(world, company);
    const after = await addFrontUser(world, await addCompany(world));
    expect((await signIn({ username: after.email, token: before.token })).status).toBe(200);
  });
});

describe("the sign-in form", () => {
  const fields = (problem: { violations?: readonly { field: string; message: string }[] }) =>
    Object.fromEntries((problem.violations ?? []).map(({ field, message }) => [field, message]));

  test("requires a username and a password [A5-01] [A5-05]", async () => {
    const { status, problem } = await signIn({ username: "", password: "  " });
    expect([status, problem.code]).toEqual([400, errors.validation.code]);
    expect(Object.keys(fields(problem))).toEqual(["username", "password"]);
    expect(fields(problem)["password"]).toBe(serverTexts.en.violations.required);
  });

  test.each([["nobody"], ["@mail.example"], ["a b@mail.example"]])(
    "refuses %j as an e-mail address [A5-02]",
    async (username) => {
      expect(fields((await signIn({ username })).problem)).toEqual({
        username: serverTexts.en.violations.email,
      });
      expect(fields((await signIn({ username, language: "de" })).problem)).toEqual({
        username: serverTexts.de.violations.email,
      });
    },
  );

  test("refuses a blank username [A5-03]", async () => {
    expect(fields((await signIn({ username: "    " })).problem)).toHaveProperty("username");
  });

  test("takes a username of at most 250 characters", async () => {
    const username = `${"a".repeat(250)}@mail.example`;
    expect(fields((await signIn({ username, language: "de" })).problem)["username"]).toContain("250");
  });
});

describe("guessing passwords", () => {
  const guess = (username: string, address: string, knownBrowser?: string) =>
    signIn({ username, address, password: "Wrong!234", ...(knownBrowser !== undefined && { knownBrowser }) });
  const attack = async (username: string) => {
    for (let index = 0; index < limits.login.attemptsOfAccount; index += 1)
      expect((await guess(username, newAddress())).status).toBe(401);
  };

  test("makes an account wait after twelve wrong ones from anywhere, leaves the next unchecked, and says what to do", async () => {
    const person = await addFrontUser(world, company);
    await attack(person.email);
    const waiting = await signIn({ username: person.email });
    expect([waiting.status, waiting.problem.error]).toEqual([429, "too_many_tries"]);
    expect(Number(waiting.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(waiting.problem.description).toContain(String(waiting.headers.get("retry-after")));
    expect(waiting.problem.description).toContain("Forgot password");
  });

  test("from one address makes the account wait there, and nowhere else", async () => {
    const [admin, outsider] = [await addStaff(world, userTypes.superAdmin, []), newAddress()];
    for (let index = 0; index < limits.login.attempts; index += 1)
      expect((await guess(admin.email, outsider)).status).toBe(401);
    expect((await guess(admin.email, outsider)).status).toBe(429);
    expect((await signIn({ username: admin.email, panel: "ADMIN" })).status).toBe(200);
  });

  test("from many addresses at one admin keeps the browser that the admin signed in with open, and nobody else's", async () => {
    const admin = await addStaff(world, userTypes.superAdmin, []);
    const ours = { username: admin.email, panel: "ADMIN" } as const;
    const { knownBrowser } = (await signIn(ours)).body;
    const other = (await signIn({ username: (await addFrontUser(world, company)).email })).body;
    await attack(admin.email);
    expect((await signIn(ours)).status).toBe(429);
    expect((await signIn({ ...ours, knownBrowser: other.knownBrowser ?? "" })).status).toBe(429);
    const again = await signIn({ ...ours, knownBrowser: knownBrowser ?? "" });
    expect(again.status).toBe(200);
    for (let index = 0; index < limits.login.attempts; index += 1)
      await guess(admin.email, newAddress(), again.body.knownBrowser);
    expect((await signIn({ ...ours, knownBrowser: again.body.knownBrowser ?? "" })).status).toBe(429);
  });

  test("makes an account that does not exist wait in the same way, with the same message", async () => {
    const [known, unknown] = [(await addFrontUser(world, company)).email, `${unique("nobody")}@mail.example`];
    const answersOf = async (username: string) => {
      const answers = [];
      for (let index = 0; index <= limits.login.attemptsOfAccount; index += 1) {
        const { status, problem } = await guess(username, newAddress());
        answers.push([status, problem.error, problem.description.replaceAll(/\d+/g, "n")]);
      }
      return answers;
    };
    expect(await answersOf(unknown)).toEqual(await answersOf(known));
  });

  test("wrongly for many accounts of an office locks nobody out there", async () => {
    const office = newAddress();
    for (let index = 0; index < 2 * limits.login.attempts; index += 1)
      await guess(`${unique("n")}@mail.example`, office);
    const person = await addFrontUser(world, company);
    expect((await guess(person.email, office)).status).toBe(401);
    expect((await signIn({ username: person.email, address: office })).status).toBe(200);
  });

  test("cannot be hidden behind a forged address in front of the proxy's", async () => {
    const [real, username] = [newAddress(), `${unique("n")}@mail.example`];
    for (let index = 0; index < limits.login.attempts; index += 1)
      await guess(username, `203.0.113.${index}, ${real}`);
    expect((await guess(username, `203.0.113.99, ${real}`)).status).toBe(429);
    expect((await guess(username, newAddress())).status).toBe(401);
  });

  test("leaves a line with account, address and agent that staff can read, for a month", async () => {
    let reader = await addStaff(world, userTypes.subAdmin, ["list_error_log"]);
    const person = await addFrontUser(world, await addCompany(world));
    const nobody = `${unique("nobody")}@mail.example`;
    const address = newAddress();
    for (let index = 0; index < limits.login.attempts; index += 1) await guess(person.email, address);
    await guess(nobody, address);
    const read = async (input: object) =>
      (await world.call(listErrorLog, input, { token: reader.token })).body.items;
    const ofCompany = await read({ type: "SIGN_IN", company: String(person.companyId) });
    expect(ofCompany).toHaveLength(limits.login.attempts);
    expect(ofCompany[0]).toMatchObject({
      reference: expect.stringMatching(/^L\d+$/),
      type: "SIGN_IN",
      user: { id: expect.any(Number), name: person.email },
      status: "FAILED",
      reason: "wrong_password",
      detail: expect.stringContaining(`${address} · `),
      waitSeconds: 60,
    });
    expect(ofCompany[1]).toMatchObject({ waitSeconds: 0 });
    const all = await read({ type: "SIGN_IN" });
    expect(all.find(({ user }) => user?.name === nobody)).toMatchObject({ reason: "unknown_account" });
    expect((await read({})).filter(({ type }) => type === "SIGN_IN")).toEqual([]);
    expect(JSON.stringify(all)).not.toContain("Wrong!234");
    const leftAfter = async (days: number) => {
      await world.arrange((tx) => dropEnded(tx, new Date(Date.now() + days * 86_400_000)));
      // The reader's session has ended by then as well.
      reader = await addStaff(world, userTypes.subAdmin, ["list_error_log"]);
      return read({ type: "SIGN_IN", company: String(person.companyId) });
    };
    expect(await leftAfter(29)).toHaveLength(limits.login.attempts);
    expect(await leftAfter(31)).toEqual([]);
  });

  test("is judged the same for two hundred at once as one after the other", { timeout: 60_000 }, async () => {
    const person = await addFrontUser(world, company);
    const answers = await Promise.all(Array.from({ length: 200 }, () => guess(person.email, newAddress())));
    const looked = answers.filter(({ status }) => status === 401).length;
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThanOrEqual(limits.login.attemptsOfAccount);
  });

  test("takes as long for an account that does not exist as for a wrong password", async () => {
    const times = { known: [] as number[], unknown: [] as number[] };
    const timed = async (username: string) => {
      const started = performance.now();
      await guess(username, newAddress());
      return performance.now() - started;
    };
    const emails = await Promise.all(
      Array.from({ length: 9 }, async () => (await addFrontUser(world, company)).email),
    );
    for (const email of emails) {
      times.known.push(await timed(email));
      times.unknown.push(await timed(`${unique("nobody")}@mail.example`));
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[4] ?? 0;
    const ratio = median(times.unknown) / median(times.known);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});
