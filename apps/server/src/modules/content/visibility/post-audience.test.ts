import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import type { HiddenReason } from "@polyphon/contract/content/content.ts";
import { saveFilter } from "@polyphon/contract/content/feed/feed.contract.ts";
import { readPostAs, readPostAudience } from "@polyphon/contract/content/post/post-audience.contract.ts";
import { type PermissionKey, userTypes } from "@polyphon/contract/permissions.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addPost,
  addStaff,
  type PostOptions,
  type TestPerson,
} from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";

const rights: readonly PermissionKey[] = ["view_post", "list_front_user"];
let world: World;
let provider: TestPerson;

beforeAll(async () => {
  world = await openWorld();
  provider = await addStaff(world, userTypes.subAdmin, rights);
});
afterAll(() => world.close());

/** A company with a category of its own, its programme manager and one employee. */
async function setup(options: Parameters<typeof addCompany>[1] = {}) {
  const company = await addCompany(world, options);
  const category = await addCategory(world, [company]);
  const manager = await addStaff(world, userTypes.corporateAdmin, rights, company);
  const employee = await addFrontUser(world, company);
  return { company, category, manager, employee };
}

const audience = (id: number, person: TestPerson, over: { limit?: number; after?: string } = {}) =>
  world.call(readPostAudience, { id, ...over }, { token: person.token });
const as = (id: number, employee: Pick<TestPerson, "id">, person: TestPerson) =>
  world.call(readPostAs, { id, employeeId: employee.id }, { token: person.token });
const run = (sql: string, values: unknown[]) => world.arrange((tx) => tx.client.query(sql, values));
const change = (id: number, assignments: string, ...values: unknown[]) =>
  run(`update post set ${assignments} where id = $1`, [id, ...values]);
/** Two days away, so that no midnight of any zone between the calls of a test changes an answer. */
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

async function addGroup(company: number, members: readonly TestPerson[]): Promise<number> {
  const { rows } = await run(
    "insert into user_group_parameter (company_id, name) values ($1, 'Sales') returning id",
    [company],
  );
  const [{ id }] = rows as [{ id: number }];
  await run(
    "insert into user_group_member (parameter_id, account_id, company_id) select $1, unnest($2::bigint[]), $3",
    [id, members.map((person) => person.id), company],
  );
  return id;
}

