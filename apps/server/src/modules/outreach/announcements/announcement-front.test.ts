import { limits } from "@polyphon/contract/limits.ts";
import {
  listUnseenAnnouncements,
  markAnnouncementsViewed,
} from "@polyphon/contract/outreach/announcement-front.contract.ts";
import { addGroup, associateLogin } from "@polyphon/contract/people/groups.contract.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { addCompany, addFrontUser, addStaff, type TestPerson } from "../../../../test/people.ts";
import { quickest } from "../../../../test/quickest.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { findUnseen } from "./announcement-view.store.ts";

const zone = "Pacific/Auckland";
const hour = 3_600_000;
let world: World;
let company: number;
let neighbour: number;
let person: TestPerson;

beforeAll(async () => {
  world = await openWorld();
}, 60_000);
beforeEach(async () => {
  company = await addCompany(world, { timeZone: zone, groups: true });
  neighbour = await addCompany(world);
  person = await addFrontUser(world, company);
});
afterAll(() => world.close());

const inHours = (hours: number) => new Date(Date.now() + hours * hour);

function announce(from: number, until: number, companies = [company]): Promise<number> {
  return world.arrange(async (tx) => {
    const { rows } = await tx.client.query<{ id: number }>(
      `with made as (insert into announcement (title, message, starts_at, ends_at)
         values ($1, '<p>It starts on <strong>Monday</strong>.</p>', $2, $3) returning id),
       joined as (insert into announcement_company (announcement_id, company_id)
         select made.id, c from made, unnest($4::bigint[]) c)
       select id from made`,
      [unique("News"), inHours(from), inHours(until), companies],
    );
    return rows[0]?.id ?? 0;
  });
}
const unseenBy = async ({ token }: { token: string }, date?: string) =>
  (await world.call(listUnseenAnnouncements, date === undefined ? {} : { date }, { token })).body
    .announcements;
const idsFor = async (who: { token: string }, date?: string) =>
  (await unseenBy(who, date)).map(({ id }) => id);
const view = (who: { token: string }, ids: number[]) =>
  world.call(markAnnouncementsViewed, { ids }, { token: who.token });

describe("announcements of a company", () => {
  test("come as a list of id, title and message while they run, the oldest first [B3-35] [B7.1-09]", async () => {
    const later = await announce(-1, 24);
    const first = await announce(-48, 24, [company, neighbour]);
    await announce(1, 24);
    await announce(-48, -1);
    await announce(-48, 24, [neighbour]);
    const list = await unseenBy(person);
    expect(list.map(({ id }) => id)).toEqual([first, later]);
    expect(Object.keys(list[0] ?? {})).toEqual(["id", "title", "message"]);
    expect(list[0]?.message).toBe("<p>It starts on <strong>Monday</strong>.</p>");
    expect([listUnseenAnnouncements.path, markAnnouncementsViewed.path]).toEqual([
      "/services/front/api/announcement/user/not-viewed",
      "/services/front/api/announcement/user/mark-as-viewed",
    ]);
  });

  test("are asked for with the date, which is a day of the company's calendar [B7.2-26]", async () => {
    const id = await announce(-1, 1);
    const today = localDateOf(new Date(), zone);
    expect(await idsFor(person, today)).toEqual([id]);
    expect(await idsFor(person, "2020-01-01")).toEqual([]);
    const odd = await world.call(listUnseenAnnouncements, { date: "today" }, { token: person.token });
    expect([odd.status, odd.problem.code]).toEqual([400, 10012]);
  });

  test("are marked as viewed by ids in the query, and then hidden from that person only [B4.5-01] [B7.2-08]", async () => {
    const [one, two, three] = [await announce(-3, 24), await announce(-2, 24), await announce(-1, 24)];
    const other = await addFrontUser(world, company);
    const response = await fetch(
      `${world.api.url}${markAnnouncementsViewed.path}?ids=${one}&ids=${two}&ids=${one}`,
      { method: "PATCH", headers: { authorization: `Bearer ${person.token}` } },
    );
    expect([response.status, await response.json()]).toEqual([200, { ids: [one, two] }]);
    expect(await idsFor(person)).toEqual([three]);
    const alone = await fetch(`${world.api.url}${markAnnouncementsViewed.path}?ids=${three}`, {
      method: "PATCH",
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(alone.status).toBe(200);
    expect(await idsFor(person)).toEqual([]);
    expect(await idsFor(other)).toEqual([one, two, three]);
  });

  test("stay viewed when they are closed twice at once", async () => {
    const id = await announce(-1, 24);
    const answers = await Promise.all([view(person, [id]), view(person, [id])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await idsFor(person)).toEqual([]);
  });

  test("of another company cannot be marked, and neither can own ones in the same request", async () => {
    const own = await announce(-1, 24);
    const foreign = await announce(-1, 24, [neighbour]);
    const refused = await view(person, [own, foreign]);
    expect([refused.status, refused.problem.error]).toEqual([404, "not_found"]);
    expect(await idsFor(person)).toEqual([own]);
    expect((await view(person, [])).problem.code).toBe(10012);
  });

  test("belong to the person: what a group's account has viewed counts as viewed", async () => {
    const id = await announce(-1, 24);
    const { body: group } = await world.call(
      addGroup,
      { accountName: unique("group"), groupType: "PUBLIC" },
      { token: person.token },
    );
    const { body } = await world.call(associateLogin, { id: group.id }, { token: person.token });
    const entered = { token: body.access_token };
    expect(await idsFor(entered)).toEqual([id]);
    await view(entered, [id]);
    expect(await idsFor(person)).toEqual([]);
  });

  test("are refused to staff and visitors", async () => {
    const staff = await addStaff(world, 0, []);
    const answers = [
      await world.call(listUnseenAnnouncements, {}, { token: staff.token }),
      await world.call(listUnseenAnnouncements, {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 401]);
  });

  test("come twenty at a time, and those of many years cost nothing", async () => {
    await world.arrange((tx) =>
      tx.client.query(
        `with made as (insert into announcement (title, message, starts_at, ends_at)
           select 'Old ' || n, 'Over', now() - interval '3 days' - n * interval '1 hour', now() - interval '2 days' - n * interval '1 hour'
           from generate_series(1, 10000) n returning id)
         insert into announcement_company (announcement_id, company_id) select id, $1 from made`,
        [company],
      ),
    );
    await world.arrange((tx) => tx.client.query("analyze announcement, announcement_company"));
    for (let more = 0; more <= limits.announcement.atOnce; more += 1) await announce(-1, 24);
    const list = await unseenBy(person);
    expect(list).toHaveLength(limits.announcement.atOnce);
    const find = () =>
      world.arrange((tx) =>
        findUnseen(tx, company, person.id, { now: new Date(), endedAfter: inHours(-25), limit: 100 }),
      );
    expect(await quickest(find)).toBeLessThan(100);
  });
});
