import { adminFrontUserCalls } from "@polyphon/contract/people/front-users/front-user-calls.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { listNotices } from "@polyphon/contract/notifications/notifications.contract.ts";
import {
  listUserBadges,
  readCurrentLevel,
  readLevelCriteria,
} from "@polyphon/contract/recognition/recognition.contract.ts";
import { setAutopilot } from "../../autopilot/choices/autopilot-setting.store.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addPost,
  addStaff,
  connectLinkedin,
  type TestPerson,
} from "../../../../test/people.ts";
import { runJob } from "../../../../test/run-job.ts";
import { openTestStorage, type TestStorage } from "../../../../test/services/test-storage.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { allScope, companyScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { ensureClickPartition } from "../../links/clicks/clicks.store.ts";
import { sharerFigures } from "../../sharing/sharing.api.ts";
import { checkPeople } from "./check-people.ts";
import { checkRecognition } from "./jobs/check-recognition.ts";
import { moveRecognition } from "../recognition.api.ts";
import { notifyOfRaisedLevel } from "../levels/listeners/notify-of-raised-level.ts";

let world: World;
let company: number;
let category: number;
let kept: TestStorage;

beforeAll(async () => {
  kept = await openTestStorage();
  world = await openWorld();
  await inTransaction(world.database, allScope("clicks"), (tx) =>
    ensureClickPartition(tx, new Date().toISOString().slice(0, 10)),
  );
}, 60_000);
beforeEach(async () => {
  company = await addCompany(world, { levels: true });
  category = await addCategory(world, [company]);
});
afterAll(() => world.close());

const dayMs = 86_400_000;
const by = ({ token }: TestPerson) => ({ token });

/** Shares sent at noon of a Monday, this one or one in each week before; clicks are on the last one. */
async function shared(person: TestPerson, count: number, weekly = false, clicks = 0): Promise<void> {
  const postIds = await Promise.all(Array.from({ length: count }, () => addPost(world, category)));
  await world.arrange(async (tx) => {
    const { rows } = await tx.client.query<{ id: number }>(
      `insert into share (company_id, user_id, post_id, network, voice, text, due_at, shared_at, state)
       select $1, $2, post, 'LINKEDIN', 'VOICE_1', 'words', at, at, 'SHARED'
       from unnest($3::bigint[]) with ordinality as given (post, number),
         lateral (select (date_trunc('week', now() at time zone 'Europe/Berlin') + interval '12 hours'
           - make_interval(weeks => case when $4 then number::int - 1 else 0 end)) at time zone 'Europe/Berlin' as at) times
       returning id`,
      [person.companyId, person.id, postIds, weekly],
    );
    await tx.client.query(
      "insert into click_count (share_id, company_id, persons, last_at) values ($1, $2, $3, now())",
      [rows[0]?.id, person.companyId, clicks],
    );
    await tx.client.query(
      `insert into click (company_id, share_id, at, kind, stream_id)
       select $1, $2::bigint, now() - make_interval(mins => n), 'PERSON', $2::bigint || '-' || n from generate_series(1, $3::int) n`,
      [person.companyId, rows[0]?.id, clicks],
    );
  });
}

const check = (people: readonly TestPerson[], of = company) =>
  inTransaction(world.database, companyScope(of), (tx) =>
    checkPeople(
      tx,
      of,
      people.map(({ id }) => id),
      new Date(),
    ),
  );
const levelOf = async (person: TestPerson) => (await world.call(readCurrentLevel, {}, by(person))).body;
const badgesOf = async (person: TestPerson) =>
  (await world.call(listUserBadges, {}, by(person))).body.items
    .map(({ badge }) => `${badge.family} ${badge.threshold}`)
    .toSorted((one, other) => one.localeCompare(other));
const set = (person: TestPerson, change: string) =>
  world.arrange((tx) => tx.client.query(`update account set ${change} where id = $1`, [person.id]));

async function almostInsider(): Promise<TestPerson> {
  const person = await addFrontUser(world, company);
  await connectLinkedin(world, person);
  await set(person, "headline = 'Engineer'");
  await world.arrange((tx) => setAutopilot(tx, { accountId: person.id, companyId: company }, true));
  await shared(person, 9);
  return person;
}
const dailyCheck = () => runJob(world, checkRecognition({ storage: kept.storage }));