describe("who sees a post", () => {
  test("is counted one by one: who has signed up sees it, the others are counted by the reason", async () => {
    const { company, category, manager } = await setup();
    const [waiting, off, gone] = [
      await addFrontUser(world, company),
      await addFrontUser(world, company),
      await addFrontUser(world, company),
    ];
    await run("update account set terms_accepted_at = null where id = $1", [waiting.id]);
    await run("update account set status = 'DISABLED' where id = $1", [off.id]);
    await run("update account set status = 'DELETED' where id = $1", [gone.id]);
    const id = await addPost(world, category, { companyId: company });
    const { body } = await audience(id, manager);
    expect(body).toMatchObject({
      people: { value: 1, exact: true },
      companies: { all: 1, seeing: 1, unconnected: null },
      items: [
        {
          company: { id: company },
          hidden: null,
          people: { value: 1, exact: true },
          notSignedUp: 1,
          off: 1,
          drip: null,
        },
      ],
      next: null,
    });
  });

  test("names the reason for which nobody of the company does", async () => {
    const { company, category, manager } = await setup();
    const post = (over: PostOptions = {}) => addPost(world, category, { companyId: company, ...over });
    const [unpublished, stopped, later, early] = [await post(), await post(), await post(), await post()];
    await change(unpublished, "status = 'IN_APPROVAL'");
    await change(stopped, "killed_at = now()");
    await change(later, "publish_at = now() + interval '1 hour'");
    await change(early, "starts_on = $2", day(2));
    const ended = await post({ endsOn: day(-2) });
    const expected: readonly (readonly [number, HiddenReason])[] = [
      [unpublished, "NOT_PUBLISHED"],
      [stopped, "STOPPED"],
      [later, "PUBLISH_TIME"],
      [early, "FIRST_DAY"],
      [ended, "LAST_DAY"],
    ];
    for (const [id, reason] of expected) {
      const { body } = await audience(id, manager);
      expect([reason, body.items[0]?.hidden, body.people.value, body.companies.seeing]).toEqual([
        reason,
        reason,
        0,
        0,
      ]);
    }
  });

  test("is told by company to the provider, page by page, with how many are not connected", async () => {
    const [one, other] = [
      await setup({ name: "Aachen audience" }),
      await setup({ name: "Zwickau audience" }),
    ];
    await setup();
    const shared = await addCategory(world, [one.company, other.company]);
    await run("update company set active = false where id = $1", [other.company]);
    const id = await addPost(world, shared);
    const first = (await audience(id, provider, { limit: 1 })).body;
    expect(first.items.map(({ company, hidden }) => [company.name, hidden])).toEqual([
      ["Aachen audience", null],
    ]);
    expect(first.companies).toMatchObject({ all: 2, seeing: 1 });
    expect(first.companies.unconnected).toBeGreaterThan(0);
    expect(first.people).toEqual({ value: 1, exact: true });
    const second = (await audience(id, provider, { limit: 1, after: first.next ?? "" })).body;
    expect(second.items.map(({ company, hidden }) => [company.name, hidden])).toEqual([
      ["Zwickau audience", "COMPANY_INACTIVE"],
    ]);
    expect(second.next).toBeNull();
  });

  test("is told to a company's staff about their own company only", async () => {
    const [one, other] = [await setup(), await setup()];
    const shared = await addCategory(world, [one.company, other.company]);
    const id = await addPost(world, shared);
    const { body } = await audience(id, one.manager);
    expect(body.items.map(({ company }) => company.id)).toEqual([one.company]);
    expect(body.companies).toEqual({ all: 1, seeing: 1, unconnected: null });
    expect(body.people.value).toBe(1);
    const theirs = await addPost(world, shared, { companyId: other.company });
    const foreign = await audience(theirs, one.manager);
    const missing = await audience(9_999_999, one.manager);
    expect([foreign.status, foreign.problem.error]).toEqual([404, "post_not_found"]);
    expect(foreign.problem.description).toBe(missing.problem.description);
  });

  test("of a company's own post in a category that was taken from the company is nobody, for that reason", async () => {
    const { company, category } = await setup();
    const id = await addPost(world, category, { companyId: company });
    await run("delete from category_company where company_id = $1", [company]);
    const { body } = await audience(id, provider);
    expect([body.items[0]?.hidden, body.companies]).toEqual([
      "CATEGORY",
      { all: 1, seeing: 0, unconnected: null },
    ]);
  });

  test("follows the company's processing queue", async () => {
    const { company, category, manager } = await setup();
    const id = await addPost(world, category);
    await run("insert into processing_item (company_id, post_id, arrived_at) values ($1, $2, now())", [
      company,
      id,
    ]);
    const hidden = async () => (await audience(id, manager)).body.items[0]?.hidden;
    expect(await hidden()).toBe("PROCESSING");
    await run("update processing_item set outcome = 'SKIPPED', decided_at = now() where post_id = $1", [id]);
    expect(await hidden()).toBe("DECLINED");
    await run("update processing_item set outcome = 'TAKEN' where post_id = $1", [id]);
    expect(await hidden()).toBeNull();
  });

  test("of front-page news for groups is whoever is in one of them", async () => {
    const { company, category, manager, employee } = await setup();
    const outside = await addFrontUser(world, company);
    const elsewhere = await setup();
    const group = await addGroup(company, [employee]);
    const shared = await addCategory(world, [company, elsewhere.company]);
    const [own, ofAll] = [
      await addPost(world, category, { companyId: company, frontPageNews: true }),
      await addPost(world, shared, { frontPageNews: true }),
    ];
    for (const id of [own, ofAll]) await change(id, "group_ids = $2", [group]);
    expect((await audience(own, manager)).body.people).toEqual({ value: 1, exact: true });
    const { body } = await audience(ofAll, provider);
    expect(new Map(body.items.map((item) => [item.company.id, item.hidden]))).toEqual(
      new Map([
        [company, null],
        [elsewhere.company, "GROUPS"],
      ]),
    );
    expect([body.people.value, body.companies.seeing]).toEqual([1, 1]);
    expect((await as(own, outside, manager)).body.hidden).toBe("GROUPS");
    expect((await as(own, employee, manager)).body.hidden).toBeNull();
  });

  test("says how far drip news has come by the company's calendar", async () => {
    const timeZone = "Pacific/Kiritimati";
    const { company, category, manager, employee } = await setup({ timeZone });
    const id = await addPost(world, category, { companyId: company, frontPageNews: true });
    const begins = day(-2);
    await change(id, "drip_days = 60, starts_on = $2", begins);
    const { body } = await audience(id, manager);
    const today = localDateOf(new Date(body.countedAt), timeZone);
    const begun = (Date.parse(today) - Date.parse(begins)) / 86_400_000 + 1;
    expect(body.items[0]?.drip).toEqual({ begun, days: 60 });
    expect(body.people.value).toBe(1);
    const { seen, readAt } = (await as(id, employee, manager)).body;
    const top = new Date(Date.parse(begins) + (employee.id % 60) * 86_400_000).toISOString().slice(0, 10);
    expect(seen?.topDay).toBe(top);
    expect(seen?.place).toBe(
      top === localDateOf(new Date(readAt), timeZone) ? "FRONT_PAGE_NEWS" : "ORDINARY",
    );
  });
});

