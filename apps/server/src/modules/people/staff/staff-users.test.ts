import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import { login, readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { resetPassword } from "@polyphon/contract/identity/password.contract.ts";
import { approverUser } from "@polyphon/contract/people/staff/approver-user.resource.ts";
import { chiefUser } from "@polyphon/contract/people/staff/chief-user.resource.ts";
import { proofReaderUser } from "@polyphon/contract/people/staff/proof-reader-user.resource.ts";
import { writerUser } from "@polyphon/contract/people/staff/writer-user.resource.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { changeUserPassword } from "@polyphon/contract/people/staff/staff-users.contract.ts";
import { identity } from "@polyphon/i18n/en/identity/identity.server.ts";
import { defaultRights } from "@polyphon/rules/identity/roles/default-rights.ts";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { keyIn, letterTo } from "../../../../test/letters.ts";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addSession,
  addStaff,
  assignRole,
  type TestPerson,
} from "../../../../test/people.ts";
import { refusal } from "../../../../test/sharing/sharing-fixture.ts";
import { openWorld, type World } from "../../../../test/world.ts";

const { mails: mailTexts } = identity;

let world: World;
let admin: TestPerson;

beforeAll(async () => {
  world = await openWorld({ worker: true });
  admin = await addStaff(world, userTypes.superAdmin, []);
});
afterAll(() => world.close());

const address = () => `${unique("new")}@mail.example`.toLowerCase();

function input(more: Partial<CallOf<typeof writerUser.add>> = {}) {
  return {
    firstName: "Wilma",
    lastName: "Writer",
    email: address(),
    notificationEmails: [],
    curatorCode: "",
    contentLanguage: "ENGLISH" as const,
    categories: [],
    weeklyTarget: 0,
    readyToPublish: false,
    ...more,
  };
}

const addWriter = (more: Partial<CallOf<typeof writerUser.add>> = {}, by = admin) =>
  world.call(writerUser.add, input(more), { token: by.token });

type Writer = Awaited<ReturnType<typeof addWriter>>["body"];

const editWriter = (row: Writer, more: Partial<CallOf<typeof writerUser.add>>, by = admin) =>
  world.call(
    writerUser.edit,
    {
      ...input({ email: row.email }),
      ...more,
      id: row.id,
      version: row.version,
    },
    { token: by.token },
  );

/** With the rights that the role has from the start. */
const newChief = () => addStaff(world, userTypes.editorInChief, defaultRights(userTypes.editorInChief));

const turn = (id: number, on: boolean, by = admin) =>
  world.call(writerUser.act, { ids: [id], action: on ? "activate" : "deactivate" }, { token: by.token });

const signIn = (username: string, secret: string) =>
  world.call(login, { username, password: secret, captcha: unique("fresh"), panel: "ADMIN" });

const accountOf = async (assignmentId: number) => {
  const { rows } = await world.arrange((tx) =>
    tx.client.query<{ id: number; roleId: number }>(
      `select account_id as id, role_id as "roleId" from role_assignment where id = $1`,
      [assignmentId],
    ),
  );
  return rows[0] ?? { id: 0, roleId: 0 };
};

const alive = async (token: string) => (await world.call(readAccount, {}, { token })).status === 200;

