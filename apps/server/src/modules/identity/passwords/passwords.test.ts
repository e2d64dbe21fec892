import { login, readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import {
  changeFrontPassword,
  changeStaffPassword,
  checkResetKey,
  forgotPassword,
  resetPassword,
} from "@polyphon/contract/identity/password.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { identity as textsDe } from "@polyphon/i18n/de/identity/identity.server.ts";
import { identity as texts } from "@polyphon/i18n/en/identity/identity.server.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { keyIn, letterTo } from "../../../../test/letters.ts";
import { addCompany, addFrontUser, addSession, addStaff, password } from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: number;
let places = 0;

beforeAll(async () => {
  world = await openWorld({ settings: { TRUST_PROXY: "true" }, worker: true });
  company = await addCompany(world);
}, 60_000);
afterAll(() => world.close());

const newAddress = () => `198.51.${Math.floor((places += 1) / 250)}.${places % 250}`;
const captcha = () => `ok:forgot_password::${unique("n")}`;
const fresh = "Other!567";
const fields = (problem: { violations?: readonly { field: string; message: string }[] }) =>
  Object.fromEntries((problem.violations ?? []).map(({ field, message }) => [field, message]));

const forgot = (
  email: string,
  { panel = "FRONT", address = newAddress(), language = "en", token = captcha() } = {},
) =>
  world.call(
    forgotPassword,
    { email, panel: panel as "FRONT" | "ADMIN", captcha: token },
    { address, language },
  );

interface Choice {
  readonly panel?: "FRONT" | "ADMIN";
  readonly newPassword?: string;
  readonly confirmPassword?: string;
}

const reset = (key: string, { panel = "FRONT", newPassword = fresh, confirmPassword }: Choice = {}) =>
  world.call(resetPassword, {
    key,
    panel,
    newPassword,
    confirmPassword: confirmPassword ?? newPassword,
  });

const signIn = (username: string, secret: string, panel: "ADMIN" | "FRONT" = "FRONT") =>
  world.call(
    login,
    { username, password: secret, panel, captcha: unique("fresh") },
    { address: newAddress() },
  );

const later = (id: number, minutes: number) =>
  world.arrange((tx) =>
    tx.client.query(
      "update one_time_token set expires_at = expires_at - make_interval(mins => $2) where account_id = $1",
      [id, minutes],
    ),
  );

async function keyOf(person: { email: string }, panel = "FRONT", count = 1): Promise<string> {
  expect((await forgot(person.email, { panel })).status).toBe(200);
  return keyIn(await letterTo(world, person.email, count));
}

describe("a forgotten password", () => {
  test("is requested by staff with email, captcha and panel, and a message says that a mail is on its way [A7-10]", async () => {
    const person = await addStaff(world, userTypes.subAdmin, []);
    const answer = await forgot(person.email, { panel: "ADMIN", language: "de" });
    expect([answer.status, answer.body.message]).toEqual([200, textsDe.answers.resetSent]);
    const letter = await letterTo(world, person.email);
    expect(letter.subject).toBe(texts.mails.resetPassword.subject);
    expect(letter.html).toContain(`${world.config.ADMIN_URL}/resetpassword?key=`);
  });

  test("gets a mail in the account's language that leads to its own app", async () => {
    const person = await addFrontUser(world, company);
    await world.arrange((tx) =>
      tx.client.query("update account set language = 'de' where id = $1", [person.id]),
    );
    await forgot(person.email);
    const letter = await letterTo(world, person.email);
    expect(letter.subject).toBe(textsDe.mails.resetPassword.subject);
    expect(letter.text).toContain("Guten Tag Frida");
    expect(letter.html).toContain(`${world.config.EMPLOYEE_URL}/resetpassword?key=`);
  });

  test("needs a valid address and a captcha [A5-09] [A5-10]", async () => {
    expect(Object.keys(fields((await forgot("", { token: "" })).problem))).toEqual(["email", "captcha"]);
    expect(fields((await forgot("nobody")).problem)).toEqual({ email: serverTexts.en.violations.email });
    const person = await addFrontUser(world, company);
    for (const token of [`ok:login::${unique("n")}`, `score-0.4:forgot_password::${unique("n")}`]) {
      expect((await forgot(person.email, { token })).problem.error).toBe("captcha_failed");
    }
    const solved = await world.call(
      forgotPassword,
      {
        email: person.email,
        panel: "FRONT",
        captcha: `score-0.4:forgot_password::${unique("n")}`,
        captchaPayload: `challenge:::${unique("n")}`,
      },
      { address: newAddress() },
    );
    expect(solved.status).toBe(200);
  });

  test("gives the same answer and no mail for an unknown address, one of the other app and a disabled one", async () => {
    const known = await addFrontUser(world, company);
    const disabled = await addFrontUser(world, company);
    await world.arrange((tx) =>
      tx.client.query("update account set status = 'DISABLED' where id = $1", [disabled.id]),
    );
    const nobody = `${unique("nobody")}@mail.example`;
    const timed = async (email: string, panel: string) => {
      const started = performance.now();
      const { status, body } = await forgot(email, { panel });
      return { status, body, ms: performance.now() - started };
    };
    const right = await timed(known.email, "FRONT");
    for (const [email, panel] of [
      [nobody, "FRONT"],
      [known.email, "ADMIN"],
      [disabled.email, "FRONT"],
    ] as const) {
      const answer = await timed(email, panel);
      expect([answer.status, answer.body]).toEqual([right.status, right.body]);
      // None is faster than the time step that hides whether there was something to do.
      expect(Math.min(answer.ms, right.ms)).toBeGreaterThan(590);
    }
    await letterTo(world, known.email);
    expect(await world.sandbox.inbox.list({ to: nobody, limit: 1 })).toEqual([]);
    expect(await world.sandbox.inbox.list({ to: disabled.email, limit: 1 })).toEqual([]);
  });

  test("limits the mails to one mailbox, known or not, and not those that an office asks for", async () => {
    for (const email of [(await addFrontUser(world, company)).email, `${unique("nobody")}@mail.example`]) {
      const answers = await Promise.all(Array.from({ length: 7 }, () => forgot(email)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200, 200, 200, 200, 200, 429, 429,
      ]);
      const waiting = answers.find(({ status }) => status === 429);
      expect(Number(waiting?.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    const address = newAddress();
    const many = await Promise.all(
      Array.from({ length: 32 }, () => forgot(`${unique("n")}@mail.example`, { address })),
    );
    expect(many.filter(({ status }) => status !== 200)).toEqual([]);
  });

  test("is the way in for an owner whose account others keep guessing at", async () => {
    const person = await addFrontUser(world, company);
    const attack = async () => {
      for (let index = 0; index < limits.login.attemptsOfAccount; index += 1)
        await signIn(person.email, "Wrong!234");
    };
    await attack();
    expect((await signIn(person.email, password)).problem.error).toBe("too_many_tries");
    const { knownBrowser } = (await reset(await keyOf(person))).body;
    await attack();
    const form = {
      username: person.email,
      password: fresh,
      panel: "FRONT",
      captcha: unique("fresh"),
    } as const;
    expect((await world.call(login, form, { address: newAddress() })).problem.error).toBe("too_many_tries");
    const known = { ...form, captcha: unique("fresh"), knownBrowser };
    expect((await world.call(login, known, { address: newAddress() })).status).toBe(200);
  });

  test("has its key in the mail only", async () => {
    const key = await keyOf(await addFrontUser(world, company));
    const { rows } = await world.arrange((tx) =>
      tx.client.query<{ all: string }>(
        `select (select string_agg(m::text, '') from mail m) || (select string_agg(t::text, '') from one_time_token t)
           || (select string_agg(a::text, '') from audit_entry a) as all`,
      ),
    );
    expect(rows[0]?.all).toContain("reset-password");
    expect(rows[0]?.all).not.toContain(key);
  });
});

describe("the link in the reset mail", () => {
  test("is checked without being used, and sets a new password once [A5-12] [A7-11] [A7-12]", async () => {
    const person = await addStaff(world, userTypes.subAdmin, []);
    const key = await keyOf(person, "ADMIN");
    for (let times = 0; times < 2; times += 1)
      expect((await world.call(checkResetKey, { key })).body).toEqual({ valid: true });
    const answer = await reset(key, { panel: "ADMIN" });
    expect([answer.status, answer.body.message]).toEqual([200, texts.answers.passwordReset]);
    expect((await signIn(person.email, fresh, "ADMIN")).status).toBe(200);
    expect((await signIn(person.email, password, "ADMIN")).problem.error).toBe("invalid_credentials");
    expect((await reset(key, { panel: "ADMIN" })).problem.error).toBe("invalid_key");
    expect((await world.call(checkResetKey, { key })).problem).toMatchObject({
      error: "invalid_key",
      description: "Invalid key",
    });
    expect((await letterTo(world, person.email, 2)).subject).toBe(texts.mails.passwordChanged.subject);
  });

  test("ends every session and every other link of the person", async () => {
    const person = await addFrontUser(world, company);
    const first = await keyOf(person);
    const second = await keyOf(person, "FRONT", 2);
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first)).problem.error).toBe("invalid_key");
    expect((await world.call(readAccount, {}, { token: person.token })).problem.error).toBe("invalid_token");
  });

  test("expires after an hour, and not a minute earlier", async () => {
    const person = await addFrontUser(world, company);
    const key = await keyOf(person);
    await later(person.id, limits.resetKey.minutes - 1);
    expect((await world.call(checkResetKey, { key })).status).toBe(200);
    await later(person.id, 1);
    expect((await world.call(checkResetKey, { key })).problem.error).toBe("invalid_key");
    expect((await reset(key)).problem.error).toBe("invalid_key");
  });

  test("works only for its own purpose and its own app", async () => {
    const person = await addFrontUser(world, company);
    const key = await keyOf(person);
    expect((await reset(key, { panel: "ADMIN" })).problem.error).toBe("invalid_key");
    await world.arrange((tx) =>
      tx.client.query("update one_time_token set purpose = 'multipass' where account_id = $1", [person.id]),
    );
    expect((await reset(key)).problem.error).toBe("invalid_key");
    expect((await reset(unique("never"))).problem.error).toBe("invalid_key");
  });

  test("works for one of two concurrent uses", async () => {
    const key = await keyOf(await addFrontUser(world, company));
    const answers = await Promise.all([reset(key), reset(key), reset(key)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  });

  test("requires both fields, the password rule and a matching confirmation [A5-15] [A5-16] [A5-17] [A5-18] [A5-19] [B5.1-01] [B5.1-02] [B5.1-03] [C9-23]", async () => {
    const key = await keyOf(await addFrontUser(world, company));
    const empty = await reset(key, { newPassword: "", confirmPassword: "" });
    expect(Object.keys(fields(empty.problem)).toSorted()).toEqual(["confirmPassword", "newPassword"]);
    for (const weak of [
      "Sh!rt12",
      "Much!Too1Long678",
      "nodigit!Aa",
      "NOLOWER!12",
      "noupper!12",
      "NoSpecial12",
    ]) {
      const { problem } = await reset(key, { newPassword: weak });
      expect([weak, fields(problem)]).toEqual([weak, { newPassword: serverTexts.en.violations.password }]);
    }
    const { problem } = await reset(key, { confirmPassword: "Another!89" });
    expect(fields(problem)).toEqual({
      confirmPassword: "The new password and confirm password must match",
    });
    expect((await reset(key)).status).toBe(200);
  });
});

describe("changing one's own password", () => {
  const change = (
    kind: "staff" | "front",
    token: string,
    {
      currentPassword = password,
      newPassword = fresh,
      confirmPassword,
    }: Choice & { currentPassword?: string } = {},
  ) =>
    world.call(
      kind === "staff" ? changeStaffPassword : changeFrontPassword,
      { currentPassword, newPassword, confirmPassword: confirmPassword ?? newPassword },
      { token, address: newAddress() },
    );

  test.each(["staff", "front"] as const)(
    "requires of %s the current one; this session stays, all others end",
    async (kind) => {
      const person =
        kind === "staff"
          ? await addStaff(world, userTypes.corporateAdmin, [], company)
          : await addFrontUser(world, company);
      const other = await addSession(world, person.id, company);
      const wrong = await change(kind, person.token, { currentPassword: "Wrong!234" });
      expect([wrong.status, wrong.problem.error]).toEqual([422, "password_wrong"]);
      const answer = await change(kind, person.token);
      expect([answer.status, answer.body.message]).toEqual([200, texts.answers.passwordChanged]);
      expect((await world.call(readAccount, {}, { token: person.token })).status).toBe(200);
      expect((await world.call(readAccount, {}, { token: other })).problem.error).toBe("invalid_token");
      expect((await signIn(person.email, fresh, kind === "staff" ? "ADMIN" : "FRONT")).status).toBe(200);
      expect((await letterTo(world, person.email)).subject).toBe(texts.mails.passwordChanged.subject);
    },
  );

  test("requires a new one that differs from the old one and matches its confirmation, both reported at once", async () => {
    const { token } = await addFrontUser(world, company);
    const { problem } = await change("front", token, {
      newPassword: password,
      confirmPassword: "Another!89",
    });
    expect(fields(problem)).toEqual({
      newPassword: serverTexts.en.violations.passwordSame,
      confirmPassword: serverTexts.en.violations.passwordMatch,
    });
  });

  test("works for staff of the provider who act for a company", async () => {
    const person = await addStaff(world, userTypes.editorInChief, []);
    const token = await addSession(world, person.id, company);
    expect((await change("staff", token)).status).toBe(200);
    expect((await signIn(person.email, fresh, "ADMIN")).status).toBe(200);
  });

  test("limits guesses from a session that was left open", async () => {
    const { token, email } = await addFrontUser(world, company);
    for (let index = 0; index < limits.login.attempts; index += 1)
      expect((await change("front", token, { currentPassword: `Wrong!${index}` })).status).toBe(422);
    expect((await change("front", token)).status).toBe(429);
    expect((await signIn(email, password)).status).toBe(200);
  });

  test("invalidates a link that was mailed before", async () => {
    const person = await addFrontUser(world, company);
    const key = await keyOf(person);
    expect((await change("front", person.token)).status).toBe(200);
    expect((await reset(key, { newPassword: "Third!891" })).problem.error).toBe("invalid_key");
  });
});