describe("a post as one employee sees it", () => {
  test("says since when, where it stands, in which voices and on which networks it can be shared", async () => {
    const { company, category, manager, employee } = await setup({ networks: ["LINKEDIN", "TWITTER"] });
    const publishAt = new Date(Date.now() - 3_600_000);
    const post = (over: PostOptions = {}) =>
      addPost(world, category, { companyId: company, publishAt, ...over });
    const plain = await post();
    await change(plain, "share_type = 'LINKEDIN'");
    expect((await as(plain, employee, manager)).body).toMatchObject({
      person: { id: employee.id, name: "Frida Front" },
      company: { id: company },
      hidden: null,
      seen: {
        since: publishAt.toISOString(),
        place: "ORDINARY",
        topDay: null,
        filter: "SHOWN",
        mayShare: true,
        voices: ["VOICE_1", "VOICE_2"],
        networks: [
          { network: "LINKEDIN", closed: null },
          { network: "TWITTER", closed: "network" },
        ],
      },
    });
    const featured = await post({ featuredUntil: day(2) });
    const news = await post({ frontPageNews: true });
    const places = [featured, news].map(async (id) => (await as(id, employee, manager)).body.seen?.place);
    expect(await Promise.all(places)).toEqual(["FEATURED", "FRONT_PAGE_NEWS"]);
    const light = await addFrontUser(world, company, { light: true });
    expect((await as(plain, light, manager)).body.seen?.mayShare).toBe(false);
  });

  test("names what is missing in the account", async () => {
    const { company, category, manager, employee } = await setup();
    const id = await addPost(world, category, { companyId: company });
    const set = (assignment: string) => run(`update account set ${assignment} where id = $1`, [employee.id]);
    const reason = async () => (await as(id, employee, manager)).body.hidden;
    await set("terms_accepted_at = null");
    expect(await reason()).toBe("TERMS");
    await set("status = 'PENDING_APPROVAL'");
    expect(await reason()).toBe("PENDING_APPROVAL");
    await set("status = 'DEACTIVATED'");
    expect(await reason()).toBe("ACCOUNT_OFF");
  });

  test("tells of a saved filter that leaves it out, and keeps that private where there is a works council", async () => {
    const { company, category, manager, employee } = await setup();
    const id = await addPost(world, category, { companyId: company });
    const filter = async () => (await as(id, employee, manager)).body.seen?.filter;
    const save = (languages: ("ENGLISH" | "GERMAN")[]) =>
      world.call(
        saveFilter,
        { languages, category: [], categoryDefiningTags: [] },
        { token: employee.token },
      );
    await save(["ENGLISH"]);
    expect(await filter()).toBe("SHOWN");
    await save(["GERMAN"]);
    expect(await filter()).toBe("LEFT_OUT");
    await run("update company set works_council = true where id = $1", [company]);
    expect(await filter()).toBe("WITHHELD");
  });

  test("does not exist for another company's people and posts, personal posts, staff and whoever was deleted", async () => {
    const [one, other] = [await setup(), await setup()];
    const shared = await addCategory(world, [one.company, other.company]);
    const id = await addPost(world, shared);
    const foreignPost = await addPost(world, shared, { companyId: other.company });
    const personal = await addPost(world, shared, { companyId: one.company });
    await change(personal, "category_id = null, for_account_id = $2", one.employee.id);
    const errorOf = async (...input: Parameters<typeof as>) => (await as(...input)).problem.error;
    const gone = await addFrontUser(world, one.company);
    await run("update account set status = 'DELETED' where id = $1", [gone.id]);
    for (const person of [other.employee, one.manager, gone, { id: 9_999_999 }])
      expect(await errorOf(id, person, one.manager)).toBe("not_found");
    for (const post of [foreignPost, personal, 9_999_999])
      expect(await errorOf(post, one.employee, one.manager)).toBe("post_not_found");
    expect((await audience(personal, one.manager)).problem.error).toBe("post_not_found");
    expect((await audience(personal, provider)).problem.error).toBe("post_not_found");
    expect((await as(foreignPost, one.employee, provider)).body.hidden).toBe("OTHER_COMPANY");
    expect((await as(id, other.employee, provider)).body.hidden).toBeNull();
    const apart = await setup();
    expect((await as(id, apart.employee, provider)).body.hidden).toBe("CATEGORY");
  });

  test("needs the right to see employees as well as the right to see posts", async () => {
    const { company, category, employee } = await setup();
    const id = await addPost(world, category, { companyId: company });
    for (const key of rights) {
      const holder = await addStaff(world, userTypes.corporateAdmin, [key], company);
      expect((await as(id, employee, holder)).problem.error).toBe("access_denied");
    }
  });

  test("is recorded with the employee's company, whoever looked", async () => {
    const { company, category, employee } = await setup();
    const id = await addPost(world, category, { companyId: company });
    await as(id, employee, provider);
    const { rows } = await run(
      "select company_id, actor_id, subject_id, details from audit_entry where action = 'see-post-as' and subject_id = $1",
      [employee.id],
    );
    expect(rows).toEqual([
      { company_id: company, actor_id: provider.id, subject_id: employee.id, details: { postId: id } },
    ]);
  });

  test("says of any post and employee exactly what the feed shows", { timeout: 60_000 }, async () => {
    const companies = [await addCompany(world), await addCompany(world, { timeZone: "Pacific/Auckland" })];
    const category = await addCategory(world, companies);
    const unconnected = await addCategory(world, [companies[0] ?? 0]);
    const people: TestPerson[] = [];
    for (const company of [...companies, ...companies]) people.push(await addFrontUser(world, company));
    const groups = await Promise.all(
      companies.map((company, at) => addGroup(company, people.slice(at, at + 1))),
    );
    const some = fc.record({
      category: fc.constantFrom(category, category, unconnected),
      owner: fc.constantFrom(null, null, ...companies),
      status: fc.constantFrom("PUBLISHED", "PUBLISHED", "PUBLISHED", "IN_APPROVAL"),
      killed: fc.constantFrom(false, false, false, true),
      published: fc.constantFrom(-1, -1, -1, 1),
      startsOn: fc.constantFrom(null, null, day(-2), day(2)),
      endsOn: fc.constantFrom(null, null, day(-2), day(2)),
      groups: fc.constantFrom([], [], groups.slice(0, 1), groups.slice(1), groups),
      keptBack: fc.constantFrom(null, null, ...companies),
    });
    const drawn = fc.sample(some, { numRuns: 80, seed: 5530 });
    const posts: number[] = [];
    for (const one of drawn) {
      const id = await addPost(world, one.category, {
        companyId: one.owner,
        publishAt: new Date(Date.now() + one.published * 3_600_000),
        endsOn: one.endsOn,
        frontPageNews: one.groups.length > 0,
      });
      await change(
        id,
        "status = $2, starts_on = $3, group_ids = $4, killed_at = case when $5 then now() end",
        one.status,
        one.startsOn,
        one.groups,
        one.killed,
      );
      if (one.keptBack !== null)
        await run("insert into processing_item (company_id, post_id, arrived_at) values ($1, $2, now())", [
          one.keptBack,
          id,
        ]);
      posts.push(id);
    }
    const reasons = new Set<string | null>();
    const sums = new Map(posts.map((id) => [id, 0]));
    for (const person of people) {
      const feed = await world.call(listFrontPosts, { limit: 100 }, { token: person.token });
      const shown = new Set(feed.body.items.map(({ id }) => id));
      for (const id of posts) {
        const { hidden } = (await as(id, person, provider)).body;
        expect([id, person.id, hidden === null, hidden]).toEqual([id, person.id, shown.has(id), hidden]);
        reasons.add(hidden);
        if (hidden === null) sums.set(id, (sums.get(id) ?? 0) + 1);
      }
    }
    for (const id of posts) expect((await audience(id, provider)).body.people.value).toBe(sums.get(id));
    expect(reasons.size).toBe(10);
  });
});
