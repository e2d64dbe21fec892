import {
  countUnread,
  listNotices,
  markNoticesSeen,
} from "@polyphon/contract/notifications/notifications.contract.ts";
import { listNotificationReaders } from "@polyphon/contract/outreach/outreach.contract.ts";
import { staffNotification } from "@polyphon/contract/outreach/staff-notification.resource.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCompany, addFrontUser, addStaff, type TestPerson } from "../../../../test/people.ts";
import { runJob } from "../../../../test/run-job.ts";
import { until } from "../../../../test/until.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { sendNotification } from "./jobs/send-notification.ts";

let world: World;
let company: number;
let neighbour: number;
let provider: TestPerson;
let corporate: TestPerson;
let stranger: TestPerson;
let without: TestPerson;

beforeAll(async () => {
  world = await openWorld({ worker: true });
  const keys = ["list_notification"] as const;
  [company, neighbour] = [await addCompany(world), await addCompany(world)];
  provider = await addStaff(world, userTypes.subAdmin, keys);
  corporate = await addStaff(world, userTypes.corporateAdmin, keys, company);
  stranger = await addStaff(world, userTypes.corporateAdmin, keys, neighbour);
  without = await addStaff(world, userTypes.subAdmin, ["list_post"]);
}, 60_000);
afterAll(() => world.close());

const by = ({ token }: TestPerson) => ({ token });
const fieldsOf = ({ problem }: { problem: { violations?: readonly { field: string }[] | undefined } }) =>
  problem.violations?.map(({ field }) => field);

describe("notifications of the staff", () => {
  const add = (change: object = {}, who = provider) =>
    world.call(
      staffNotification.add,
      { title: "Welcome", message: "Please connect LinkedIn.", company, users: [], ...change },
      by(who),
    );
  const read = async (id: number, who = provider) =>
    (await world.call(staffNotification.get, { id }, by(who))).body;
  const sent = (id: number) =>
    until(
      () => read(id),
      ({ sendStatus }) => sendStatus === "SENT",
    );
  const noticesOf = async (person: TestPerson) =>
    (await world.call(listNotices, {}, by(person))).body.items.filter(({ kind }) => kind === "staff-message");

  test("have title, message, company, users, send status and read status, and reach the bell of everybody [C3other-19]", async () => {
    const home = await addCompany(world);
    const people = [await addFrontUser(world, home), await addFrontUser(world, home)];
    const { status, body } = await add({ company: home });
    expect([status, body.sendStatus, body.readStatus]).toEqual([200, "PENDING", "UNREAD"]);
    expect(await sent(body.id)).toMatchObject({
      title: "Welcome",
      message: "Please connect LinkedIn.",
      company: { id: home },
      users: [],
      recipients: 2,
      readers: 0,
      readStatus: "UNREAD",
    });
    for (const person of people) {
      expect((await world.call(countUnread, {}, by(person))).body.count).toBe(1);
      expect(await noticesOf(person)).toMatchObject([
        { values: { title: "Welcome", message: "Please connect LinkedIn." }, href: null, seen: false },
      ]);
    }
    const [first] = people;
    if (!first) throw new Error("nobody");
    const [notice] = await noticesOf(first);
    await world.call(markNoticesSeen, { upTo: notice?.id ?? 0 }, by(first));
    expect(await read(body.id)).toMatchObject({ readers: 1, readStatus: "PARTLY_READ" });
    const readers = await world.call(listNotificationReaders, { id: body.id }, by(provider));
    expect(readers.body.items.map(({ email, seenAt }) => [email, seenAt !== null])).toEqual(
      people.map(({ email }, at) => [email, at === 0]),
    );
    const seen = await world.call(listNotificationReaders, { id: body.id, seen: "true" }, by(provider));
    expect(seen.body.items.map(({ id }) => id)).toEqual([first.id]);
  });

  test("reach the chosen users only, each once, however often the job runs", async () => {
    const home = await addCompany(world);
    const [chosen, other] = [await addFrontUser(world, home), await addFrontUser(world, home)];
    const { body } = await add({ company: home, users: [chosen.id, chosen.id] });
    await sent(body.id);
    for (let turn = 0; turn < 2; turn += 1)
      await runJob(world, sendNotification, { notificationId: body.id });
    expect([await noticesOf(chosen), await noticesOf(other)]).toEqual([
      expect.objectContaining({ length: 1 }),
      [],
    ]);
    expect(await read(body.id)).toMatchObject({ recipients: 1, users: [{ id: chosen.id }] });
  });

  test("resume after the last step when a crash is over, and notify nobody twice", async () => {
    const home = await addCompany(world);
    const people: TestPerson[] = [];
    for (let at = 0; at < 4; at += 1) people.push(await addFrontUser(world, home));
    const id = await world.arrange(async (tx) => {
      const { rows } = await tx.client.query<{ id: number }>(
        `with made as (insert into staff_notification (company_id, title, message, send_status, recipients, sent_up_to)
           values ($1, 'Half', 'way', 'SENDING', 2, $2) returning id),
         notified as (insert into notice (company_id, account_id, kind, values, once_key)
           select $1, a, 'staff-message', '{}', 'staff-notification:' || made.id from made, unnest($3::bigint[]) a)
         select id from made`,
        [home, people[1]?.id, people.slice(0, 2).map(({ id }) => id)],
      );
      return rows[0]?.id ?? 0;
    });
    await runJob(world, sendNotification, { notificationId: id });
    expect(await read(id)).toMatchObject({ sendStatus: "SENT", recipients: 4 });
    for (const person of people) expect(await noticesOf(person)).toHaveLength(1);
  });

  test("take a title of at most 255 characters and a message of at most 500 [C5other-03] [C5other-04]", async () => {
    expect((await add({ title: "t".repeat(255), message: "m".repeat(500) })).status).toBe(200);
    expect(fieldsOf(await add({ title: "t".repeat(256) }))).toEqual(["title"]);
    expect(fieldsOf(await add({ message: "m".repeat(501) }))).toEqual(["message"]);
  });

  test("name users of their company only", async () => {
    const foreign = await addFrontUser(world, neighbour);
    const refused = await add({ users: [foreign.id] });
    expect([refused.problem.error, fieldsOf(refused)]).toEqual(["not_found", ["users"]]);
  });

  test("require list_notification; a company's staff see those of their company [C6-25]", async () => {
    const { id } = (await add()).body;
    expect((await world.call(staffNotification.list, {}, by(without))).status).toBe(403);
    expect((await world.call(staffNotification.get, { id }, by(corporate))).status).toBe(200);
    expect((await world.call(staffNotification.get, { id }, by(stranger))).status).toBe(404);
    expect((await world.call(listNotificationReaders, { id }, by(stranger))).status).toBe(404);
    expect((await add({}, corporate)).status).toBe(403);
  });
});