describe("a level", () => {
  test("is returned as one word and rises after the missing share, with a notification [B7.2-29]", async () => {
    const person = await almostInsider();
    await check([person]);
    expect(await levelOf(person)).toBe("member");
    await shared(person, 1);
    await check([person]);
    await check([person]);
    expect(await levelOf(person)).toBe("insider");
    const { body } = await world.call(listNotices, {}, by(person));
    expect(body.items).toMatchObject([{ kind: "level-raised", values: { title: "Insider" } }]);
  });

  test("requires exactly what is shown, and reports the progress", async () => {
    const person = await almostInsider();
    await set(person, "headline = null");
    const { body } = await world.call(readLevelCriteria, {}, by(person));
    expect(body).toMatchObject({ on: true, level: "MEMBER", ofWeeks: 12 });
    expect(body.levels.map(({ level, reached }) => [level, reached])).toEqual([
      ["MEMBER", true],
      ["INSIDER", false],
      ["ELITE", false],
    ]);
    expect(body.levels[1]?.criteria).toEqual([
      { key: "shares", needed: 10, have: 9, met: false },
      { key: "networksOrAutopilot", needed: 2, have: 1, met: true },
      { key: "profile", needed: 1, have: 0, met: false },
    ]);
    expect(body.levels[2]?.criteria.map(({ key, needed }) => [key, needed])).toEqual([
      ["shares", 50],
      ["certificates", 1],
      ["weeks", 8],
    ]);
  });

  test("comes with the weeks that count towards it, and the streak up to now", async () => {
    const person = await addFrontUser(world, company);
    const before = await world.call(readLevelCriteria, {}, by(person));
    expect(before.body).toMatchObject({ weeks: Array.from({ length: 12 }, () => false), streak: 0 });
    await shared(person, 3, true);
    const { body } = await world.call(readLevelCriteria, {}, by(person));
    expect(body.weeks).toEqual([...Array.from({ length: 9 }, () => false), true, true, true]);
    expect(body.streak).toBe(3);
    expect(body.levels[2]?.criteria.find(({ key }) => key === "weeks")).toMatchObject({ have: 3 });
  });

  test("is never lowered, even when little is left of what earned it [C4-32]", async () => {
    const person = await addFrontUser(world, company, { level: "ELITE" });
    await shared(person, 1);
    await check([person]);
    expect(await levelOf(person)).toBe("elite");
  });

  test("is elite for everybody where the company has no levels [B6-04]", async () => {
    const open = await addCompany(world);
    const person = await addFrontUser(world, open);
    expect(await levelOf(person)).toBe("elite");
    const { body } = await world.call(readLevelCriteria, {}, by(person));
    expect(body).toMatchObject({ on: false, level: "ELITE" });
  });

  test("follows the requirements that staff set", async () => {
    const person = await almostInsider();
    await world.arrange((tx) =>
      tx.client.query("insert into app_setting (name, value) values ('levelInsiderShares', '9')"),
    );
    await check([person]);
    await world.arrange((tx) => tx.client.query("delete from app_setting"));
    expect(await levelOf(person)).toBe("insider");
  });

  test("that staff raise is announced like any other", async () => {
    const person = await addFrontUser(world, company);
    const staff = await addStaff(world, userTypes.subAdmin, ["list_front_user"]);
    await world.call(
      adminFrontUserCalls.act,
      { ids: [person.id], action: "PROMOTE" },
      { token: staff.token },
    );
    await runJob(
      world,
      { job: { name: "x" } as never, run: notifyOfRaisedLevel.run },
      {
        companyId: company,
        userId: person.id,
        level: "INSIDER",
      },
    );
    expect(await levelOf(person)).toBe("insider");
    const { body } = await world.call(listNotices, {}, by(person));
    expect(body.items.map(({ kind }) => kind)).toEqual(["level-raised"]);
  });
});

