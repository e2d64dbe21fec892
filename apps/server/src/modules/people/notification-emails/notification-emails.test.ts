import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import { userNotificationEmail as entry } from "@polyphon/contract/people/user-notification-email.resource.ts";
import { permissionKeys, userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { addStaff, type TestPerson } from "../../../../test/people.ts";
import { refusal } from "../../../../test/sharing/sharing-fixture.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { addressesFor } from "../people.api.ts";

let world: World;
let admin: TestPerson;

beforeAll(async () => {
  world = await openWorld();
  admin = await addStaff(world, userTypes.superAdmin, []);
});
afterAll(() => world.close());
beforeEach(() => world.arrange((tx) => tx.client.query("delete from user_notification_email")));

const input = (email: string, more: Partial<CallOf<typeof entry.add>> = {}) => ({
  email,
  inactivity: true,
  autopilot: false,
  broadcast: false,
  ...more,
});
const add = (email: string, more = {}) => world.call(entry.add, input(email, more), { token: admin.token });

describe("the notification e-mail configuration", () => {
  test("sets for each address whether it gets mails about inactivity, autopilot and broadcasts [C3other-32]", async () => {
    const { body: row } = await add("Office@Mail.example", { broadcast: true });
    expect(row).toMatchObject({
      email: "office@mail.example",
      inactivity: true,
      autopilot: false,
      broadcast: true,
    });
    await add("pilot@mail.example", { inactivity: false, autopilot: true });
    const notified = await world.arrange(async (tx) => [
      await addressesFor(tx, "inactivity"),
      await addressesFor(tx, "autopilot"),
      await addressesFor(tx, "broadcast"),
    ]);
    expect(notified).toEqual([["office@mail.example"], ["pilot@mail.example"], ["office@mail.example"]]);
    const changed = await world.call(
      entry.edit,
      { ...input("office@mail.example", { inactivity: false }), id: row.id, version: 1 },
      { token: admin.token },
    );
    expect(changed.body).toMatchObject({ inactivity: false, broadcast: false, version: 2 });
  });

  test("takes no address twice, however it is written, also when another entry is edited [C5other-07]", async () => {
    await add("office@mail.example");
    const again = await add("OFFICE@mail.example");
    expect(again.problem).toMatchObject({ error: "duplicate", violations: [{ field: "email" }] });
    const other = (await add("other@mail.example")).body;
    const taken = await world.call(
      entry.edit,
      { ...input("office@mail.example"), id: other.id, version: 1 },
      { token: admin.token },
    );
    expect(refusal(taken)).toEqual([409, "duplicate"]);
  });

  test("has at most 50 entries, also when several are added at once [C5other-08] [A9-32]", async () => {
    await world.arrange((tx) =>
      tx.client.query(
        "insert into user_notification_email (email) select 'p' || n || '@mail.example' from generate_series(1, 48) n",
      ),
    );
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(`${unique("new")}@mail.example`)));
    const errors = answers.map(({ status, problem }) => (status === 200 ? "added" : problem.error));
    expect(errors.toSorted()).toEqual([
      "added",
      "added",
      "too_many_entries",
      "too_many_entries",
      "too_many_entries",
    ]);
    expect(answers.find(({ status }) => status !== 200)?.problem.description).toContain("50");
    const { body } = await world.call(entry.count, {}, { token: admin.token });
    expect(body.count).toBe(50);
  });

  test("requires full access, whatever permissions somebody holds", async () => {
    const { token } = await addStaff(world, userTypes.subAdmin, permissionKeys);
    expect(refusal(await world.call(entry.list, {}, { token }))).toEqual([403, "access_denied"]);
    const answer = await world.call(entry.add, input("a@mail.example"), { token });
    expect(refusal(answer)).toEqual([403, "access_denied"]);
  });
});
