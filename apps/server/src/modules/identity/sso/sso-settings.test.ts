import { randomUUID } from "node:crypto";
import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import {
  readSsoSettings,
  removeSsoSettings,
  saveSsoSettings,
} from "@polyphon/contract/identity/sso.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { addCompany, addFrontUser, addStaff, type TestPerson } from "../../../../test/people.ts";
import { addSsoCompany, addSsoUser, linkOf, signInBySso } from "../../../../test/identity/sso.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let admin: TestPerson;

beforeAll(async () => {
  world = await openWorld({ settings: { TRUST_PROXY: "true" }, keepLog: true });
  admin = await addStaff(world, userTypes.superAdmin, []);
});
afterAll(() => world.close());

type Settings = CallOf<typeof saveSsoSettings>;

const filled = (companyId: number, changes: Partial<Settings> = {}): Settings => ({
  companyId,
  applicationName: "Polyphon for employees",
  clientId: unique("client"),
  clientSecret: unique("secret"),
  tenantId: randomUUID(),
  enabled: true,
  ...changes,
});
const save = (settings: Settings, person = admin, language = "en") =>
  world.call(saveSsoSettings, settings, { token: person.token, language });
const read = (companyId: number, person = admin) =>
  world.call(readSsoSettings, { companyId }, { token: person.token });
const remove = (companyId: number, person = admin) =>
  world.call(removeSsoSettings, { companyId }, { token: person.token });

const editor = (companyId: number) => addStaff(world, userTypes.corporateAdmin, ["edit_company"], companyId);

describe("a company's single sign-on settings", () => {
  test("hold application name, client id, secret, tenant id and a switch [A1-23] [C3company-19]", async () => {
    const companyId = await addCompany(world);
    expect((await read(companyId)).body).toEqual({ settings: null });
    const given = filled(companyId);
    const saved = await save(given);
    const shown = {
      id: companyId,
      applicationName: given.applicationName,
      clientId: given.clientId,
      tenantId: given.tenantId,
      enabled: true,
      secretStored: true,
      version: 1,
    };
    expect([saved.status, saved.body]).toEqual([200, shown]);
    expect((await read(companyId)).body).toEqual({ settings: shown });
  });

  test("are read, saved and deleted on one path [C7-12]", async () => {
    expect(new Set([readSsoSettings.path, saveSsoSettings.path, removeSsoSettings.path]).size).toBe(1);
    const { id } = await addSsoCompany(world);
    expect((await read(id)).body.settings).not.toBeNull();
    expect((await remove(id)).body).toEqual({ id, removed: true });
    expect((await read(id)).body).toEqual({ settings: null });
    expect((await remove(id)).body).toEqual({ id, removed: false });
  });

  test.each(["en", "de"] as const)(
    "require application name, client id, client secret and tenant id, all reported at once in %s [C5companies-13]",
    async (language) => {
      const companyId = await addCompany(world);
      const empty = { companyId, enabled: true } as Settings;
      const blank = filled(companyId, {
        applicationName: " ",
        clientId: "",
        clientSecret: "  ",
        tenantId: "",
      });
      for (const settings of [empty, blank]) {
        const { status, problem } = await save(settings, admin, language);
        expect(status).toBe(400);
        const required = problem.violations?.filter(
          ({ message }) => message === serverTexts[language].violations.required,
        );
        expect(required?.map(({ field }) => field).toSorted()).toEqual(
          ["applicationName", "clientId", "clientSecret", "tenantId"].toSorted(),
        );
      }
      expect((await read(companyId)).body).toEqual({ settings: null });
    },
  );

  test.each([
    "common",
    "organizations",
    "..",
    "../evil",
    "contoso.example",
    "%2e%2e",
    "11111111-1111-4111-8111-111111111111/../x",
    "11111111-1111-4111-8111-111111111111?x=",
  ])("take the id of one directory as the tenant, and not %j", async (tenantId) => {
    const { status, problem } = await save(filled(await addCompany(world), { tenantId }));
    expect(status).toBe(400);
    expect(problem.violations?.map(({ field }) => field)).toEqual(["tenantId"]);
  });

  test("keep the secret when a change omits it, and it still works with the provider", async () => {
    const company = await addSsoCompany(world);
    const { email } = await addSsoUser(world, company);
    const { clientSecret: _secret, ...rest } = filled(company.id, {
      tenantId: company.tenantId,
      clientId: company.clientId,
      applicationName: "Renamed",
      version: 1,
    });
    expect((await save(rest)).body).toMatchObject({ applicationName: "Renamed", version: 2 });
    expect((await signInBySso(world, email)).status).toBe(200);
  });

  test("sign nobody in with a wrong secret", async () => {
    const company = await addSsoCompany(world, { clientSecret: "wrong-secret" });
    const { email } = await addSsoUser(world, company);
    expect((await signInBySso(world, email)).problem.error).toBe("sso_failed");
    const { rows } = await world.arrange((tx) =>
      tx.client.query<{ details: unknown }>(
        "select details from audit_entry where company_id = $1 and action = 'refuse-sso'",
        [company.id],
      ),
    );
    expect(rows).toEqual([{ details: { reason: "invalid_client" } }]);
  });

  test("are not overwritten by somebody who read an older version, nor changed after they were removed", async () => {
    const company = await addSsoCompany(world);
    expect((await save(filled(company.id, { version: 1 }))).status).toBe(200);
    expect((await save(filled(company.id, { version: 1 }))).problem.error).toBe("edited_meanwhile");
    await remove(company.id);
    expect((await save(filled(company.id, { version: 2 }))).problem.error).toBe("edited_meanwhile");
  });

  test("that name another directory delete the identities of the old one", async () => {
    const company = await addSsoCompany(world);
    const person = await addSsoUser(world, company);
    await signInBySso(world, person.email);
    const tenantId = randomUUID();
    await save(filled(company.id, { tenantId, clientId: company.clientId, version: 1 }));
    expect(await linkOf(world, person.id)).toEqual({ tenant: null, object: null });
    expect((await signInBySso(world, person.email)).status).toBe(200);
    expect((await linkOf(world, person.id))?.tenant).toBe(tenantId);
  });
});

