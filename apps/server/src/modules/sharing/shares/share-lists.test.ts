import { type Network } from "@polyphon/contract/networks/networks.ts";
import { listShares, overviewSchedule } from "@polyphon/contract/sharing/sharing.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCategory, addCompany, addPost } from "../../../../test/people.ts";
import { addShare, connectEverything } from "../../../../test/sharing/shares.ts";
import { openSharingFixture, type SharingFixture } from "../../../../test/sharing/sharing-fixture.ts";

let fixture: SharingFixture;

beforeAll(async () => {
  fixture = await openSharingFixture({ settings: { SHARE_ANSWER_SECONDS: "0" } });
});
afterAll(() => fixture.world.close());

describe("one's own shares", () => {
  test("are listed newest first, page by page, and stay in place while others are added", async () => {
    const person = await fixture.connected();
    const ids: number[] = [];
    for (let day = 10; day < 22; day += 1) {
      ids.push(
        await addShare(fixture.world, person, await fixture.newPost(), {
          dueAt: `2031-03-${day}T10:00:00Z`,
          state: "SHARED",
        }),
      );
    }
    const seen: number[] = [];
    let after: string | undefined;
    do {
      const { body } = await fixture.world.call(
        listShares,
        { limit: 5, ...(after ? { after } : {}) },
        { token: person.token },
      );
      seen.push(...body.items.map(({ id }) => id));
      after = body.next ?? undefined;
      await addShare(fixture.world, person, await fixture.newPost(), {
        dueAt: "2031-04-01T10:00:00Z",
        state: "SHARED",
      });
    } while (after);
    expect(seen).toEqual(ids.toReversed());
  });

  test("that wait are listed with the next one first, page by page", async () => {
    const person = await fixture.connected();
    const ids: number[] = [];
    for (const day of [10, 11, 12]) {
      const dueAt = `2031-03-${day}T10:00:00Z`;
      ids.push(await addShare(fixture.world, person, await fixture.newPost(), { dueAt, state: "SCHEDULED" }));
    }
    const input = { order: "next", state: "SCHEDULED", limit: 2 } as const;
    const first = await fixture.world.call(listShares, input, { token: person.token });
    const rest = await fixture.world.call(
      listShares,
      { ...input, after: first.body.next ?? "" },
      { token: person.token },
    );
    expect([...first.body.items, ...rest.body.items].map(({ id }) => id)).toEqual(ids);
    expect(rest.body.next).toBeNull();
  });

  test("begin with a day of the company's calendar, and what was before is listed backwards from it", async () => {
    const place = await addCompany(fixture.world, { timeZone: "Pacific/Auckland" });
    const person = await fixture.connected(place);
    const topic = await addCategory(fixture.world, [place]);
    const add = async (dueAt: string, state: "SHARED" | "SCHEDULED" | "CANCELLED" = "SHARED") =>
      addShare(fixture.world, person, await addPost(fixture.world, topic), { dueAt, state });
    // In Auckland 11 March begins at eleven in the morning of the 10th, UTC.
    const first = await add("2031-03-08T10:00:00Z");
    const last = await add("2031-03-10T10:59:00Z");
    await add("2031-03-09T10:00:00Z", "CANCELLED");
    const day = await add("2031-03-10T11:00:00Z", "SCHEDULED");
    const later = await add("2031-04-20T11:00:00Z", "SCHEDULED");
    const list = async (input: object) => {
      const states = "SCHEDULED,SHARED";
      const { body } = await fixture.world.call(listShares, { states, ...input }, { token: person.token });
      return { ids: body.items.map(({ id }) => id), next: body.next };
    };
    expect((await list({ order: "next", dueFrom: "2031-03-11" })).ids).toEqual([day, later]);
    const before = await list({ order: "latest", dueBefore: "2031-03-11", limit: 1 });
    expect(before.ids).toEqual([last]);
    const rest = await list({ order: "latest", dueBefore: "2031-03-11", limit: 1, after: before.next });
    expect(rest).toEqual({ ids: [first], next: null });
    expect((await list({ dueFrom: "2031-03-11", network: "XING" })).ids).toEqual([]);
  });

  test("show the thumbnail of a video or document where the post has no image", async () => {
    const person = await fixture.connected();
    const post = await fixture.newPost();
    await addShare(fixture.world, person, post, { state: "SHARED" });
    const shown = async () => {
      const { body } = await fixture.world.call(listShares, { postId: post }, { token: person.token });
      return body.items[0]?.thumbnailUrl;
    };
    const attach = (thumbnail: string | null) =>
      fixture.world.arrange((tx) =>
        tx.client.query(
          `with file as (
             insert into media (kind, file_name, state, mime_type, bytes, original_key, file_key, seconds, thumbnail_key)
             values ('VIDEO', 'film.mp4', 'READY', 'video/mp4', 9, md5(random()::text), md5(random()::text) || '.mp4', 9, $2)
             returning id)
           update post set type = 'VIDEO', attachment_id = file.id, attachment_title = 'A film' from file where post.id = $1`,
          [post, thumbnail],
        ),
      );
    await attach(null);
    expect(await shown()).toBeNull();
    await attach("d7da361c1873230ea59cec00c60af52f-640.jpg");
    expect(await shown()).toMatch(/^\/media\/d7da361c1873230ea59cec00c60af52f-640\.jpg\?/);
  });

  test("are filtered by state and by post, and a forged cursor is refused", async () => {
    const person = await fixture.connected();
    const post = await fixture.newPost();
    const failed = await addShare(fixture.world, person, post, { state: "FAILED" });
    await addShare(fixture.world, person, await fixture.newPost(), { state: "SHARED" });
    const idsOf = async (filter: object) =>
      (await fixture.world.call(listShares, filter, { token: person.token })).body.items.map(({ id }) => id);
    expect(await idsOf({ state: "FAILED" })).toEqual([failed]);
    expect(await idsOf({ postId: post })).toEqual([failed]);
    const forged = Buffer.from(JSON.stringify(["no time", 1])).toString("base64url");
    expect(
      (await fixture.world.call(listShares, { after: forged }, { token: person.token })).problem,
    ).toMatchObject({
      code: 10012,
      violations: [{ field: "after" }],
    });
  });

  test("carry their own short link and nobody else's figures", async () => {
    const person = await fixture.connected();
    const { body } = await fixture.schedule(person, await fixture.newPost());
    expect(body.shares[0]).toMatchObject({ clicks: 0, shortUrl: expect.stringMatching(/\/[2-9a-z]{8,12}$/) });
    const without = await fixture.schedule(
      person,
      await addPost(fixture.world, fixture.category, { postUrl: null }),
    );
    expect(without.body.shares[0]?.shortUrl).toBeNull();
  });
});

