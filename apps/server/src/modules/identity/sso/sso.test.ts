import { randomUUID } from "node:crypto";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { ssoCallback, ssoLogin, ssoLoginAgain } from "@polyphon/contract/identity/sso.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { addStaff } from "../../../../test/people.ts";
import {
  addSsoCompany,
  addSsoUser,
  giveObjectId,
  linkOf,
  newPlace,
  rotateKeys,
  signInBySso,
  type SsoCompany,
  startSso,
  visitProvider,
} from "../../../../test/identity/sso.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: SsoCompany;

beforeAll(async () => {
  world = await openWorld({ settings: { TRUST_PROXY: "true" } });
  company = await addSsoCompany(world);
});
afterAll(() => world.close());

const callback = (input: { code: string; state: string }) => world.call(ssoCallback, input);
const change = (sql: string, id: number) => world.arrange((tx) => tx.client.query(sql, [id]));

describe("signing in through the company's identity provider", () => {
  test("gives an employee a session that says so [A1-23]", async () => {
    const person = await addSsoUser(world, company);
    const { status, body } = await signInBySso(world, person.email);
    expect([status, body.expires_in]).toEqual([200, limits.session.seconds]);
    const account = await world.call(readAccount, {}, { token: body.access_token });
    expect(account.body).toMatchObject({ id: person.id, companyId: company.id, isSsoLogin: true });
    expect(await linkOf(world, person.id)).toEqual({
      tenant: company.tenantId,
      object: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test("sends the browser for a code with PKCE, a nonce and the company's application", async () => {
    const person = await addSsoUser(world, company);
    const url = new URL(await startSso(world, person.email));
    expect(url.href).toContain(`${world.config.SSO_AUTHORITY_BASE}/${company.tenantId}/`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: company.clientId,
      response_type: "code",
      code_challenge_method: "S256",
      redirect_uri: `${world.config.EMPLOYEE_URL}/sso/microsoft/callback`,
      login_hint: person.email,
    });
    expect(url.searchParams.get("nonce")).toMatch(/^[\w-]{43}$/);
  });

  test("goes by the object id the second time, although the address has changed", async () => {
    const person = await addSsoUser(world, company);
    expect((await signInBySso(world, person.email)).status).toBe(200);
    const renamed = `${unique("renamed")}@${company.domain}`;
    await giveObjectId(world, company.tenantId, renamed, (await linkOf(world, person.id))?.object ?? "");
    const { body } = await signInBySso(world, renamed);
    expect((await world.call(readAccount, {}, { token: body.access_token })).body.id).toBe(person.id);
  });

  test("does not ask for a new password when the old one has expired", async () => {
    const person = await addSsoUser(world, company);
    await change(
      "update account set password_changed_at = now() - interval '2 years', must_change_password = true where id = $1",
      person.id,
    );
    const { body } = await signInBySso(world, person.email);
    const account = await world.call(readAccount, {}, { token: body.access_token });
    expect([account.status, account.body.can.restriction]).toEqual([200, null]);
  });

  test("finds new keys of the provider at once, and still accepts the previous ones", async () => {
    const person = await addSsoUser(world, company);
    expect((await signInBySso(world, person.email)).status).toBe(200);
    for (let turn = 0; turn < 3; turn += 1) {
      await rotateKeys(world);
      expect((await signInBySso(world, person.email)).status).toBe(200);
    }
  });

  test("keeps two people with the same object id in two companies apart", async () => {
    const other = await addSsoCompany(world);
    const [here, there] = [await addSsoUser(world, company), await addSsoUser(world, other)];
    const objectId = randomUUID();
    await giveObjectId(world, company.tenantId, here.email, objectId);
    await giveObjectId(world, other.tenantId, there.email, objectId);
    for (const person of [here, there, here, there]) {
      const { body } = await signInBySso(world, person.email);
      expect((await world.call(readAccount, {}, { token: body.access_token })).body.id).toBe(person.id);
    }
  });

  test("lets companies of one group share a tenant, each with its own account of a person", async () => {
    const sister = await addSsoCompany(world, { tenantId: company.tenantId });
    const [here, there] = [await addSsoUser(world, company), await addSsoUser(world, sister)];
    const objectId = randomUUID();
    await giveObjectId(world, company.tenantId, here.email, objectId);
    await giveObjectId(world, company.tenantId, there.email, objectId);
    for (const person of [here, there]) {
      const { body } = await signInBySso(world, person.email);
      expect((await world.call(readAccount, {}, { token: body.access_token })).body.id).toBe(person.id);
    }
  });
});

describe("starting single sign-on", () => {
  const start = (email: string, captcha: string) =>
    world.call(ssoLogin, { email, captcha }, { address: newPlace() });

  test("with a low score returns only the score; the solved challenge continues", async () => {
    const { email } = await addSsoUser(world, company);
    expect((await start(email, `score-0.3:sso_login::${unique("n")}`)).body).toEqual({ score: 0.3 });
    const again = await world.call(ssoLoginAgain, { email, captchaPayload: `challenge:::${unique("n")}` });
    expect(again.body).toMatchObject({ score: 1, url: expect.stringContaining(company.tenantId) });
  });

  test("requires a captcha made for it", async () => {
    const { email } = await addSsoUser(world, company);
    expect((await start(email, `ok:login::${unique("n")}`)).problem.error).toBe("captcha_failed");
  });

  test("is refused for a company that is unknown, has it switched off or is inactive, with one message", async () => {
    const off = await addSsoCompany(world, { enabled: false });
    const closed = await addSsoCompany(world);
    await change("update company set active = false where id = $1", closed.id);
    for (const domain of ["nowhere.example", off.domain, closed.domain]) {
      const answer = await start(`somebody@${domain}`, `ok:sso_login::${unique("n")}`);
      expect([answer.status, answer.problem.error]).toEqual([422, "sso_not_available"]);
    }
  });

  test("makes somebody wait who tries one address again and again, and not the colleagues", async () => {
    const [address, email] = [newPlace(), `a@${unique("d")}.example`];
    const guess = (who: string) =>
      world.call(ssoLogin, { email: who, captcha: `ok:sso_login::${unique("n")}` }, { address });
    for (let index = 0; index < limits.login.attempts; index += 1)
      expect((await guess(email)).problem.error).toBe("sso_not_available");
    expect((await guess(email)).status).toBe(429);
    expect((await guess(`b@${unique("d")}.example`)).problem.error).toBe("sso_not_available");
  });

  test("reports that the provider is unavailable, and works again when it is back", async () => {
    const away = await addSsoCompany(world);
    const { email } = await addSsoUser(world, away);
    const route = `GET /oidc/${away.tenantId}/v2.0/.well-known/openid-configuration`;
    world.sandbox.faults.add({ route, kind: "http", status: 503, times: 1 });
    const answer = await start(email, `ok:sso_login::${unique("n")}`);
    expect([answer.status, answer.problem.error]).toEqual([503, "unavailable"]);
    expect((await signInBySso(world, email)).status).toBe(200);
  });
});

describe("single sign-on refuses, although the provider proved who it is,", () => {
  test("somebody without an account", async () => {
    const { status, problem } = await signInBySso(world, `${unique("nobody")}@${company.domain}`);
    expect([status, problem.error]).toEqual([403, "sso_no_account"]);
  });

  test("somebody with the address of an account that belongs to another object id", async () => {
    const person = await addSsoUser(world, company);
    expect((await signInBySso(world, person.email)).status).toBe(200);
    await giveObjectId(world, company.tenantId, person.email, randomUUID());
    expect((await signInBySso(world, person.email)).problem.error).toBe("sso_no_account");
  });

  test("an account of another company with the same address in the token", async () => {
    const other = await addSsoCompany(world);
    const stranger = await addSsoUser(world, other);
    const answer = await signInBySso(world, `any@${company.domain}`, stranger.email);
    expect(answer.problem.error).toBe("sso_no_account");
    expect(await linkOf(world, stranger.id)).toEqual({ tenant: null, object: null });
  });

  test("staff, who sign in to the back office", async () => {
    const staff = await addStaff(world, userTypes.corporateAdmin, [], company.id);
    expect((await signInBySso(world, `any@${company.domain}`, staff.email)).problem.error).toBe(
      "sso_no_account",
    );
  });

  test.each([
    [
      "a disabled account",
      "update account set status = 'DISABLED' where company_id = $1",
      "account_disabled",
      10033,
    ],
    [
      "a company that is not active",
      "update company set active = false where id = $1",
      "company_inactive",
      10036,
    ],
    [
      "sign-in switched off meanwhile",
      "update company_sso set enabled = false where company_id = $1",
      "sso_not_available",
      "sso_not_available",
    ],
    [
      "settings removed meanwhile",
      "delete from company_sso where company_id = $1",
      "sso_not_available",
      "sso_not_available",
    ],
  ])("%s, with its code", async (_name, sql, error, code) => {
    const own = await addSsoCompany(world);
    const person = await addSsoUser(world, own);
    const back = await visitProvider(world, person.email);
    await change(sql, own.id);
    expect((await callback(back)).problem).toMatchObject({ error, code });
    expect(await linkOf(world, person.id)).toEqual({ tenant: null, object: null });
  });
});
