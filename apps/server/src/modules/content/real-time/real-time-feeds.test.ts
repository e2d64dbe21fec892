import {
  listRealTimeFeeds,
  listStaffRealTime,
} from "@polyphon/contract/content/real-time/staff-real-time.contract.ts";
import {
  listRealTimeContents,
  readRealTimeContent,
} from "@polyphon/contract/content/real-time/real-time.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addFrontUser, addStaff, type TestPerson } from "../../../../test/people.ts";
import { openRealTimeFixture } from "../../../../test/content/real-time-fixture.ts";
import { runJob } from "../../../../test/run-job.ts";
import { openTestStorage, type TestStorage } from "../../../../test/services/test-storage.ts";
import { until } from "../../../../test/until.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { startWorker } from "../../../start-worker.ts";
import { clearRealTime } from "./jobs/clear-real-time.ts";
import { readFeeds } from "./jobs/read-feeds.ts";

let world: World;
let storage: TestStorage;
const fixture = openRealTimeFixture(() => world);
const folder = "enterprise/polyphon/category/5f1a2c64-7a0e-4d7e-9a55-0c0f6d1b9e21";
const at = (name: string) => `${world.sandbox.url}/feeds/${name}`;

beforeAll(async () => {
  storage = await openTestStorage();
  world = await openWorld({ settings: { S3_BUCKET: storage.settings.S3_BUCKET } });
});
afterAll(async () => {
  await fixture.close();
  await world.close();
});

const seenBy = async (person: TestPerson) =>
  (await world.call(listRealTimeContents, { limit: 100 }, { token: person.token })).body.items;

describe("a company's feed items", () => {
  test("appear in the employees' list once each, newest first, however many feeds and readings name them", async () => {
    const company = await fixture.follow(`${folder} ${at("rss.xml")} ${at("atom.xml")}`);
    const person = await addFrontUser(world, company);
    await fixture.read(company);
    await fixture.read(company);
    const items = await seenBy(person);
    expect(items.map(({ source }) => source)).toEqual([
      "Harbour Weekly",
      "Werkstatt Wirtschaft",
      "Work in Progress",
      "Energie Journal",
      "Signal & Noise",
      "Work in Progress",
    ]);
    expect(items[0]).toMatchObject({ language: "ENGLISH", linkDomain: "127.0.0.1", shared: false, likes: 0 });
  });

  test("follow its settings: count, language and the best by its type [C3company-12]", async () => {
    const engaging = await fixture.follow(folder, { type: "MOST_ENGAGING", count: 2 });
    const german = await fixture.follow(folder, { language: "GERMAN" });
    for (const company of [engaging, german]) await fixture.read(company);
    const best = await seenBy(await addFrontUser(world, engaging));
    expect(best.map(({ title }) => title).toSorted()).toEqual([
      "Quiet ports: how shore power changes a city's nights",
      "The four-day week after two years: fewer meetings, same output",
    ]);
    const ours = await seenBy(await addFrontUser(world, german));
    expect(ours.map(({ language }) => language)).toEqual(["GERMAN", "GERMAN"]);
  });

  test("have their pictures in our storage, and no address of another server", async () => {
    const company = await fixture.follow(at("atom.xml"), { count: 2 });
    const person = await addFrontUser(world, company);
    await fixture.read(company);
    // Only here, because a worker beside the other tests would read their feeds as well.
    const worker = await startWorker(world.config, world.log);
    try {
      const items = await until(
        () => seenBy(person),
        (found) => found.length > 0 && found.every(({ image }) => image !== null),
        30_000,
      );
      expect(items).toHaveLength(2);
      for (const { image } of items) {
        expect(image).toMatchObject({ width: 900, height: 471 });
        expect(image?.url).not.toContain(world.sandbox.url);
      }
    } finally {
      await worker.stop();
    }
  });

  test("are not read while the company's switch is off", async () => {
    const company = await fixture.follow(at("rss.xml"));
    await fixture.read(company);
    expect(await fixture.feedsOf(company)).toHaveLength(1);
    await world.arrange((tx) =>
      tx.client.query("update company set real_time_content = false where id = $1", [company]),
    );
    await runJob(world, readFeeds);
    expect(await fixture.feedsOf(company)).toEqual([]);
    expect(await fixture.settingsOf(company)).toEqual([]);
  });

  test("are not seen by another company, which gets its own copy of the same page", async () => {
    const [one, other] = [await fixture.follow(at("rss.xml")), await fixture.follow(at("rss.xml"))];
    await fixture.read(one);
    expect(await seenBy(await addFrontUser(world, other))).toEqual([]);
    await fixture.read(other);
    const [mine] = await seenBy(await addFrontUser(world, one));
    const theirs = await addFrontUser(world, other);
    expect(await seenBy(theirs)).toHaveLength(6);
    const foreign = await world.call(readRealTimeContent, { id: mine?.id ?? 0 }, { token: theirs.token });
    expect(foreign.problem.code).toBe("not_found");
  });
});

