import {
  listLinkedinPosts,
  readLinkedinPage,
  readLinkedinPost,
} from "@polyphon/contract/content/linkedin/linkedin-posts.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LinkedinFixture, openLinkedinFixture } from "../../../../test/content/linkedin-fixture.ts";
import { addPost } from "../../../../test/people.ts";
import { addShare } from "../../../../test/sharing/shares.ts";

let fixture: LinkedinFixture;
beforeAll(async () => {
  fixture = await openLinkedinFixture();
}, 120_000);
afterAll(() => fixture.close());

type LinkedinCompany = Awaited<ReturnType<LinkedinFixture["company"]>>;

const list = async ({ staff }: LinkedinCompany, over = {}) =>
  (await fixture.world.call(listLinkedinPosts, over, { token: staff.token })).body;
const one = async ({ staff }: LinkedinCompany, id: number) =>
  (await fixture.world.call(readLinkedinPost, { id }, { token: staff.token })).body;
const post = (company: LinkedinCompany, body: object) =>
  fixture.control(`organizations/${company.page.id}/posts`, body);
const words = "Our plant runs on wind alone, day and night, since last spring";

describe("posts of the company's LinkedIn page", () => {
  test("are imported as people read them, into the company's category, with their pictures [C3company-15]", async () => {
    const company = await fixture.company();
    await post(company, {
      commentary: String.raw`${words} \(really\). {hashtag|\#|wind} and \_more\_ \[here\]`,
      pictures: [
        { width: 1200, height: 628 },
        { width: 40, height: 40 },
        { width: 800, height: 600 },
      ],
    });
    await fixture.read(company.company);
    const { items, page } = await list(company);
    expect(page).toMatchObject({ name: `Nordwind ${company.page.id}`, problem: null });
    expect(page.readAt).not.toBeNull();
    expect(items).toMatchObject([
      { status: "PENDING_APPROVAL", title: `${words} (really). #wind and _more_ [here]` },
    ]);
    const found = await one(company, items[0]?.id ?? 0);
    expect(found.copy.LINKEDIN).toBe(`${words} (really). #wind and _more_ [here]`);
    expect(found.categoryId).toBe(company.category);
    // The one of 40 × 40 is too small for a post.
    expect(found.images.map(({ width }) => width)).toEqual([1200, 800]);
    expect(found.permalink).toContain("/feed/update/urn:li:share:");
  });

  test("are imported once, however often the page is read, including its older pages", async () => {
    const company = await fixture.company();
    for (let count = 0; count < 23; count += 1)
      await post(company, {
        commentary: `${words}, number ${count}.`,
        at: new Date(Date.now() - count * 60_000).toISOString(),
      });
    await fixture.read(company.company);
    await fixture.read(company.company);
    await Promise.all([fixture.read(company.company), fixture.read(company.company)]);
    const { items } = await list(company, { limit: 100 });
    expect(items.map(({ title }) => title)).toEqual(
      Array.from({ length: 23 }, (_, count) => `${words}, number ${count}.`),
    );
    await post(company, { commentary: `${words}, the newest.` });
    await fixture.read(company.company);
    expect((await list(company, { limit: 100 })).items).toHaveLength(24);
  });

  test("are paged by key and found by their words", async () => {
    const company = await fixture.company();
    for (const name of ["Kiel", "Husum", "Emden"]) await post(company, { commentary: `${name}: ${words}` });
    await fixture.read(company.company);
    const first = await list(company, { limit: 2 });
    const second = await list(company, { limit: 2, after: first.next ?? "" });
    expect([...first.items, ...second.items].map(({ title }) => title.split(":")[0])).toEqual([
      "Emden",
      "Husum",
      "Kiel",
    ]);
    expect(second.next).toBeNull();
    expect((await list(company, { search: "husum" })).items).toHaveLength(1);
    expect((await list(company, { status: "ACTIVE" })).items).toEqual([]);
  });

  test("that are not public there are not imported", async () => {
    const company = await fixture.company();
    await post(company, { commentary: words, visibility: "LOGGED_IN" });
    await fixture.read(company.company);
    expect((await list(company)).items).toEqual([]);
  });

  test("that employees shared from here are not imported back", async () => {
    const company = await fixture.company();
    const { id: urn } = await post(company, { commentary: words });
    const shared = await addShare(
      fixture.world,
      company.owner,
      await addPost(fixture.world, company.category),
      {
        state: "SHARED",
      },
    );
    await fixture.world.arrange((tx) =>
      tx.client.query("update share set external_id = $2 where id = $1", [shared, urn]),
    );
    await fixture.read(company.company);
    expect((await list(company)).items).toEqual([]);
  });
});

