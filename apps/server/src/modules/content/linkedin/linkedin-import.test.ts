import {
  listLinkedinPosts,
  readLinkedinPage,
  readLinkedinPost,
} from "@polyphon/contract/content/linkedin/linkedin-posts.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LinkedinDesk, openLinkedinDesk } from "../../../../test/content/linkedin-desk.ts";
import { addPost } from "../../../../test/people.ts";
import { addShare } from "../../../../test/sharing/shares.ts";

let desk: LinkedinDesk;
beforeAll(async () => {
  desk = await openLinkedinDesk();
}, 120_000);
afterAll(() => desk.close());

type House = Awaited<ReturnType<LinkedinDesk["house"]>>;

const list = async ({ staff }: House, over = {}) =>
  (await desk.world.call(listLinkedinPosts, over, { token: staff.token })).body;
const one = async ({ staff }: House, id: number) =>
  (await desk.world.call(readLinkedinPost, { id }, { token: staff.token })).body;
const post = (house: House, body: object) => desk.control(`organizations/${house.page.id}/posts`, body);
const words = "Our plant runs on wind alone, day and night, since last spring";

describe("posts of the company's LinkedIn page", () => {
  test("come in as people read them, into the company's category, with their pictures [C3company-15]", async () => {
    const house = await desk.house();
    await post(house, {
      commentary: String.raw`${words} \(really\). {hashtag|\#|wind} and \_more\_ \[here\]`,
      pictures: [
        { width: 1200, height: 628 },
        { width: 40, height: 40 },
        { width: 800, height: 600 },
      ],
    });
    await desk.read(house.company);
    const { items, page } = await list(house);
    expect(page).toMatchObject({ name: `Nordwind ${house.page.id}`, problem: null });
    expect(page.readAt).not.toBeNull();
    expect(items).toMatchObject([
      { status: "PENDING_APPROVAL", title: `${words} (really). #wind and _more_ [here]` },
    ]);
    const found = await one(house, items[0]?.id ?? 0);
    expect(found.copy.LINKEDIN).toBe(`${words} (really). #wind and _more_ [here]`);
    expect(found.categoryId).toBe(house.category);
    // The one of 40 × 40 is too small for a post.
    expect(found.images.map(({ width }) => width)).toEqual([1200, 800]);
    expect(found.permalink).toContain("/feed/update/urn:li:share:");
  });

  test("come in once, however often the page is read, and the older pages of it as well", async () => {
    const house = await desk.house();
    for (let count = 0; count < 23; count += 1)
      await post(house, {
        commentary: `${words}, number ${count}.`,
        at: new Date(Date.now() - count * 60_000).toISOString(),
      });
    await desk.read(house.company);
    await desk.read(house.company);
    await Promise.all([desk.read(house.company), desk.read(house.company)]);
    const { items } = await list(house, { limit: 100 });
    expect(items.map(({ title }) => title)).toEqual(
      Array.from({ length: 23 }, (_, count) => `${words}, number ${count}.`),
    );
    await post(house, { commentary: `${words}, the newest.` });
    await desk.read(house.company);
    expect((await list(house, { limit: 100 })).items).toHaveLength(24);
  });

  test("are paged by key and found by their words", async () => {
    const house = await desk.house();
    for (const name of ["Kiel", "Husum", "Emden"]) await post(house, { commentary: `${name}: ${words}` });
    await desk.read(house.company);
    const first = await list(house, { limit: 2 });
    const second = await list(house, { limit: 2, after: first.next ?? "" });
    expect([...first.items, ...second.items].map(({ title }) => title.split(":")[0])).toEqual([
      "Emden",
      "Husum",
      "Kiel",
    ]);
    expect(second.next).toBeNull();
    expect((await list(house, { search: "husum" })).items).toHaveLength(1);
    expect((await list(house, { status: "ACTIVE" })).items).toEqual([]);
  });

  test("that not everybody may read there stay there", async () => {
    const house = await desk.house();
    await post(house, { commentary: words, visibility: "LOGGED_IN" });
    await desk.read(house.company);
    expect((await list(house)).items).toEqual([]);
  });

  test("that employees shared from here do not come back", async () => {
    const house = await desk.house();
    const { id: urn } = await post(house, { commentary: words });
    const shared = await addShare(desk.world, house.owner, await addPost(desk.world, house.category), {
      state: "SHARED",
    });
    await desk.world.arrange((tx) =>
      tx.client.query("update share set external_id = $2 where id = $1", [shared, urn]),
    );
    await desk.read(house.company);
    expect((await list(house)).items).toEqual([]);
  });
});

describe("a page that cannot be read", () => {
  test("waits as long as LinkedIn asks for, says so, and goes on afterwards", async () => {
    const house = await desk.house();
    await post(house, { commentary: words });
    await desk.control("faults", {
      route: "GET /rest/posts",
      times: 1,
      kind: "too_many",
      retryAfterSeconds: 1_800,
    });
    await desk.read(house.company);
    const { page } = await list(house);
    expect(page.problem).toBe("RATE_LIMITED");
    expect(Date.parse(page.nextReadAt ?? "") - Date.now()).toBeGreaterThan(25 * 60_000);
    const asked = await desk.world.call(readLinkedinPage, {}, { token: house.staff.token });
    expect(asked.body).toEqual({ asked: false });
    await desk.read(house.company);
    expect(await list(house)).toMatchObject({
      page: { problem: null },
      items: [{ status: "PENDING_APPROVAL" }],
    });
  });

  test("tells of a connection that LinkedIn ended, of one without the right, and of none at all", async () => {
    const ended = await desk.house();
    await desk.control("tokens/revoke", { accessToken: ended.page.accessToken });
    await desk.read(ended.company);
    expect(await list(ended)).toMatchObject({
      page: { problem: "CONNECTION_LOST" },
      can: { readNow: false },
    });

    const bare = await desk.house();
    await desk.world.arrange((tx) =>
      tx.client.query("delete from social_connection where company_id = $1", [bare.company]),
    );
    await desk.read(bare.company);
    expect((await list(bare)).page).toMatchObject({ name: null, problem: "NOT_CONNECTED" });
    await desk.connectPage(bare.owner, ["w_organization_social"]);
    await desk.read(bare.company);
    expect((await list(bare)).page.problem).toBe("NOT_PERMITTED");
  });

  test("is tried again after an outage, and nothing is lost by it", async () => {
    const house = await desk.house();
    await post(house, { commentary: words });
    await desk.control("faults", { route: "GET /rest/posts", times: 1, kind: "http", status: 503 });
    await desk.read(house.company);
    expect(await list(house)).toMatchObject({ page: { problem: "UNAVAILABLE" }, items: [] });
    await desk.read(house.company);
    expect((await list(house)).items).toHaveLength(1);
  });

  test("is left alone once the company switched the import off", async () => {
    const house = await desk.house();
    await post(house, { commentary: words });
    await desk.world.arrange((tx) =>
      tx.client.query("update company set import_linkedin_content = false where id = $1", [house.company]),
    );
    await desk.read(house.company);
    const { rowCount } = await desk.world.arrange((tx) =>
      tx.client.query("select from linkedin_post where company_id = $1", [house.company]),
    );
    expect(rowCount).toBe(0);
  });

  test("is asked for at once by whoever may edit, and not again within seconds", async () => {
    const house = await desk.house();
    const ask = async () => (await desk.world.call(readLinkedinPage, {}, { token: house.staff.token })).body;
    expect(await ask()).toEqual({ asked: true });
    await desk.read(house.company);
    expect(await ask()).toEqual({ asked: false });
  });
});