describe("a feed that cannot be read", () => {
  test("reports the reason to staff, is read less often, blocks no other feed, and recovers after one success", async () => {
    const company = await fixture.follow(`${at("gone.xml")} ${at("rss.xml")} ${at("page.html")}`);
    await fixture.read(company);
    await fixture.read(company);
    const staff = await addStaff(world, 0, ["list_real_time_content"]);
    const { body } = await world.call(listRealTimeFeeds, { companyId: company }, { token: staff.token });
    expect(body).toMatchObject({ feeds: 3, failing: 2 });
    expect(body.items.map(({ trouble, failures }) => [trouble, failures])).toEqual([
      ["UNREADABLE", 2],
      ["STATUS", 2],
      [null, 0],
    ]);
    expect(body.items[2]).toMatchObject({ title: "Morning papers" });
    expect(body.items[2]?.lastSuccessAt).not.toBeNull();
    const wait = Date.parse(body.items[0]?.nextAt ?? "") - Date.now();
    expect(wait).toBeGreaterThan(55 * 60_000);
    expect(wait).toBeLessThan(65 * 60_000);
    expect(await seenBy(await addFrontUser(world, company))).toHaveLength(6);

    await world.arrange((tx) =>
      tx.client.query("update real_time_feed set address = $2 where company_id = $1 and trouble = 'STATUS'", [
        company,
        at("feed.json"),
      ]),
    );
    await world.arrange((tx) =>
      tx.client.query("update company set feedly_collection = $2 where id = $1", [
        company,
        `${at("feed.json")} ${at("rss.xml")}`,
      ]),
    );
    await fixture.read(company);
    const feeds = await fixture.feedsOf(company);
    expect(feeds.map(({ failures, trouble }) => [failures, trouble])).toEqual([
      [0, null],
      [0, null],
    ]);
  });

  test("is claimed once, even when the schedule fires twice", async () => {
    const company = await fixture.follow(at("rss.xml"));
    await Promise.all([runJob(world, readFeeds), runJob(world, readFeeds)]);
    const [feed] = await fixture.feedsOf(company);
    expect(feed?.nextAt.getTime()).toBeGreaterThan(Date.now() + 14 * 60_000);
    const { rows } = await world.arrange((tx) =>
      tx.client.query(
        "select from pgboss.job where name = 'content/read-feed' and (data->>'companyId')::bigint = $1",
        [company],
      ),
    );
    expect(rows).toHaveLength(1);
  });
});

describe("old and surplus items", () => {
  test("are deleted, except those that became posts, and do not come back", async () => {
    const company = await fixture.follow(at("rss.xml"));
    const ids = await fixture.addItems(company, 520);
    const [kept] = ids.slice(-1);
    await world.arrange((tx) =>
      tx.client.query("update real_time_item set taken = true where id = $1", [kept]),
    );
    await world.arrange((tx) =>
      tx.client.query(
        "update real_time_item set published_at = now() - interval '31 days' where id = any($1)",
        [ids.slice(0, 5)],
      ),
    );
    await runJob(world, clearRealTime);
    const left = async () => {
      const { rows } = await world.arrange((tx) =>
        tx.client.query<{ id: number }>("select id from real_time_item where company_id = $1", [company]),
      );
      return rows.map(({ id }) => id);
    };
    const after = await left();
    expect(after).toHaveLength(501);
    expect(after).toContain(kept);
    expect(after.some((id) => ids.slice(0, 5).includes(id))).toBe(false);

    // Five of the six stories are older than the five hundredth item, which is about nine hours old.
    await fixture.read(company);
    expect((await left()).length).toBeLessThanOrEqual(503);
  });

  test("are paged quickly by staff among ten thousand, without one missing or twice", async () => {
    const company = await fixture.follow("");
    await fixture.addItems(company, 10_000, "Many");
    const staff = await addStaff(world, 0, ["list_real_time_content"]);
    const seen: number[] = [];
    let after: string | undefined;
    let slowest = 0;
    for (let page = 0; page < 12; page += 1) {
      const from = performance.now();
      const { body } = await world.call(
        listStaffRealTime,
        { companyId: company, limit: 100, ...(after === undefined ? {} : { after }) },
        { token: staff.token },
      );
      slowest = Math.max(slowest, performance.now() - from);
      seen.push(...body.items.map(({ id }) => id));
      after = body.next ?? undefined;
    }
    expect(new Set(seen).size).toBe(1_200);
    expect(slowest).toBeLessThan(5_000);
  });
});