describe("a page that cannot be read", () => {
  test("waits as long as LinkedIn asks for, reports it, and resumes afterwards", async () => {
    const company = await fixture.company();
    await post(company, { commentary: words });
    await fixture.control("faults", {
      route: "GET /rest/posts",
      times: 1,
      kind: "too_many",
      retryAfterSeconds: 1_800,
    });
    await fixture.read(company.company);
    const { page } = await list(company);
    expect(page.problem).toBe("RATE_LIMITED");
    expect(Date.parse(page.nextReadAt ?? "") - Date.now()).toBeGreaterThan(25 * 60_000);
    const asked = await fixture.world.call(readLinkedinPage, {}, { token: company.staff.token });
    expect(asked.body).toEqual({ asked: false });
    await fixture.read(company.company);
    expect(await list(company)).toMatchObject({
      page: { problem: null },
      items: [{ status: "PENDING_APPROVAL" }],
    });
  });

  test("reports a connection that LinkedIn ended, one without the permission, and a missing one", async () => {
    const ended = await fixture.company();
    await fixture.control("tokens/revoke", { accessToken: ended.page.accessToken });
    await fixture.read(ended.company);
    expect(await list(ended)).toMatchObject({
      page: { problem: "CONNECTION_LOST" },
      can: { readNow: false },
    });

    const bare = await fixture.company();
    await fixture.world.arrange((tx) =>
      tx.client.query("delete from social_connection where company_id = $1", [bare.company]),
    );
    await fixture.read(bare.company);
    expect((await list(bare)).page).toMatchObject({ name: null, problem: "NOT_CONNECTED" });
    await fixture.connectPage(bare.owner, ["w_organization_social"]);
    await fixture.read(bare.company);
    expect((await list(bare)).page.problem).toBe("NOT_PERMITTED");
  });

  test("is retried after an outage without losing posts", async () => {
    const company = await fixture.company();
    await post(company, { commentary: words });
    await fixture.control("faults", { route: "GET /rest/posts", times: 1, kind: "http", status: 503 });
    await fixture.read(company.company);
    expect(await list(company)).toMatchObject({ page: { problem: "UNAVAILABLE" }, items: [] });
    await fixture.read(company.company);
    expect((await list(company)).items).toHaveLength(1);
  });

  test("is not read once the company switched the import off", async () => {
    const company = await fixture.company();
    await post(company, { commentary: words });
    await fixture.world.arrange((tx) =>
      tx.client.query("update company set import_linkedin_content = false where id = $1", [company.company]),
    );
    await fixture.read(company.company);
    const { rowCount } = await fixture.world.arrange((tx) =>
      tx.client.query("select from linkedin_post where company_id = $1", [company.company]),
    );
    expect(rowCount).toBe(0);
  });

  test("is read at once on request of whoever may edit, but not again within seconds", async () => {
    const company = await fixture.company();
    const ask = async () =>
      (await fixture.world.call(readLinkedinPage, {}, { token: company.staff.token })).body;
    expect(await ask()).toEqual({ asked: true });
    await fixture.read(company.company);
    expect(await ask()).toEqual({ asked: false });
  });
});
