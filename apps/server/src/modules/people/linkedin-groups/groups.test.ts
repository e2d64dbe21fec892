import { logout, readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { changeFrontPassword } from "@polyphon/contract/identity/password.contract.ts";
import { acceptTerms, updateProfile } from "@polyphon/contract/identity/profile.contract.ts";
import {
  addGroup,
  associateLogin,
  changeGroupType,
  listGroups,
  updateGroupFollowers,
} from "@polyphon/contract/people/groups.contract.ts";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import {
  addCompany,
  addFrontUser,
  addSession,
  connectLinkedin,
  password,
  type TestPerson,
} from "../../../../test/people.ts";
import { refusal } from "../../../../test/sharing/sharing-fixture.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: number;

beforeAll(async () => {
  world = await openWorld();
  company = await addCompany(world, { groups: true });
});
afterAll(() => world.close());

const groupsOf = async (token: string) => (await world.call(listGroups, {}, { token })).body;
const add = (
  { token }: TestPerson,
  accountName = unique("group"),
  groupType: "PUBLIC" | "PRIVATE" = "PUBLIC",
) => world.call(addGroup, { accountName, groupType }, { token });

async function openGroup(person: TestPerson, groupId: number) {
  const { token } = person;
  const { body } = await world.call(associateLogin, { id: groupId }, { token });
  const account = (await world.call(readAccount, {}, { token: body.access_token })).body;
  return { token: body.access_token, expiresIn: body.expires_in, account };
}

async function withGroup(): Promise<{ person: TestPerson; groupId: number }> {
  const person = await addFrontUser(world, company);
  return { person, groupId: (await add(person)).body.id };
}

describe("the LinkedIn groups of an employee", () => {
  test("are added, listed with name, type, followers and connection, and changed [B3-28] [B4.9-10] [B7.1-23]", async () => {
    const person = await addFrontUser(world, company);
    const made = (await add(person, "Wind Energy Hamburg", "PRIVATE")).body;
    const fresh = {
      id: made.id,
      accountName: "Wind Energy Hamburg",
      groupType: "PRIVATE",
      followers: null,
      connection: "NOT_CONNECTED",
    };
    expect(made).toEqual(fresh);
    expect(await groupsOf(person.token)).toEqual({
      groups: [fresh],
      atMost: 4,
      can: { add: true, change: true },
    });

    const { token } = person;
    const open = await world.call(changeGroupType, { id: made.id, groupType: "PUBLIC" }, { token });
    expect(open.body).toEqual({ ...fresh, groupType: "PUBLIC" });
    const followed = await world.call(updateGroupFollowers, { id: made.id, followers: 1250 }, { token });
    expect(followed.body).toEqual({ ...fresh, groupType: "PUBLIC", followers: 1250 });
    expect((await groupsOf(token)).groups).toEqual([followed.body]);
  });

  test.each([
    ["", 400],
    ["   ", 400],
    ["g".repeat(256), 400],
    ["g".repeat(255), 200],
  ])("have a name of 1 to 255 characters: %j [B5.7-01]", async (name, status) => {
    expect((await add(await addFrontUser(world, company), name)).status).toBe(status);
  });

  test("are at most four, also when ten are requested at once [B5.7-02]", async () => {
    const person = await addFrontUser(world, company);
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(person)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(answers.filter(({ problem }) => problem.error === "too_many_groups")).toHaveLength(6);
    const { groups, can } = await groupsOf(person.token);
    expect([groups.length, can.add]).toEqual([4, false]);
  });

  test("have unique names per employee, however they are written", async () => {
    const { person } = await withGroup();
    await add(person, "Grid Talk");
    expect(refusal(await add(person, "grid TALK"))).toEqual([409, "duplicate"]);
    expect((await add(await addFrontUser(world, company), "Grid Talk")).status).toBe(200);
  });

  test("need the company's feature", async () => {
    const person = await addFrontUser(world, await addCompany(world));
    expect(refusal(await add(person))).toEqual([403, "feature_off"]);
    expect(refusal(await world.call(listGroups, {}, { token: person.token }))).toEqual([403, "feature_off"]);
  });

  test("end with the company's feature, including their open sessions, and the person stays signed in", async () => {
    const company = await addCompany(world, { groups: true });
    const person = await addFrontUser(world, company);
    const group = await openGroup(person, (await add(person)).body.id);
    await world.arrange((tx) =>
      tx.client.query("update company set associate_user = false where id = $1", [company]),
    );
    await pause(700);
    expect(refusal(await world.call(readAccount, {}, { token: group.token }))).toEqual([
      401,
      "invalid_token",
    ]);
    expect((await world.call(readAccount, {}, { token: person.token })).status).toBe(200);
  });

  test("are read-only for a light front user", async () => {
    const light = await addFrontUser(world, company, { light: true });
    expect(refusal(await add(light))).toEqual([403, "light_front_user"]);
    expect((await groupsOf(light.token)).can).toEqual({ add: false, change: false });
  });

  test("are not accessible to anybody else", async () => {
    const { groupId } = await withGroup();
    const { token } = await addFrontUser(world, company);
    expect((await groupsOf(token)).groups).toEqual([]);
    for (const answer of [
      await world.call(associateLogin, { id: groupId }, { token }),
      await world.call(changeGroupType, { id: groupId, groupType: "PRIVATE" }, { token }),
      await world.call(updateGroupFollowers, { id: groupId, followers: 1 }, { token }),
    ]) {
      expect(refusal(answer)).toEqual([404, "not_found"]);
    }
  });
});

describe("the session of a group", () => {
  test("is opened from the employee's, which stays, and is the group's account [B1-02]", async () => {
    const { person, groupId } = await withGroup();
    const { account } = await openGroup(person, groupId);
    expect(account).toMatchObject({
      email: person.email,
      parentUserId: person.id,
      isAssociateLogin: true,
      companyId: company,
    });
    expect(account.id).not.toBe(person.id);
    expect((await world.call(readAccount, {}, { token: person.token })).body).toMatchObject({
      id: person.id,
      isAssociateLogin: false,
    });
  });

  test("appears in the audit trail under the person's name", async () => {
    const { person, groupId } = await withGroup();
    const { account } = await openGroup(person, groupId);
    const { rows } = await world.arrange((tx) =>
      tx.client.query(
        "select actor_id, details from audit_entry where action = 'sign-in' and subject = 'account' and subject_id = $1",
        [account.id],
      ),
    );
    expect(rows).toEqual([{ actor_id: person.id, details: { by: "group" } }]);
  });

  test("sees the page of groups and has no newsletter, and changes nothing there [A6-52] [A6-53]", async () => {
    const { person, groupId } = await withGroup();
    const { token, account } = await openGroup(person, groupId);
    expect(account.can.groups).toBe(true);
    expect(account.can.features).not.toContain("newsletter");
    expect(await groupsOf(token)).toMatchObject({
      groups: [{ id: groupId }],
      can: { add: false, change: false },
    });
  });

  test("cannot open another group or change what belongs to the person", async () => {
    const { person, groupId } = await withGroup();
    const other = (await add(person)).body.id;
    const { token } = await openGroup(person, groupId);
    for (const answer of [
      await world.call(associateLogin, { id: other }, { token }),
      await world.call(addGroup, { accountName: "One more", groupType: "PUBLIC" }, { token }),
      await world.call(changeGroupType, { id: groupId, groupType: "PRIVATE" }, { token }),
      await world.call(updateGroupFollowers, { id: groupId, followers: 1 }, { token }),
    ]) {
      expect(refusal(answer)).toEqual([403, "access_denied"]);
    }
  });

  test("cannot change the person's password, profile or terms", async () => {
    const { person, groupId } = await withGroup();
    const { token } = await openGroup(person, groupId);
    const change = {
      currentPassword: password,
      newPassword: "Another!234",
      confirmPassword: "Another!234",
    };
    const profile = { firstName: "Some", lastName: "Body", headline: null, language: "de" } as const;
    for (const answer of [
      await world.call(changeFrontPassword, change, { token }),
      await world.call(updateProfile, profile, { token }),
      await world.call(acceptTerms, { eulaStatus: 1 }, { token }),
    ]) {
      expect(refusal(answer)).toEqual([403, "access_denied"]);
    }
    expect((await world.call(changeFrontPassword, change, { token: person.token })).status).toBe(200);
    await pause(700);
    expect((await world.call(readAccount, {}, { token })).problem.error).toBe("invalid_token");
  });

  test("ends alone: the way back to the primary account stays open", async () => {
    const { person, groupId } = await withGroup();
    const { token } = await openGroup(person, groupId);
    await world.call(logout, {}, { token });
    await pause(700);
    expect((await world.call(readAccount, {}, { token })).problem.error).toBe("invalid_token");
    expect((await world.call(readAccount, {}, { token: person.token })).body.id).toBe(person.id);
  });

  test("ends no later than the session that opened it", async () => {
    const { person, groupId } = await withGroup();
    const soon = await addSession(world, person.id, company, new Date(Date.now() + 60_000));
    const { expiresIn } = await openGroup({ ...person, token: soon }, groupId);
    expect(expiresIn).toBeGreaterThan(50);
    expect(expiresIn).toBeLessThanOrEqual(60);
  });

  test("inherits single sign-on from the person, so that an expired password does not matter", async () => {
    const { person, groupId } = await withGroup();
    await world.arrange(async (tx) => {
      await tx.client.query("update session set sso = true where account_id = $1", [person.id]);
      await tx.client.query(
        "update account set password_changed_at = now() - interval '400 days' where id = $1",
        [person.id],
      );
    });
    await pause(600);
    const { token, account } = await openGroup(person, groupId);
    expect(account.isSsoLogin).toBe(true);
    expect((await world.call(listGroups, {}, { token })).status).toBe(200);
  });

  test("shows the group as connected once it has connected LinkedIn", async () => {
    const { person, groupId } = await withGroup();
    const { account } = await openGroup(person, groupId);
    await connectLinkedin(world, { ...person, id: account.id });
    expect((await groupsOf(person.token)).groups[0]?.connection).toBe("TOKEN_ACTIVE");
  });
});
