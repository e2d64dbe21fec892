import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import {
  listMailExclusions,
  listMailTemplates,
  saveMailTemplate,
  setMailExclusion,
} from "@polyphon/contract/outreach/mail-templates.contract.ts";
import { connectionLost } from "@polyphon/contract/networks/networks.events.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { outreach } from "@polyphon/i18n/en/outreach/outreach.admin.ts";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { addCompany, addFrontUser, addStaff, type TestPerson } from "../../../../test/people.ts";
import { until } from "../../../../test/until.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { companyScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";

vi.setConfig({ testTimeout: 60_000 });

const name = "connection-lost";
let world: World;
let admin: TestPerson;
let company: number;

beforeAll(async () => {
  world = await openWorld({ worker: true });
  admin = await addStaff(world, userTypes.superAdmin, []);
}, 60_000);
beforeEach(async () => {
  company = await addCompany(world);
  await world.arrange(async (tx) => {
    for (const table of ["mail_wording", "mail_exclusion", "mail_exclusion_entity", "mail_template_version"])
      await tx.client.query(`delete from ${table}`);
  });
});
afterAll(() => world.close());

type Saved = CallOf<typeof saveMailTemplate>;
const asAdmin = () => ({ token: admin.token });
const nothing = { own: { en: null, de: null }, companies: [], holdingEntities: [] };
const save = (change: Partial<Saved> = {}) =>
  world.call(saveMailTemplate, { name, ...nothing, ...change }, asAdmin());
const shown = async () =>
  (await world.call(listMailTemplates, {}, asAdmin())).body.items.find((one) => one.name === name);

/** The connection of a fresh employee ends; gives the mail's row once nothing more happens to it. */
async function loseConnection(companyId = company) {
  const person = await addFrontUser(world, companyId);
  await inTransaction(world.database, companyScope(companyId), async (tx) =>
    emit(tx, connectionLost, { companyId, userId: person.id, network: "LINKEDIN" }),
  );
  const rows = () =>
    world.arrange(async (tx) => {
      const found = await tx.client.query<{ state: string; error: string | null }>(
        "select state, error from mail where recipient = $1 and template = $2",
        [person.email, name],
      );
      return found.rows;
    });
  const [mail] = await until(rows, ([row]) => row !== undefined && row.state !== "PENDING");
  return { mail, letters: await world.sandbox.inbox.list({ to: person.email, limit: 5 }) };
}

test("every mail is listed with its placeholders and the default text in both languages", async () => {
  const { items } = (await world.call(listMailTemplates, {}, asAdmin())).body;
  expect(items.length).toBeGreaterThan(9);
  for (const { placeholders, standard, own } of items) {
    expect([
      placeholders.length > 0,
      standard.en.subject !== standard.de.subject || standard.en.subject.includes("{{"),
    ]).toEqual([true, true]);
    expect(own).toEqual({ en: null, de: null });
  }
  expect((await shown())?.placeholders).toEqual(["name", "network", "company"]);
});

test("every mail has its own name and description in the back office", async () => {
  const { items } = (await world.call(listMailTemplates, {}, asAdmin())).body;
  const names = items.map((one) => one.name).toSorted((a, b) => a.localeCompare(b));
  for (const texts of [outreach.mails.names, outreach.mails.when])
    expect(Object.keys(texts).toSorted((a, b) => a.localeCompare(b))).toEqual(names);
});

test("a company that is excluded does not get the mail, every other does [C3other-35]", async () => {
  const { status, body } = await save({ companies: [company] });
  expect([status, body.companies]).toEqual([200, [expect.objectContaining({ id: company })]]);
  const held = await loseConnection();
  expect([held.mail, held.letters]).toEqual([
    { state: "FAILED", error: "the company does not get this mail" },
    [],
  ]);
  const other = await loseConnection(await addCompany(world));
  expect([other.mail?.state, other.letters]).toEqual(["SENT", expect.objectContaining({ length: 1 })]);
  await save();
  expect((await loseConnection()).mail?.state).toBe("SENT");
});

