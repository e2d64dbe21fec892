import { prohibitedEmail } from "@polyphon/contract/content/prohibited/prohibited-email.resource.ts";
import { forgotPassword } from "@polyphon/contract/identity/password.contract.ts";
import { register } from "@polyphon/contract/identity/registration.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { addCompany, addFrontUser, addStaff, type TestPerson } from "../../../../test/people.ts";
import { until } from "../../../../test/until.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: number;
let keeper: TestPerson;

beforeAll(async () => {
  world = await openWorld({ settings: { TRUST_PROXY: "true" }, worker: true });
  company = await addCompany(world);
  keeper = await addStaff(world, userTypes.superAdmin, []);
}, 60_000);
afterAll(() => world.close());

const prohibit = (email: string, reason = "", person = keeper) =>
  world.call(prohibitedEmail.add, { email, reason }, { token: person.token });
const domain = () => `${unique("d").toLowerCase()}.example`;

function enter(email: string, language = "en") {
  const secret = "Secret!234";
  return world.call(
    register,
    {
      kind: "INDIVIDUAL",
      email,
      firstName: "Nora",
      lastName: "Neu",
      newPassword: secret,
      confirmPassword: secret,
      captcha: `ok:register::${unique("n")}`,
      agree: true,
    },
    { address: `198.51.100.${Math.trunc(performance.now()) % 250}`, language },
  );
}

describe("the list of prohibited e-mails", () => {
  test("is a resource of its own with calls to list, add, edit and remove [C3other-11] [C7-11]", async () => {
    const email = `ann@${domain()}`;
    const { body } = await prohibit(` ${email.toUpperCase()} `, "wrote to everybody");
    expect(body).toMatchObject({ email, reason: "wrote to everybody" });
    const change = { ...body, email: `@${domain()}` };
    const edited = await world.call(prohibitedEmail.edit, change, { token: keeper.token });
    expect(edited.body.email).toBe(change.email);
    const list = () => world.call(prohibitedEmail.list, { search: change.email }, { token: keeper.token });
    expect((await list()).body.items).toEqual([edited.body]);
    await world.call(prohibitedEmail.remove, { id: body.id }, { token: keeper.token });
    expect((await list()).body.items).toEqual([]);
  });

  test("belongs to the provider and requires list_prohibited_email [C6-19]", async () => {
    const holder = await addStaff(world, userTypes.subAdmin, ["list_prohibited_email"]);
    const without = await addStaff(world, userTypes.subAdmin, ["list_prohibited_word"]);
    const corporate = await addStaff(world, userTypes.corporateAdmin, ["list_prohibited_email"], company);
    const employee = await addFrontUser(world, company);
    expect((await prohibit(`a@${domain()}`, "", holder)).status).toBe(200);
    for (const person of [without, corporate, employee]) {
      expect((await prohibit(`b@${domain()}`, "", person)).problem.error).toBe("access_denied");
      const listed = await world.call(prohibitedEmail.list, {}, { token: person.token });
      expect(listed.problem.error).toBe("access_denied");
    }
    expect((await prohibit(`b@${domain()}`, "", { ...keeper, token: "stale" })).status).toBe(401);
  });

  test("takes only addresses and domains", async () => {
    for (const email of [domain(), `@${domain()}`, `x@${domain()}`])
      expect((await prohibit(email)).status).toBe(200);
    for (const email of ["", "somebody", "a@b", "two words@x.example", "a@@x.example"])
      expect((await prohibit(email)).problem.violations?.[0]?.field).toBe("email");
  });
});

describe("a prohibited e-mail", () => {
  test("refuses a registration in both languages, before anything is stored", async () => {
    const company = domain();
    await prohibit(company);
    const email = `nora@mail.${company}`;
    const answer = await enter(email);
    expect([answer.status, answer.problem.error]).toEqual([422, "prohibited_email"]);
    expect((await enter(email, "de")).problem.description).toContain("kann hier nicht verwendet werden");
    const { rowCount } = await world.arrange((tx) =>
      tx.client.query("select from account where email = $1", [email]),
    );
    expect(rowCount).toBe(0);
    expect((await enter(`nora@${domain()}`)).status).toBe(200);
  });

  test("gets no mail: the mail fails with the reason", async () => {
    const person = await addFrontUser(world, company);
    await prohibit(person.email);
    await world.call(
      forgotPassword,
      { email: person.email, panel: "FRONT", captcha: `ok:forgot_password::${unique("n")}` },
      { address: "198.51.100.251" },
    );
    const mail = await until(
      () =>
        world.arrange((tx) =>
          tx.client.query<{ state: string; error: string }>(
            "select state, error from mail where recipient = $1",
            [person.email],
          ),
        ),
      ({ rows }) => rows.length > 0 && rows[0]?.state !== "PENDING",
    );
    expect(mail.rows).toEqual([{ state: "FAILED", error: "the address is prohibited" }]);
    expect(await world.sandbox.inbox.list({ to: person.email, limit: 5 })).toEqual([]);
  });
});
