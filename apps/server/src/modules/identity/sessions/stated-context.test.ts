import { listPosts } from "@polyphon/contract/content/content.contract.ts";
import { readCompany } from "@polyphon/contract/companies/companies.contract.ts";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { readWorkspacePreferences } from "@polyphon/contract/identity/profile.contract.ts";
import { contextHeaders as named } from "@polyphon/contract/kit/context-headers.ts";
import { countUnread } from "@polyphon/contract/notifications/notifications.contract.ts";
import { frontRoleIds, userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCompany, addFrontUser, addStaff } from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: number;
let other: number;

beforeAll(async () => {
  world = await openWorld();
  [company, other] = [await addCompany(world), await addCompany(world)];
}, 60_000);
afterAll(() => world.close());

const staff = (token: string, headers: Record<string, string>) =>
  world.call(readWorkspacePreferences, {}, { token, headers });
const front = (token: string, headers: Record<string, string>) =>
  world.call(countUnread, {}, { token, headers });

describe("the back office's statement of who is acting", () => {
  test("is accepted for role, parent user and company when they are true [A6-07] [A6-08] [C7-45] [C7-46] [C7-47]", async () => {
    const person = await addStaff(world, userTypes.corporateAdmin, [], company);
    const right = {
      [named.userType]: "2",
      [named.parentUser]: String(person.id),
      [named.company]: String(company),
    };
    expect((await staff(person.token, right)).status).toBe(200);
    for (const [name, value] of [
      [named.userType, "3"],
      [named.userType, "0"],
      [named.parentUser, String(person.id + 1)],
      [named.company, String(other)],
      [named.company, ""],
      [named.roleId, "1"],
    ] as const) {
      const { status, problem } = await staff(person.token, { ...right, [name]: value });
      expect([name, value, status, problem.error]).toEqual([name, value, 409, "session_changed"]);
    }
  });

  test("has no company for types 0 and 1; one that is sent is a contradiction [A6-08] [C7-46]", async () => {
    const person = await addStaff(world, userTypes.subAdmin, []);
    const right = { [named.userType]: "1", [named.parentUser]: String(person.id) };
    expect((await staff(person.token, right)).status).toBe(200);
    const forged = await staff(person.token, { ...right, [named.company]: String(company) });
    expect(forged.problem.error).toBe("session_changed");
  });
});

describe("the employee app's statement of who is acting", () => {
  test("is accepted for role id, company and the single-sign-on flag when they are true [A6-09] [B6-12]", async () => {
    const person = await addFrontUser(world, company);
    const right = {
      [named.roleId]: String(frontRoleIds.FRONT),
      [named.company]: String(company),
      [named.sso]: "false",
      [named.parentUser]: String(person.id),
    };
    expect((await front(person.token, right)).status).toBe(200);
    for (const [name, value] of [
      [named.roleId, String(frontRoleIds.INDIVIDUAL)],
      [named.company, String(other)],
      [named.sso, "true"],
      [named.parentUser, "1"],
    ] as const) {
      const { status, problem } = await front(person.token, { ...right, [name]: value });
      expect([name, value, status, problem.error]).toEqual([name, value, 409, "session_changed"]);
    }
  });
});

describe("a forged header", () => {
  test("opens nothing: permissions and company come from the session only", async () => {
    const writer = await addStaff(world, userTypes.writer, []);
    const forged = { [named.userType]: "0", [named.roleId]: "1", [named.company]: String(company) };
    expect((await world.call(listPosts, {}, { token: writer.token, headers: forged })).problem.error).toBe(
      "access_denied",
    );
    const person = await addFrontUser(world, company);
    const elsewhere = { [named.company]: String(other), [named.roleId]: String(frontRoleIds.FRONT) };
    const { body } = await world.call(readCompany, {}, { token: person.token, headers: elsewhere });
    expect(body.id).toBe(company);
  });

  test("without a session has no effect", async () => {
    const headers = { [named.userType]: "0", [named.parentUser]: "1" };
    expect((await world.call(readAccount, {}, { headers })).problem.error).toBe("invalid_token");
  });

  test("does not stop an app from asking whom it acts for", async () => {
    const person = await addStaff(world, userTypes.corporateAdmin, [], company);
    const headers = { [named.company]: String(other) };
    const { status, body } = await world.call(readAccount, {}, { token: person.token, headers });
    expect([status, body.companyId]).toEqual([200, company]);
  });
});
