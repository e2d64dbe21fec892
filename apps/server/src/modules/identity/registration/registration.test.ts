import { login, readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { resetPassword } from "@polyphon/contract/identity/password.contract.ts";
import { register, verifyUser } from "@polyphon/contract/identity/registration.contract.ts";
import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { frontRoleIds } from "@polyphon/contract/permissions.ts";
import { identity as textsDe } from "@polyphon/i18n/de/identity/identity.server.ts";
import { identity as texts } from "@polyphon/i18n/en/identity/identity.server.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { keyIn, letterTo } from "../../../../test/letters.ts";
import { addCompany, addFrontUser, addStaff } from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: number;
let domain: string;
let places = 0;

beforeAll(async () => {
  world = await openWorld({ settings: { TRUST_PROXY: "true" }, worker: true });
  company = await addCompany(world);
  const { rows } = await world.arrange((tx) =>
    tx.client.query<{ domain: string }>("select domain from company where id = $1", [company]),
  );
  domain = rows[0]?.domain ?? "";
}, 60_000);
afterAll(() => world.close());

const newAddress = () => `198.51.100.${(places += 1)}`;
const secret = "Secret!234";

function enter(form: Partial<CallOf<typeof register>> & { email: string }, language = "en") {
  return world.call(
    register,
    {
      kind: "CORPORATE",
      firstName: "Nora",
      lastName: "Neu",
      newPassword: secret,
      confirmPassword: secret,
      captcha: `ok:register::${unique("n")}`,
      agree: true,
      ...form,
    },
    { address: newAddress(), language },
  );
}

const signIn = (username: string, password = secret) =>
  world.call(
    login,
    { username, password, panel: "FRONT", captcha: unique("fresh") },
    { address: newAddress() },
  );

const fields = (problem: { violations?: readonly { field: string; message: string }[] }) =>
  Object.fromEntries((problem.violations ?? []).map(({ field, message }) => [field, message]));

async function accountOf(email: string) {
  const { rows } = await world.arrange((tx) =>
    tx.client.query<Record<string, unknown>>(
      "select company_id, front_type, status, language, terms_accepted_at from account where email = $1",
      [email],
    ),
  );
  return rows[0];
}

describe("registering", () => {
  test("with a company's address waits for the mail, then for the company, then signs in", async () => {
    const email = `${unique("nora")}@${domain}`;
    const answer = await enter({ email }, "de");
    expect([answer.status, answer.body.message]).toEqual([200, textsDe.answers.registered]);
    expect(await accountOf(email)).toEqual({
      company_id: company,
      front_type: "FRONT",
      status: "UNVERIFIED",
      language: "de",
      terms_accepted_at: null,
    });
    expect((await signIn(email)).problem.code).toBe(10033);

    const letter = await letterTo(world, email);
    expect(letter.subject).toBe(textsDe.mails.verifyUser.subject);
    expect(letter.html).toContain(`${world.config.EMPLOYEE_URL}/verify-user?key=`);
    const { chosenHere } = answer.body;
    const verified = await world.call(verifyUser, { key: keyIn(letter), chosenHere });
    expect(verified.body).toEqual({
      message: texts.answers.verifiedWaits,
      waitsForApproval: true,
      passwordKey: null,
    });
    expect((await accountOf(email))?.["status"]).toBe("PENDING_APPROVAL");
    expect((await signIn(email)).problem.code).toBe(10033);

    await world.arrange((tx) =>
      tx.client.query("update account set status = 'ENABLED' where email = $1", [email]),
    );
    expect((await signIn(email)).status).toBe(200);
  });

  test("as an individual needs no company and signs in once the address is confirmed", async () => {
    const emails = [`${unique("solo")}@mail.example`, `${unique("solo")}@mail.example`];
    const answers = await Promise.all(emails.map((email) => enter({ kind: "INDIVIDUAL", email })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const companies = new Set<unknown>();
    for (const [at, email] of emails.entries()) {
      const { chosenHere = "" } = answers[at]?.body ?? {};
      const verified = await world.call(verifyUser, { key: keyIn(await letterTo(world, email)), chosenHere });
      expect(verified.body).toEqual({
        message: texts.answers.verified,
        waitsForApproval: false,
        passwordKey: null,
      });
      const { body } = await signIn(email);
      const account = await world.call(readAccount, {}, { token: body.access_token });
      expect(account.body).toMatchObject({ frontType: "INDIVIDUAL", roleId: frontRoleIds.INDIVIDUAL });
      companies.add(account.body.companyId);
    }
    expect(companies.size).toBe(1);
    expect(companies.has(company)).toBe(false);
  });

  test("is refused for a domain of no company, or of an inactive one", async () => {
    expect((await enter({ email: `${unique("n")}@unknown.example` })).problem.error).toBe("company_unknown");
    expect((await enter({ email: `${unique("n")}@individuals.invalid` })).problem.error).toBe(
      "company_unknown",
    );
    const closed = await addCompany(world);
    const { rows } = await world.arrange((tx) =>
      tx.client.query<{ domain: string }>(
        "update company set active = false where id = $1 returning domain",
        [closed],
      ),
    );
    expect((await enter({ email: `${unique("n")}@${rows[0]?.domain}` })).problem.error).toBe(
      "company_unknown",
    );
  });

  test("with the address of an account sends a mail that says so, and gives the same answer", async () => {
    const known = await addFrontUser(world, company);
    const timed = async (email: string) => {
      const started = performance.now();
      const answer = await enter({ kind: "INDIVIDUAL", email });
      // Neither is faster than the time step that hides how much there was to do.
      expect(performance.now() - started).toBeGreaterThan(590);
      return answer;
    };
    const answer = await timed(known.email);
    const fresh = await timed(`${unique("solo")}@mail.example`);
    const alike = { ...fresh.body, chosenHere: expect.stringMatching(/^[\w-]{43}$/) as string };
    expect([answer.status, answer.body]).toEqual([fresh.status, alike]);
    const letter = await letterTo(world, known.email);
    expect(letter.subject).toBe(texts.mails.alreadyRegistered.subject);
    expect(letter.html).not.toContain("key=");
    expect((await accountOf(known.email))?.["front_type"]).toBe("FRONT");
    expect((await signIn(known.email)).status).toBe(200);
  });

  test("is refused with the address or the alias of staff", async () => {
    const staff = await addStaff(world, 4, []);
    const alias = `${unique("alias")}@mail.example`;
    await world.arrange((tx) =>
      tx.client.query("update role_assignment set alias_email = $2 where account_id = $1", [staff.id, alias]),
    );
    for (const email of [staff.email, alias]) {
      expect((await enter({ kind: "INDIVIDUAL", email })).status).toBe(200);
      expect((await letterTo(world, email)).subject).toBe(texts.mails.alreadyRegistered.subject);
    }
    expect(await accountOf(alias)).toBeUndefined();
  });

  test("again before the address is confirmed replaces the first registration and its link", async () => {
    const email = `${unique("twice")}@mail.example`;
    await enter({ kind: "INDIVIDUAL", email, newPassword: "First!234", confirmPassword: "First!234" });
    const first = keyIn(await letterTo(world, email));
    const { chosenHere } = (await enter({ kind: "INDIVIDUAL", email })).body;
    const second = keyIn(await letterTo(world, email, 2));
    expect((await world.call(verifyUser, { key: first, chosenHere })).problem.error).toBe("key_not_found");
    expect((await world.call(verifyUser, { key: second, chosenHere })).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(email, "First!234")).problem.error).toBe("invalid_credentials");
  });

  test.each(["nobody before", "the owner before"])(
    "by somebody else, with %s, leaves them no password that works",
    async (before) => {
      const email = `${unique("victim")}@mail.example`;
      const theirs = { newPassword: "Attack!234", confirmPassword: "Attack!234" };
      const own = before === "nobody before" ? null : await enter({ kind: "INDIVIDUAL", email });
      // Two letters under way at once may arrive in either order.
      if (own !== null) await letterTo(world, email);
      await enter({ kind: "INDIVIDUAL", email, ...theirs });
      const key = keyIn(await letterTo(world, email, own === null ? 1 : 2));
      const { body } = await world.call(verifyUser, { key, ...(own && { chosenHere: own.body.chosenHere }) });
      expect(body.passwordKey).toMatch(/^[\w-]{43}$/);
      expect((await signIn(email, theirs.newPassword)).problem.error).toBe("invalid_credentials");

      const chosen = { newPassword: secret, confirmPassword: secret, panel: "FRONT" } as const;
      const passwordKey = body.passwordKey ?? "";
      expect((await world.call(resetPassword, { key: passwordKey, ...chosen })).status).toBe(200);
      expect((await world.call(resetPassword, { key: passwordKey, ...chosen })).problem.error).toBe(
        "invalid_key",
      );
      expect((await signIn(email)).status).toBe(200);
      expect((await signIn(email, theirs.newPassword)).problem.error).toBe("invalid_credentials");
    },
  );

  test.each([
    "Nora\nPS: visit us",
    "Nora https://evil.example",
    "evil.example",
    "nora@evil.example",
    "www.evil",
  ])("refuses %j as a name, which stands in mails", async (name) => {
    const form = { email: `${unique("n")}@${domain}`, firstName: name, lastName: name };
    const say = serverTexts.en.violations.personName;
    expect(fields((await enter(form)).problem)).toEqual({ firstName: say, lastName: say });
  });

  test("takes names of at most 50 characters, a valid password and accepted terms [B5.1-04] [A5-17] [A5-19] [B5.1-01] [B5.1-03]", async () => {
    const email = `${unique("n")}@${domain}`;
    const long = "x".repeat(51);
    const faults = await enter({
      email,
      firstName: long,
      lastName: long,
      newPassword: "short",
      agree: false as true,
    });
    expect(Object.keys(fields(faults.problem)).toSorted()).toEqual([
      "agree",
      "firstName",
      "lastName",
      "newPassword",
    ]);
    expect(fields(faults.problem)["firstName"]).toContain("50");
    expect(fields((await enter({ email, confirmPassword: "Other!567" })).problem)).toEqual({
      confirmPassword: serverTexts.en.violations.passwordMatch,
    });
    expect((await enter({ email, firstName: "x".repeat(50), lastName: "y".repeat(50) })).status).toBe(200);
  });

  test("with a lone surrogate in a name is refused and writes nothing", async () => {
    const email = `${unique("n")}@${domain}`;
    expect((await enter({ email, firstName: "Nora \uD800" })).problem.error).toBe("validation");
    expect(await accountOf(email)).toBeUndefined();
  });

  test("with a captcha of another action, or a low score, is refused and writes nothing", async () => {
    const email = `${unique("n")}@${domain}`;
    for (const captcha of [`ok:login::${unique("n")}`, `score-0.3:register::${unique("n")}`])
      expect((await enter({ email, captcha })).problem.error).toBe("captcha_failed");
    expect(await accountOf(email)).toBeUndefined();
    const captchaPayload = `challenge:::${unique("n")}`;
    expect((await enter({ email, captchaPayload })).status).toBe(200);
    expect((await enter({ email, captchaPayload })).problem.error).toBe("captcha_failed");
  });
});

describe("the link that confirms an address", () => {
  const verify = (key: string) => world.call(verifyUser, { key });

  test.each(["", "x", "a key with blanks", "a".repeat(42), "ä".repeat(43)])(
    "is refused as malformed when it is %j [B8-11]",
    async (key) => {
      expect((await verify(key)).problem).toMatchObject({
        error: "url_invalid",
        description: "URL is invalid",
      });
    },
  );

  test("is not found when it is unknown or used [B8-12]", async () => {
    expect((await verify("a".repeat(43))).problem).toMatchObject({
      error: "key_not_found",
      description: "Key not found",
    });
    const email = `${unique("n")}@${domain}`;
    await enter({ email });
    const key = keyIn(await letterTo(world, email));
    const both = await Promise.all([verify(key), verify(key)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect((await verify(key)).problem.error).toBe("key_not_found");
  });

  test("expires after two days", async () => {
    const email = `${unique("n")}@${domain}`;
    await enter({ email });
    const key = keyIn(await letterTo(world, email));
    await world.arrange((tx) =>
      tx.client.query(
        `update one_time_token set expires_at = expires_at - make_interval(hours => $2)
         where account_id = (select id from account where email = $1)`,
        [email, limits.verifyKey.hours],
      ),
    );
    expect((await verify(key)).problem.error).toBe("key_not_found");
  });

  test("does not restore a user whom staff disabled meanwhile", async () => {
    const email = `${unique("n")}@mail.example`;
    await enter({ kind: "INDIVIDUAL", email });
    const key = keyIn(await letterTo(world, email));
    await world.arrange((tx) =>
      tx.client.query("update account set status = 'DISABLED' where email = $1", [email]),
    );
    await verify(key);
    expect((await accountOf(email))?.["status"]).toBe("DISABLED");
  });
});
