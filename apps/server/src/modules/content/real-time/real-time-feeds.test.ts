import {
  listRealTimeFeeds,
  listStaffRealTime,
} from "@polyphon/contract/content/real-time/real-time-desk.contract.ts";
import {
  listRealTimeContents,
  readRealTimeContent,
} from "@polyphon/contract/content/real-time/real-time.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addFrontUser, addStaff, type TestPerson } from "../../../../test/people.ts";
import { openRealTimeDesk } from "../../../../test/content/real-time-desk.ts";
import { runJob } from "../../../../test/run-job.ts";
import { openTestStorage, type TestStorage } from "../../../../test/services/test-storage.ts";
import { until } from "../../../../test/until.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { startWorker } from "../../../start-worker.ts";
import { clearRealTime } from "./jobs/clear-real-time.ts";
import { readFeeds } from "./jobs/read-feeds.ts";

let world: World;
let storage: TestStorage;
const desk = openRealTimeDesk(() => world);
const folder = "enterprise/polyphon/category/5f1a2c64-7a0e-4d7e-9a55-0c0f6d1b9e21";
const at = (name: string) => `${world.sandbox.url}/feeds/${name}`;

beforeAll(async () => {
  storage = await openTestStorage();
  world = await openWorld({ settings: { S3_BUCKET: storage.settings.S3_BUCKET } });
});
afterAll(async () => {
  await desk.close();
  await world.close();
});

const seenBy = async (person: TestPerson) =>
  (await world.call(listRealTimeContents, { limit: 100 }, { token: person.token })).body.items;

describe("what a company's feeds bring", () => {
  test("stands in the employees' list, newest first, each page once, however many feeds and readings name it", async () => {
    const company = await desk.follow(`${folder} ${at("rss.xml")} ${at("atom.xml")}`);
    const person = await addFrontUser(world, company);
    await desk.read(company);
    await desk.read(company);
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

  test("is what its settings ask for: count, language and the best by its type [C3company-12]", async () => {
    const engaging = await desk.follow(folder, { type: "MOST_ENGAGING", count: 2 });
    const german = await desk.follow(folder, { language: "GERMAN" });
    for (const company of [engaging, german]) await desk.read(company);
    const best = await seenBy(await addFrontUser(world, engaging));
    expect(best.map(({ title }) => title).toSorted()).toEqual([
      "Quiet ports: how shore power changes a city's nights",
      "The four-day week after two years: fewer meetings, same output",
    ]);
    const ours = await seenBy(await addFrontUser(world, german));
    expect(ours.map(({ language }) => language)).toEqual(["GERMAN", "GERMAN"]);
  });

  test("has its pictures in our storage, and no address of another server", async () => {
    const company = await desk.follow(at("atom.xml"), { count: 2 });
    const person = await addFrontUser(world, company);
    await desk.read(company);
    // Only here, as a worker beside the other tests would read their feeds as well.
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

  test("is nothing while the company has the switch off, or is closed", async () => {
    const company = await desk.follow(at("rss.xml"));
    await desk.read(company);
    expect(await desk.feedsOf(company)).toHaveLength(1);
    await world.arrange((tx) =>
      tx.client.query("update company set real_time_content = false where id = $1", [company]),
    );
    await runJob(world, readFeeds);
    expect(await desk.feedsOf(company)).toEqual([]);
    expect(await desk.settingsOf(company)).toEqual([]);
  });

  test("is not seen by another company, which gets its own copy of the same page", async () => {
    const [one, other] = [await desk.follow(at("rss.xml")), await desk.follow(at("rss.xml"))];
    await desk.read(one);
    expect(await seenBy(await addFrontUser(world, other))).toEqual([]);
    await desk.read(other);
    const [mine] = await seenBy(await addFrontUser(world, one));
    const theirs = await addFrontUser(world, other);
    expect(await seenBy(theirs)).toHaveLength(6);
    const foreign = await world.call(readRealTimeContent, { id: mine?.id ?? 0 }, { token: theirs.token });
    expect(foreign.problem.code).toBe("not_found");
  });
});

describe("a feed that cannot be read", () => {
  test("says why to staff, is asked less often, stops nobody else, and is well again after one success", async () => {
    const company = await desk.follow(`${at("gone.xml")} ${at("rss.xml")} ${at("page.html")}`);
    await desk.read(company);
    await desk.read(company);
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
    await desk.read(company);
    const feeds = await desk.feedsOf(company);
    expect(feeds.map(({ failures, trouble }) => [failures, trouble])).toEqual([
      [0, null],
      [0, null],
    ]);
  });

  test("is claimed once, also when the clock strikes twice", async () => {
    const company = await desk.follow(at("rss.xml"));
    await Promise.all([runJob(world, readFeeds), runJob(world, readFeeds)]);
    const [feed] = await desk.feedsOf(company);
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

describe("what has become old or too much", () => {
  test("is cleared away, but not what somebody made a post of, and it does not come back", async () => {
    const company = await desk.follow(at("rss.xml"));
    const ids = await desk.addItems(company, 520);
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
    await desk.read(company);
    expect((await left()).length).toBeLessThanOrEqual(503);
  });

  test("of ten thousand items is listed by staff page by page, without one missing or twice, and fast", async () => {
    const company = await desk.follow("");
    await desk.addItems(company, 10_000, "Many");
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
    expect(slowest).toBeLessThan(1_000);
  });
});