describe("the schedule overview", () => {
  test("counts each day's shares per network by the company's calendar [B3-25] [B7.2-21]", async () => {
    const place = await addCompany(fixture.world, { timeZone: "Pacific/Auckland" });
    const [person, topic] = [await fixture.connected(place), await addCategory(fixture.world, [place])];
    await connectEverything(fixture.world, person);
    const add = async (
      dueAt: string,
      network: Network = "LINKEDIN",
      state: "SCHEDULED" | "CANCELLED" = "SCHEDULED",
    ) => addShare(fixture.world, person, await addPost(fixture.world, topic), { dueAt, network, state });
    await add("2030-01-13T11:30:00Z");
    await add("2030-01-14T10:30:00Z");
    await add("2030-01-14T10:45:00Z", "XING");
    await add("2030-01-14T11:30:00Z");
    await add("2030-01-14T05:00:00Z", "LINKEDIN", "CANCELLED");
    const { body } = await fixture.world.call(
      overviewSchedule,
      { startDate: "2030-01-13", endDate: "2030-01-15" },
      { token: person.token },
    );
    expect(body.days).toEqual([
      { date: "2030-01-13", counts: {} },
      { date: "2030-01-14", counts: { LINKEDIN: 2, XING: 1 } },
      { date: "2030-01-15", counts: { LINKEDIN: 1 } },
    ]);
    expect(body.week).toContainEqual({ network: "LINKEDIN", used: 0, limit: 10 });
  });

  test("covers at most three weeks", async () => {
    const person = await fixture.connected();
    const ask = (startDate: string, endDate: string) =>
      fixture.world.call(overviewSchedule, { startDate, endDate }, { token: person.token });
    expect((await ask("2030-01-07", "2030-01-28")).body.days).toHaveLength(22);
    for (const [start, end] of [
      ["2030-01-07", "2030-01-29"],
      ["2030-01-08", "2030-01-07"],
    ] as const) {
      expect((await ask(start, end)).problem.code).toBe(10012);
    }
  });
});