describe("badges", () => {
  test("are given for shares, weeks in a row and clicks, each once", async () => {
    const person = await addFrontUser(world, company);
    await shared(person, 12, true, 10);
    await check([person]);
    await check([person]);
    expect(await badgesOf(person)).toEqual(["REACH 10", "SHARING 1", "SHARING 10", "STREAK 12", "STREAK 4"]);
  });

  test("count weeks by the company's calendar, also around a clock change", async () => {
    const person = await addFrontUser(world, company);
    await shared(person, 2);
    const mondays = async (first: string, second: string) => {
      await world.arrange((tx) =>
        tx.client.query(
          `update share set shared_at = case when id = (select min(id) from share where user_id = $1)
             then $2::timestamptz else $3::timestamptz end where user_id = $1`,
          [person.id, first, second],
        ),
      );
      const figures = await world.arrange((tx) => sharerFigures(tx, [person.id], "Europe/Berlin"));
      return figures.get(person.id)?.mondays;
    };
    // A Sunday evening in UTC is Monday in Berlin in summer, and still Sunday in winter.
    expect(await mondays("2026-10-18T22:30:00Z", "2026-10-25T22:30:00Z")).toEqual(["2026-10-19"]);
    expect(await mondays("2026-10-18T21:30:00Z", "2026-10-25T23:30:00Z")).toEqual([
      "2026-10-12",
      "2026-10-26",
    ]);
  });

  test("stay when what earned them is gone", async () => {
    const person = await addFrontUser(world, company);
    await shared(person, 1);
    await check([person]);
    await world.arrange((tx) =>
      tx.client.query("update share set state = 'CANCELLED' where user_id = $1", [person.id]),
    );
    await check([person]);
    expect(await badgesOf(person)).toEqual(["SHARING 1"]);
  });

  test("are not given twice by two concurrent checks", async () => {
    const person = await addFrontUser(world, company);
    await shared(person, 10);
    await Promise.all([check([person]), check([person]), check([person])]);
    expect(await badgesOf(person)).toEqual(["SHARING 1", "SHARING 10"]);
  });

  test("are only for people of the company, and for own posts that were approved", async () => {
    const elsewhere = await addCompany(world);
    const [own, foreign] = [await addFrontUser(world, company), await addFrontUser(world, elsewhere)];
    for (const { id, companyId } of [own, foreign])
      await world.arrange((tx) =>
        tx.client.query(
          `insert into own_post (company_id, account_id, type, title, language, copy, status)
           values ($1, $2, 'TEXT', 'Own words', 'ENGLISH', '{}', 'APPROVED')`,
          [companyId, id],
        ),
      );
    await check([own, foreign]);
    expect([await badgesOf(own), await badgesOf(foreign)]).toEqual([["VOICE 1"], []]);
  });

  test("move with a person to another company", async () => {
    const to = await addCompany(world);
    const person = await addFrontUser(world, company);
    await shared(person, 1);
    await check([person]);
    await world.arrange((tx) => moveRecognition(tx, [person.id], to));
    const { rows } = await world.arrange((tx) =>
      tx.client.query<{ company: number }>(
        "select company_id as company from earned_badge where account_id = $1",
        [person.id],
      ),
    );
    expect(rows).toEqual([{ company: to }]);
  });
});

describe("the daily check", () => {
  test(
    "finds clicks, draws every picture, and a second run changes nothing",
    { timeout: 90_000 },
    async () => {
      const [clicked, quiet] = [await addFrontUser(world, company), await addFrontUser(world, company)];
      await shared(clicked, 1, false, 10);
      await shared(quiet, 1);
      await dailyCheck();
      expect(await badgesOf(clicked)).toEqual(["REACH 10", "SHARING 1"]);
      // Nobody clicked, so it was not checked.
      expect(await badgesOf(quiet)).toEqual([]);
      await dailyCheck();
      expect(await badgesOf(clicked)).toEqual(["REACH 10", "SHARING 1"]);
      const { rows } = await world.arrange((tx) =>
        tx.client.query<{ bare: number }>("select count(*)::int as bare from badge where media_id is null"),
      );
      expect(rows[0]?.bare).toBe(0);
    },
  );

  test(
    "raises the level of a person who has shared enough once the profile is complete",
    { timeout: 90_000 },
    async () => {
      const person = await almostInsider();
      await set(person, "headline = null");
      await shared(person, 1);
      await check([person]);
      expect(await levelOf(person)).toBe("member");
      await set(person, "headline = 'Engineer'");
      await dailyCheck();
      expect(await levelOf(person)).toBe("insider");
    },
  );

  test("checks the people of a page in a number of statements that does not grow with them", async () => {
    const people: TestPerson[] = [];
    for (let at = 0; at < 12; at += 1) people.push(await addFrontUser(world, company, { level: "ELITE" }));
    for (const person of people) await shared(person, 1);
    const statements = async (some: readonly TestPerson[]) => {
      let asked = 0;
      await inTransaction(world.database, companyScope(company), async (tx) => {
        const counting = new Proxy(tx.client, {
          get: (client, name) => {
            if (name === "query") asked += 1;
            const value: unknown = Reflect.get(client, name);
            return typeof value === "function" ? (value.bind(client) as unknown) : value;
          },
        });
        await checkPeople(
          { ...tx, client: counting },
          company,
          some.map(({ id }) => id),
          new Date(Date.now() + dayMs),
        );
      });
      return asked;
    };
    expect(await statements(people.slice(1))).toBe(await statements(people.slice(0, 1)));
  });
});