describe("adding a back-office user", () => {
  test("creates the account, the role and the mail in which the person chooses a password", async () => {
    const { body: row } = await addWriter();
    expect(row).toMatchObject({ firstName: "Wilma", lastName: "Writer", enabled: true, version: 1 });
    const letter = await letterTo(world, row.email);
    expect(letter.subject).toBe("Your access to the back office");
    const chosen = { newPassword: "Chosen!234", confirmPassword: "Chosen!234" };
    const done = await world.call(resetPassword, { key: keyIn(letter), panel: "ADMIN", ...chosen });
    expect(done.status).toBe(200);
    const { body } = await signIn(row.email, "Chosen!234");
    const account = await world.call(readAccount, {}, { token: body.access_token });
    expect(account.body).toMatchObject({ email: row.email, roleId: (await accountOf(row.id)).roleId });
    expect(account.body.can).toMatchObject({ restriction: null });
  });

  test("keeps name, e-mail, status and notification e-mails, and of editorial staff code, language, categories, target and the flag [C3other-37]", async () => {
    const categoryId = await addCategory(world, [], unique("Writers' category"));
    const { body: row } = await addWriter({
      notificationEmails: ["office@mail.example"],
      curatorCode: "TH042",
      contentLanguage: "GERMAN",
      categories: [categoryId],
      weeklyTarget: 12,
      readyToPublish: true,
    });
    const got = await world.call(writerUser.get, { id: row.id }, { token: admin.token });
    expect(got.body).toMatchObject({
      firstName: "Wilma",
      lastName: "Writer",
      email: row.email,
      enabled: true,
      notificationEmails: ["office@mail.example"],
      curatorCode: "TH042",
      contentLanguage: "GERMAN",
      categories: [{ id: categoryId }],
      weeklyTarget: 12,
      readyToPublish: true,
    });
    const { body: edited } = await editWriter(row, { lastName: "Weaver", weeklyTarget: 3 });
    expect(edited).toMatchObject({ lastName: "Weaver", weeklyTarget: 3, categories: [], curatorCode: "" });
    expect(refusal(await editWriter(row, {}))).toEqual([409, "edited_meanwhile"]);
  });

  test("of every kind gives the person the role of that kind, and lists them only there", async () => {
    const kinds = [
      [chiefUser, userTypes.editorInChief],
      [approverUser, userTypes.approver],
      [proofReaderUser, userTypes.proofreader],
      [writerUser, userTypes.writer],
    ] as const;
    const made = await Promise.all(
      kinds.map(async ([kind, userType]) => {
        const { body } = await world.call(kind.add, input(), { token: admin.token });
        const { rows } = await world.arrange((tx) =>
          tx.client.query(
            "select user_type from role join role_assignment held on held.role_id = role.id where held.id = $1",
            [body.id],
          ),
        );
        expect(rows).toEqual([{ user_type: userType }]);
        return body;
      }),
    );
    for (const [at, [kind]] of kinds.entries()) {
      const { body } = await world.call(kind.list, { limit: 100 }, { token: admin.token });
      const ids = body.items.map(({ id }) => id);
      expect(made.map(({ id }) => ids.includes(id))).toEqual(made.map((_, index) => index === at));
    }
  });

  test('says "Duplicate user" for an address that somebody has, whoever it is and also at the same instant [C8-14]', async () => {
    const front = await addFrontUser(world, await addCompany(world));
    const repeated = await addWriter({ email: front.email.toUpperCase() });
    expect(repeated.status).toBe(409);
    expect(repeated.problem).toMatchObject({
      code: 10037,
      description: "Duplicate user",
      violations: [{ field: "email", message: "Duplicate user" }],
    });
    const email = address();
    const answers = await Promise.all([addWriter({ email }), addWriter({ email }), addWriter({ email })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const other = (await addWriter()).body;
    expect((await editWriter(other, { email })).problem.description).toBe("Duplicate user");
  });

  test("refuses a prohibited address, names that are too long and notification addresses twice or more than 50", async () => {
    await world.arrange((tx) =>
      tx.client.query("insert into prohibited_email (email, reason) values ('banned.example', '')"),
    );
    expect((await addWriter({ email: "ann@banned.example" })).problem.error).toBe("prohibited_email");
    const many = Array.from({ length: 51 }, (_, at) => `person-${at}@mail.example`);
    const twice = ["office@mail.example", "Office@mail.example"];
    for (const [field, value] of [
      ["firstName", "x".repeat(51)],
      ["email", "no address"],
      ["notificationEmails", many],
      ["notificationEmails", twice],
      ["weeklyTarget", -1],
    ] as const) {
      const { problem } = await addWriter({ [field]: value });
      expect([problem.error, problem.violations?.[0]?.field.split(".")[0]]).toEqual(["validation", field]);
    }
    expect((await addWriter({ notificationEmails: many.slice(1) })).status).toBe(200);
  });

  test("happens once for a double click", async () => {
    const email = address();
    const idempotencyKey = unique("click");
    const click = () => world.call(writerUser.add, input({ email }), { token: admin.token, idempotencyKey });
    const [first, second] = [await click(), await click()];
    expect([first.status, second.body]).toEqual([200, first.body]);
  });
});

describe("switching a back-office user off", () => {
  test("signs the person out, blocks signing in and can be undone", async () => {
    const { body: row } = await addWriter();
    const account = await accountOf(row.id);
    const token = await addSession(world, account.id, null);
    expect(await alive(token)).toBe(true);
    expect((await turn(row.id, false)).body).toEqual({ done: [row.id], refused: [] });
    await pause(700);
    expect(await alive(token)).toBe(false);
    const { token: own } = admin;
    expect((await world.call(writerUser.get, { id: row.id }, { token: own })).body.enabled).toBe(false);
    await turn(row.id, true);
    expect((await world.call(writerUser.get, { id: row.id }, { token: own })).body.enabled).toBe(true);
    const { body: history } = await world.call(writerUser.history, { id: row.id }, { token: own });
    expect(history.items.map(({ action }) => action)).toEqual(["EDITED", "EDITED", "ADDED"]);
  });

  test("is refused for one's own account, and for somebody with a role beyond one's permissions", async () => {
    const chief = await newChief();
    const { body: row } = await addWriter({}, chief);
    expect((await turn(row.id, false, chief)).body.done).toEqual([row.id]);
    const account = await accountOf(row.id);
    await assignRole(world, account.id, 1, []);
    const refused = (await turn(row.id, true, chief)).body.refused;
    expect(refused).toMatchObject([{ id: row.id }]);
    expect(refusal(await editWriter({ ...row, version: 2 }, {}, chief))).toEqual([403, "staff_out_of_reach"]);
    const own = await assignRole(world, admin.id, 6, []);
    expect((await turn(own, false)).body).toMatchObject({ done: [], refused: [{ id: own }] });
    await world.arrange((tx) => tx.client.query("delete from role_assignment where id = $1", [own]));
  });

  test("permanently removes the role and the account, and the address can be used again", async () => {
    const { body: row } = await addWriter();
    const gone = await world.call(writerUser.remove, { id: row.id }, { token: admin.token });
    expect(gone.body).toEqual({ id: row.id });
    expect(refusal(await world.call(writerUser.get, { id: row.id }, { token: admin.token }))).toEqual([
      404,
      "not_found",
    ]);
    const again = await addWriter({ email: row.email, firstName: "Back" });
    expect(again.body).toMatchObject({ firstName: "Back", enabled: true });
    expect(again.body.id).not.toBe(row.id);
  });
});

describe("the permission for editorial staff", () => {
  test("lets the Editor-in-Chief add and edit writers and proofreaders, and see no other list [C6-31]", async () => {
    const chief = await newChief();
    const { token } = chief;
    const writer = await addWriter({}, chief);
    expect(writer.status).toBe(200);
    expect((await editWriter(writer.body, { lastName: "New" }, chief)).body.lastName).toBe("New");
    expect((await world.call(proofReaderUser.add, input(), { token })).status).toBe(200);
    for (const other of [chiefUser, approverUser]) {
      expect(refusal(await world.call(other.list, {}, { token }))).toEqual([403, "access_denied"]);
    }
    const without = await addStaff(world, userTypes.editorInChief, ["list_writer_user"]);
    expect(refusal(await addWriter({}, without))).toEqual([403, "access_denied"]);
    expect((await world.call(writerUser.list, {}, { token: without.token })).status).toBe(200);
  });
});

describe("rights that one does not hold", () => {
  const beyond = [403, "beyond_own_rights"];
  /** Holds what opens the lists of writers and proofreaders, and not what a proofreader may. */
  const lacking = async () => {
    const rights = defaultRights(userTypes.editorInChief).filter((key) => key !== "list_kill_switch_post");
    return addStaff(world, userTypes.editorInChief, rights);
  };
  const addReader = (by: TestPerson) => world.call(proofReaderUser.add, input(), { token: by.token });
  const editReader = (row: Writer, more: object, by: TestPerson) => {
    const { readyToPublish: _of, ...fields } = input({ email: row.email });
    const { id, version } = row;
    return world.call(proofReaderUser.edit, { ...fields, ...more, id, version }, { token: by.token });
  };

  test("are not given by adding somebody", async () => {
    const chief = await lacking();
    expect(refusal(await addReader(chief))).toEqual(beyond);
    expect((await addWriter({}, chief)).status).toBe(200);
    expect((await addReader(await newChief())).status).toBe(200);
  });

  test("are not given by bringing somebody back who still holds another role", async () => {
    const gone = await addStaff(world, userTypes.writer, ["list_error_log"]);
    const second = await assignRole(world, gone.id, 6, []);
    expect((await world.call(writerUser.remove, { id: second }, { token: admin.token })).status).toBe(200);
    expect(refusal(await addWriter({ email: gone.email }, await newChief()))).toEqual(beyond);
    expect((await addWriter({ email: gone.email })).status).toBe(200);
  });

  test("are not reached by moving somebody's account to another address, nor by activating it, nor by its password", async () => {
    const chief = await lacking();
    const { body: row } = await addReader(admin);
    expect(refusal(await editReader(row as Writer, { email: address() }, chief))).toEqual(beyond);
    expect((await editReader(row as Writer, { lastName: "Renamed" }, chief)).status).toBe(200);
    const act = (action: "activate" | "deactivate") =>
      world.call(proofReaderUser.act, { ids: [row.id], action }, { token: chief.token });
    expect((await act("deactivate")).body.done).toEqual([row.id]);
    expect((await act("activate")).body.refused).toMatchObject([{ id: row.id }]);

    const sub = await addStaff(world, userTypes.subAdmin, [
      "list_editor_in_chief_user",
      "list_proof_reader_user",
    ]);
    const chosen = { newPassword: "Chosen!789", confirmPassword: "Chosen!789" };
    const change = (by: TestPerson) =>
      world.call(changeUserPassword, { id: row.id, ...chosen }, { token: by.token });
    expect(refusal(await change(sub))).toEqual(beyond);
    expect((await change(admin)).status).toBe(200);
  });
});

test("another address ends all sessions and links of the account, and the old address is told", async () => {
  const { body: row } = await addWriter();
  const before = await letterTo(world, row.email);
  const account = await accountOf(row.id);
  const token = await addSession(world, account.id, null);
  expect((await world.call(readAccount, {}, { token })).status).toBe(200);
  const after = address();
  expect((await editWriter(row, { email: after })).body.email).toBe(after);
  // A session that was looked up before is believed for half a second.
  await pause(700);
  expect((await world.call(readAccount, {}, { token })).status).toBe(401);
  const key = keyIn(before);
  const reset = { key, panel: "ADMIN", newPassword: "Chosen!789", confirmPassword: "Chosen!789" } as const;
  expect(refusal(await world.call(resetPassword, reset))).toEqual([400, "invalid_key"]);
  expect((await letterTo(world, row.email, 2)).subject).toBe(mailTexts.addressChanged.subject);
  expect(await world.sandbox.inbox.list({ to: after, limit: 1 })).toEqual([]);
});
