import { endpoints } from "@polyphon/contract/endpoints.ts";
import { type ErrorName, errors } from "@polyphon/contract/errors.ts";
import { logout, readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { changeFrontPassword, changeStaffPassword } from "@polyphon/contract/identity/password.contract.ts";
import { acceptTerms, readWorkspacePreferences } from "@polyphon/contract/identity/profile.contract.ts";
import { chooseRole } from "@polyphon/contract/identity/roles.contract.ts";
import { type Endpoint, pathParameters } from "@polyphon/contract/kit/endpoint.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { countUnread } from "@polyphon/contract/notifications/notifications.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCompany, addFrontUser, addStaff, password, type TestPerson } from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: number;

beforeAll(async () => {
  world = await openWorld();
  company = await addCompany(world);
}, 60_000);
afterAll(() => world.close());

const change = (person: TestPerson, column: string, value: unknown) =>
  world.arrange((tx) =>
    tx.client.query(`update account set ${column} = $2 where id = $1`, [person.id, value]),
  );
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

const isShut = ({ access }: Endpoint) =>
  !("public" in access) && !("signedIn" in access && access.restricted === true);
const opensTo = (kind: "staff" | "front", { access }: Endpoint) => {
  if ("signedIn" in access) return access.signedIn === "any" || access.signedIn === kind;
  return kind in access;
};

/** Calls every endpoint that is not public, and reports how each was refused. */
async function refusals(kind: "staff" | "front", token: string): Promise<Map<string, ErrorName | null>> {
  const shut = endpoints.filter((one) => isShut(one) && opensTo(kind, one));
  expect(shut.length).toBeGreaterThan(5);
  const answers = new Map<string, ErrorName | null>();
  for (const endpoint of shut) {
    const ids = Object.fromEntries(pathParameters(endpoint.path).map((name) => [name, 1]));
    const { status, problem } = await world.call(endpoint, ids, { token });
    answers.set(endpoint.name, status < 300 ? null : problem.error);
  }
  return answers;
}

async function expectShut(kind: "staff" | "front", token: string, error: ErrorName): Promise<void> {
  const answers = await refusals(kind, token);
  expect([...answers].filter(([, answered]) => answered !== error)).toEqual([]);
}

const newPassword = { currentPassword: password, newPassword: "Other!567", confirmPassword: "Other!567" };
const front = (token: string) => world.call(countUnread, {}, { token });
const staff = (token: string) => world.call(readWorkspacePreferences, {}, { token });

describe("an expired password", () => {
  test("blocks everything but changing it for an employee, with its code, until it is changed [A4-23] [C9-21]", async () => {
    const [young, person] = [await addFrontUser(world, company), await addFrontUser(world, company)];
    expect((await world.call(readAccount, {}, { token: young.token })).body.passwordValidity).toBe("VALID");
    await change(person, "password_changed_at", daysAgo(limits.password.validDays + 1));
    const account = await world.call(readAccount, {}, { token: person.token });
    expect([account.status, account.body.passwordValidity]).toEqual([200, "EXPIRED"]);
    await expectShut("front", person.token, "password_expired");
    expect(errors.password_expired.code).toBe(10916);

    expect((await world.call(changeFrontPassword, newPassword, { token: person.token })).status).toBe(200);
    expect((await front(person.token)).status).toBe(200);
  });

  test("does the same for staff, and not a day early", async () => {
    const person = await addStaff(world, userTypes.superAdmin, []);
    await change(person, "password_changed_at", daysAgo(limits.password.validDays - 1));
    expect((await staff(person.token)).status).toBe(200);
    const other = await addStaff(world, userTypes.superAdmin, []);
    await change(other, "password_changed_at", daysAgo(limits.password.validDays + 1));
    await expectShut("staff", other.token, "password_expired");
    expect((await world.call(changeStaffPassword, newPassword, { token: other.token })).status).toBe(200);
    expect((await staff(other.token)).status).toBe(200);
  });

  test("does not matter to whoever signs in through the company's single sign-on", async () => {
    const person = await addFrontUser(world, company);
    await change(person, "password_changed_at", daysAgo(1000));
    await change(person, "must_change_password", true);
    await world.arrange((tx) =>
      tx.client.query("update session set sso = true where account_id = $1", [person.id]),
    );
    expect((await front(person.token)).status).toBe(200);
  });
});

