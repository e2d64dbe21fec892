import { login, readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { chiefUser } from "@polyphon/contract/people/staff/chief-user.resource.ts";
import { proofReaderUser } from "@polyphon/contract/people/staff/proof-reader-user.resource.ts";
import { changeUserPassword, getStaffUser } from "@polyphon/contract/people/staff/staff-users.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { letterTo } from "../../../../test/letters.ts";
import { addSession, addStaff, password, type TestPerson } from "../../../../test/people.ts";
import { refusal } from "../../../../test/sharing/sharing-fixture.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let admin: TestPerson;

beforeAll(async () => {
  world = await openWorld({ worker: true });
  admin = await addStaff(world, userTypes.superAdmin, []);
});
afterAll(() => world.close());

const input = () => ({
  firstName: "Wilma",
  lastName: "Writer",
  email: `${unique("new")}@mail.example`.toLowerCase(),
  notificationEmails: [],
  curatorCode: "",
  contentLanguage: "ENGLISH" as const,
  categories: [],
  weeklyTarget: 0,
});

const signIn = (username: string, secret: string) =>
  world.call(login, { username, password: secret, captcha: unique("fresh"), panel: "ADMIN" });

const accountOf = async (assignmentId: number) => {
  const { rows } = await world.arrange((tx) =>
    tx.client.query<{ id: number }>("select account_id as id from role_assignment where id = $1", [
      assignmentId,
    ]),
  );
  return rows[0] ?? { id: 0 };
};

const alive = async (token: string) => (await world.call(readAccount, {}, { token })).status === 200;

describe("a password set for somebody else", () => {
  const set = (id: number, secret: string, by = admin, confirm = secret) =>
    world.call(
      changeUserPassword,
      { id, newPassword: secret, confirmPassword: confirm },
      { token: by.token },
    );

  test("signs the person out, opens only the page to change it, and is announced by mail", async () => {
    const { body: row } = await world.call(chiefUser.add, input(), { token: admin.token });
    await letterTo(world, row.email);
    const account = await accountOf(row.id);
    const token = await addSession(world, account.id, null);
    expect((await world.call(getStaffUser, { id: row.id }, { token: admin.token })).body).toMatchObject({
      name: "Wilma Writer",
      can: { changePassword: true },
    });
    expect((await set(row.id, "Given!2345")).body).toEqual({ id: row.id });
    await pause(700);
    expect(await alive(token)).toBe(false);
    const { body } = await signIn(row.email, "Given!2345");
    const own = await world.call(readAccount, {}, { token: body.access_token });
    expect(own.body.can.restriction).toBe("password_must_change");
    const letter = await letterTo(world, row.email, 2);
    expect(letter.subject).toBe("Your password was changed");
    const { rows } = await world.arrange((tx) =>
      tx.client.query(
        "select details from audit_entry where action = 'change-user-password' and subject_id = $1",
        [account.id],
      ),
    );
    expect(rows).toEqual([{ details: {} }]);
  });

  test("follows the password rule, is typed twice, and is refused for oneself or beyond one's permissions", async () => {
    const { body: row } = await world.call(chiefUser.add, input(), { token: admin.token });
    expect((await set(row.id, "short")).problem.violations?.[0]?.field).toBe("newPassword");
    expect((await set(row.id, "Given!2345", admin, "Other!2345")).problem.violations?.[0]).toMatchObject({
      field: "confirmPassword",
    });
    const keeper = await addStaff(world, userTypes.subAdmin, ["list_editor_in_chief_user"]);
    const { body: writer } = await world.call(proofReaderUser.add, input(), { token: admin.token });
    expect(refusal(await set(writer.id, "Given!2345", keeper))).toEqual([403, "staff_out_of_reach"]);
    const { rows } = await world.arrange((tx) =>
      tx.client.query<{ id: number }>("select id from role_assignment where account_id = $1", [admin.id]),
    );
    expect(refusal(await set(rows[0]?.id ?? 0, "Given!2345"))).toEqual([409, "own_account"]);
    expect((await signIn(admin.email, password)).status).toBe(200);
  });
});