describe("access to the settings", () => {
  test("is limited to a company's staff with the permission, and to their own company", async () => {
    const [own, other] = [await addSsoCompany(world), await addSsoCompany(world)];
    const person = await editor(own.id);
    expect((await read(own.id, person)).status).toBe(200);
    expect((await save(filled(own.id, { version: 1 }), person)).status).toBe(200);
    for (const answer of [
      await read(other.id, person),
      await save(filled(other.id), person),
      await remove(other.id, person),
    ]) {
      expect([answer.status, answer.problem.error]).toEqual([404, "not_found"]);
    }
    expect((await read(other.id)).body.settings).toMatchObject({ clientId: other.clientId, version: 1 });
  });

  test("is refused to staff without the permission and to employees", async () => {
    const company = await addSsoCompany(world);
    for (const person of [
      await addStaff(world, userTypes.corporateAdmin, ["list_post"], company.id),
      await addFrontUser(world, company.id),
    ]) {
      expect((await read(company.id, person)).problem.error).toBe("access_denied");
      expect((await save(filled(company.id), person)).problem.error).toBe("access_denied");
      expect((await remove(company.id, person)).problem.error).toBe("access_denied");
    }
  });
});

test("the client secret, the nonce and the verifier appear in no answer, log line, audit entry or table", async () => {
  const canary = unique("canary");
  const company = await addSsoCompany(world, { clientSecret: canary });
  const person = await editor(company.id);
  const refused = await save(filled(company.id, { clientSecret: canary, tenantId: "no" }), person);
  const saved = await save(
    filled(company.id, { clientSecret: canary, version: 1, tenantId: company.tenantId }),
    person,
  );
  const shown = await read(company.id, person);
  const { email } = await addSsoUser(world, company);
  expect((await signInBySso(world, email)).status).toBe(200);

  for (const { text } of [refused, saved, shown]) expect(text).not.toContain(canary);
  expect(world.lines.length).toBeGreaterThan(0);
  expect(world.lines.filter((line) => line.includes(canary))).toEqual([]);
  const { rows } = await world.arrange((tx) =>
    tx.client.query<{ line: string }>(
      `select t::text as line from company_sso t union all select t::text from sso_state t
       union all select t::text from audit_entry t union all select t::text from idempotency_key t`,
    ),
  );
  const written = [canary, Buffer.from(canary).toString("hex"), Buffer.from(canary).toString("base64")];
  expect(rows.filter(({ line }) => written.some((form) => line.includes(form)))).toEqual([]);
});

test("a secret moved to another company's row does not open", async () => {
  const [mine, theirs] = [await addSsoCompany(world), await addSsoCompany(world)];
  const { email } = await addSsoUser(world, mine);
  await world.arrange((tx) =>
    tx.client.query(
      `update company_sso to_row set client_secret = from_row.client_secret from company_sso from_row
       where to_row.company_id = $1 and from_row.company_id = $2`,
      [mine.id, theirs.id],
    ),
  );
  expect((await signInBySso(world, email)).status).toBe(500);
});