test("a password set by somebody else must be changed first, and then everything is open at once", async () => {
  const person = await addFrontUser(world, company);
  await change(person, "must_change_password", true);
  const account = await world.call(readAccount, {}, { token: person.token });
  expect(account.body.isPasswordChangedByBulkUploaderUser).toBe(true);
  await expectShut("front", person.token, "password_must_change");
  expect(errors.password_must_change.code).toBe(10918);
  expect((await world.call(changeFrontPassword, newPassword, { token: person.token })).status).toBe(200);
  expect((await front(person.token)).status).toBe(200);
  const after = await world.call(readAccount, {}, { token: person.token });
  expect(after.body.isPasswordChangedByBulkUploaderUser).toBe(false);
});

describe("terms that are not accepted", () => {
  test("block everything but accepting them and signing out [B4.3-01]", async () => {
    const person = await addFrontUser(world, company);
    await change(person, "terms_accepted_at", null);
    const account = await world.call(readAccount, {}, { token: person.token });
    expect(account.body.userMeta.eulaStatus).toBe(false);
    await expectShut("front", person.token, "terms_not_accepted");
    expect(errors.terms_not_accepted.code).toBe(10917);

    expect((await world.call(acceptTerms, { eulaStatus: 1 }, { token: person.token })).status).toBe(200);
    expect((await front(person.token)).status).toBe(200);
    const after = await world.call(readAccount, {}, { token: person.token });
    expect(after.body.userMeta.eulaStatus).toBe(true);
  });

  test("are accepted by a PATCH with eulaStatus=1 in the query and an empty body [B7.2-01]", async () => {
    const person = await addFrontUser(world, company);
    await change(person, "terms_accepted_at", null);
    const ask = (status: string) =>
      fetch(`${world.api.url}${acceptTerms.path}?eulaStatus=${status}`, {
        method: "PATCH",
        headers: { authorization: `Bearer ${person.token}` },
      });
    expect((await ask("0")).status).toBe(400);
    const answer = await ask("1");
    expect([answer.status, await answer.json()]).toEqual([200, { eulaStatus: true }]);
    expect((await front(person.token)).status).toBe(200);
  });

  test("allow signing out without accepting them", async () => {
    const person = await addFrontUser(world, company);
    await change(person, "terms_accepted_at", null);
    expect((await world.call(logout, {}, { token: person.token })).status).toBe(200);
    expect((await world.call(readAccount, {}, { token: person.token })).problem.error).toBe("invalid_token");
  });

  test("keep the date of the first acceptance", async () => {
    const person = await addFrontUser(world, company);
    const before = daysAgo(30);
    await change(person, "terms_accepted_at", before);
    await world.call(acceptTerms, { eulaStatus: 1 }, { token: person.token });
    const { rows } = await world.arrange((tx) =>
      tx.client.query<{ at: Date }>("select terms_accepted_at as at from account where id = $1", [person.id]),
    );
    expect(rows[0]?.at).toEqual(before);
  });
});

test("a required password change comes before the terms", async () => {
  const person = await addFrontUser(world, company);
  await change(person, "terms_accepted_at", null);
  await change(person, "must_change_password", true);
  expect((await front(person.token)).problem.error).toBe("password_must_change");
  await world.call(changeFrontPassword, newPassword, { token: person.token });
  expect((await front(person.token)).problem.error).toBe("terms_not_accepted");
});

test("staff who have not chosen a role can only choose one", async () => {
  const person = await addStaff(world, userTypes.editorInChief, ["list_post"]);
  await world.arrange((tx) =>
    tx.client.query("update session set role_assignment_id = null where account_id = $1", [person.id]),
  );
  const { body } = await world.call(readAccount, {}, { token: person.token });
  expect(body.can).toMatchObject({ mode: "limited", permissions: [] });
  await expectShut("staff", person.token, "role_needed");
  const assignmentId = body.userRoles[0]?.id ?? 0;
  const chosen = await world.call(chooseRole, { assignmentId }, { token: person.token });
  expect((await staff(chosen.body.access_token)).status).toBe(200);
});
