import { login, readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { letterTo } from "../../../../test/letters.ts";
import { addCompany, addFrontUser, password, type TestPerson } from "../../../../test/people.ts";
import { runJob } from "../../../../test/run-job.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { remindInactive } from "./jobs/remind-inactive.ts";

let world: World;
let companyId: number;

beforeAll(async () => {
  world = await openWorld({ worker: true });
  companyId = await addCompany(world);
});
afterAll(() => world.close());

const run = () => runJob(world, remindInactive);

async function awayFor(person: TestPerson, days: number): Promise<void> {
  await world.arrange((tx) =>
    tx.client.query(
      "update account set last_login_at = now() - make_interval(days => $2, hours => 1) where id = $1",
      [person.id, days],
    ),
  );
}

/** The same absence a day later: what was sent is a day older too. */
async function nextDay(person: TestPerson): Promise<void> {
  await world.arrange(async (tx) => {
    const day = "interval '1 day'";
    await tx.client.query(`update account set last_login_at = last_login_at - ${day} where id = $1`, [
      person.id,
    ]);
    await tx.client.query(
      `update inactivity_reminder set since = since - ${day}, sent_at = sent_at - ${day} where account_id = $1`,
      [person.id],
    );
  });
}

async function mailsTo(person: TestPerson): Promise<{ template: string; days: number }[]> {
  const { rows } = await world.arrange((tx) =>
    tx.client.query<{ template: string; days: number }>(
      `select template, (values ->> 'days')::int as days from mail where recipient = $1 and template like 'inactivity%'
       order by id`,
      [person.email],
    ),
  );
  return rows;
}

async function statusOf({ id }: TestPerson): Promise<string | undefined> {
  const { rows } = await world.arrange((tx) =>
    tx.client.query<{ status: string }>("select status from account where id = $1", [id]),
  );
  return rows[0]?.status;
}

describe("an inactive employee", () => {
  test("is reminded at 10, 30, 45 and 60 days, on no other day and never twice [C9-07]", async () => {
    const person = await addFrontUser(world, companyId);
    for (const [days, mails] of [
      [9, 0],
      [10, 1],
      [11, 1],
      [29, 1],
      [30, 2],
      [44, 2],
      [45, 3],
      [59, 3],
      [60, 4],
    ] as const) {
      await world.arrange((tx) =>
        tx.client.query(
          `with moved as (update account set last_login_at = now() - make_interval(days => $2, hours => 1)
             where id = $1 returning last_login_at)
           update inactivity_reminder set since = moved.last_login_at, sent_at = now() - interval '1 day'
           from moved where account_id = $1`,
          [person.id, days],
        ),
      );
      await run();
      await run();
      expect([days, (await mailsTo(person)).length]).toEqual([days, mails]);
    }
    expect(await mailsTo(person)).toEqual([
      { template: "inactivity-reminder", days: 10 },
      { template: "inactivity-reminder", days: 30 },
      { template: "inactivity-reminder", days: 45 },
      { template: "inactivity-warning", days: 60 },
    ]);
    await letterTo(world, person.email, 4);
    const letters = await world.sandbox.inbox.list({ to: person.email, limit: 10 });
    expect(letters.map(({ subject }) => subject)).toContain("Your account will be deactivated");
    expect(await statusOf(person)).toBe("ENABLED");
  });

  test("past the company's limit is deactivated and signed out, a day after the warning", async () => {
    const short = await addCompany(world);
    await world.arrange((tx) =>
      tx.client.query("update company set allowed_inactivity_days = 45 where id = $1", [short]),
    );
    const person = await addFrontUser(world, short);
    await awayFor(person, 70);
    await run();
    await run();
    expect([await statusOf(person), await mailsTo(person)]).toEqual([
      "ENABLED",
      [{ template: "inactivity-warning", days: 70 }],
    ]);
    await nextDay(person);
    await run();
    expect(await statusOf(person)).toBe("DEACTIVATED");
    await pause(700);
    expect((await world.call(readAccount, {}, { token: person.token })).status).toBe(401);
    const { rows } = await world.arrange((tx) =>
      tx.client.query("select actor_id, changes from record_change where subject_id = $1", [person.id]),
    );
    expect(rows).toEqual([
      { actor_id: null, changes: [{ field: "status", before: "ENABLED", after: "DEACTIVATED" }] },
    ]);
  });

  test("is reported only to the addresses that are set up for inactivity", async () => {
    const [hears, deaf] = [`${unique("office")}@mail.example`, `${unique("office")}@mail.example`];
    await world.arrange((tx) =>
      tx.client.query(
        `insert into user_notification_email (email, inactivity, autopilot, broadcast)
         values ($1, true, false, false), ($2, false, true, true)`,
        [hears, deaf],
      ),
    );
    const person = await addFrontUser(world, companyId);
    const guarded = await addCompany(world);
    await world.arrange((tx) =>
      tx.client.query("update company set works_council = true where id = $1", [guarded]),
    );
    const colleague = await addFrontUser(world, guarded);
    const notified = async () => {
      const { rows } = await world.arrange((tx) =>
        tx.client.query<{ recipient: string; values: { warned: number; names: string[] } }>(
          "select recipient, values from mail where recipient = any($1) and template = 'inactivity-told'",
          [[hears, deaf]],
        ),
      );
      return rows;
    };
    await awayFor(person, 10);
    await run();
    expect(await notified()).toEqual([]);
    await awayFor(person, 61);
    await awayFor(colleague, 61);
    await run();
    await run();
    // Works-council mode is why the second one has no name.
    expect(await notified()).toEqual([
      { recipient: hears, values: { warned: 2, deactivated: 0, names: ["Frida Front"], more: 1 } },
    ]);
    await letterTo(world, hears, 1);
  });

  test("who returns is not deactivated, and the reminders start over", async () => {
    const person = await addFrontUser(world, companyId);
    await awayFor(person, 61);
    await run();
    await nextDay(person);
    const captcha = unique("fresh");
    const back = await world.call(login, { username: person.email, password, captcha, panel: "FRONT" });
    expect(back.status).toBe(200);
    await run();
    expect(await statusOf(person)).toBe("ENABLED");
    await awayFor(person, 10);
    await run();
    expect((await mailsTo(person)).map(({ template }) => template)).toEqual([
      "inactivity-warning",
      "inactivity-reminder",
    ]);
  });
});