test("a holding entity is excluded with all of its companies, including those that join later [C3other-35]", async () => {
  const entity = await world.arrange(async (tx) => {
    const { rows } = await tx.client.query<{ id: number }>(
      "insert into holding_entity (title) values ($1) returning id",
      [unique("Holding")],
    );
    return rows[0]?.id ?? 0;
  });
  const { body } = await save({ holdingEntities: [entity] });
  expect(body.holdingEntities.map(({ id }) => id)).toEqual([entity]);
  expect((await loseConnection()).mail?.state).toBe("SENT");
  await world.arrange((tx) =>
    tx.client.query("update company set holding_entity_id = $2 where id = $1", [company, entity]),
  );
  expect((await loseConnection()).mail).toEqual({
    state: "FAILED",
    error: "the company does not get this mail",
  });
});

test("exclusions have calls for each company [C7-15]", async () => {
  const call = { companyId: company, name, excluded: true };
  expect((await world.call(setMailExclusion, call, asAdmin())).body).toEqual({
    name,
    excluded: true,
    byHoldingEntity: false,
  });
  expect((await loseConnection()).mail?.state).toBe("FAILED");
  const { items } = (await world.call(listMailExclusions, { companyId: company }, asAdmin())).body;
  expect(items.filter(({ excluded }) => excluded).map((one) => one.name)).toEqual([name]);
  await world.call(setMailExclusion, { ...call, excluded: false }, asAdmin());
  expect((await loseConnection()).mail?.state).toBe("SENT");
  expect((await world.call(setMailExclusion, { ...call, name: "no-such-mail" }, asAdmin())).status).toBe(404);
  const missing = { ...call, companyId: 900_000_001 };
  expect((await world.call(setMailExclusion, missing, asAdmin())).status).toBe(404);
});

test("custom text is sent with its placeholders filled and the button in place; without it the default is", async () => {
  const own = { subject: "{{network}} waits, {{name}}", body: "Dear {{name}},\n\nplease come back.\n" };
  expect((await save({ own: { en: own, de: null } })).status).toBe(200);
  const [letter] = (await loseConnection()).letters;
  expect(letter?.subject).toBe("LinkedIn waits, Frida");
  expect(letter?.text).toContain("Dear Frida,");
  expect(letter?.text).toContain("please come back.");
  expect(letter?.html).toContain("/profile");
  await save();
  expect((await loseConnection()).letters[0]?.subject).toBe("Your LinkedIn connection has ended");
});

test("a placeholder that the mail does not fill is refused at its position", async () => {
  const own = { en: null, de: { subject: "Hallo {{firstName}}", body: "Bitte {{name}" } };
  const refused = await world.call(
    saveMailTemplate,
    { name, ...nothing, own },
    {
      ...asAdmin(),
      language: "de",
    },
  );
  expect([refused.problem.code, refused.problem.violations?.map(({ field }) => field)]).toEqual([
    10012,
    ["own.de.subject", "own.de.body"],
  ]);
  expect(refused.text).toContain("{{firstName}}");
  expect(refused.text).toContain("{{network}}");
  expect((await shown())?.own.de).toBeNull();
});

test("text that is too long or empty is refused", async () => {
  const words = (subject: string, body: string) => save({ own: { en: { subject, body }, de: null } });
  expect((await words("s".repeat(255), "b".repeat(5_000))).status).toBe(200);
  for (const [subject, body] of [
    ["s".repeat(256), "b"],
    ["s", "b".repeat(5_001)],
    [" ", "b"],
    ["s", ""],
  ] as const)
    expect((await words(subject, body)).problem.code).toBe(10012);
});

test("saving over somebody else's newer text is refused", async () => {
  const version = (await shown())?.version;
  expect(version).toBe(0);
  expect((await save({ companies: [company], version: 0 })).body.version).toBe(1);
  expect((await save({ version: 0 })).problem.error).toBe("edited_meanwhile");
  expect((await save({ version: 1 })).body.version).toBe(2);
  expect((await save({ companies: [900_000_001] })).problem.error).toBe("not_found");
});

test("two concurrent saves without a version are both kept, one after the other", async () => {
  const both = await Promise.all([save({ companies: [company] }), save({ companies: [company] })]);
  expect(both.map(({ body }) => body.version).toSorted((a, b) => a - b)).toEqual([1, 2]);
});

test("mail templates require full access", async () => {
  const sub = await addStaff(world, userTypes.subAdmin, ["list_notification"]);
  expect((await world.call(listMailTemplates, {}, { token: sub.token })).status).toBe(403);
  const call = { name, ...nothing } as Saved;
  expect((await world.call(saveMailTemplate, call, { token: sub.token })).status).toBe(403);
});
