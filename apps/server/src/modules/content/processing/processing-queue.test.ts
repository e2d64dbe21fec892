import {
  addPost,
  editPost,
  listFrontCategories,
  listFrontPosts,
  readFrontPost,
} from "@polyphon/contract/content/content.contract.ts";
import {
  adaptProcessingItem,
  listProcessingQueue,
  readProcessingItem,
  skipProcessingItem,
  takeProcessingItem,
} from "@polyphon/contract/content/processing/processing-queue.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addStaff,
  postCopy,
  type TestPerson,
} from "../../../../test/people.ts";
import { openPostFixture, type PostFixture } from "../../../../test/content/post-fixture.ts";
import { runJob } from "../../../../test/run-job.ts";
import { takeUntouchedPosts } from "./jobs/take-untouched-posts.ts";

let fixture: PostFixture;
beforeAll(async () => {
  fixture = await openPostFixture();
});
afterAll(() => fixture.world.close());

const at = ({ token }: TestPerson) => ({ token });

/** Two companies with one category; posts wait in the first. */
async function setup() {
  const [company, neighbour] = [await addCompany(fixture.world), await addCompany(fixture.world)];
  const category = await addCategory(fixture.world, [company, neighbour]);
  await fixture.world.arrange((tx) =>
    tx.client.query("update company set domain_content_quota = true where id = $1", [company]),
  );
  const keys = ["list_processing_queue", "edit_processing_queue", "add_post"] as const;
  return {
    company,
    category,
    staff: await addStaff(fixture.world, userTypes.corporateAdmin, keys, company),
    employee: await addFrontUser(fixture.world, company),
    stranger: await addFrontUser(fixture.world, neighbour),
  };
}
type Setup = Awaited<ReturnType<typeof setup>>;

const publish = async ({ category }: Setup, over = {}) =>
  (await fixture.add({ categoryId: category, ...over })).body.id;
const queue = async ({ staff }: Setup, over = {}) =>
  (await fixture.world.call(listProcessingQueue, over, at(staff))).body;
const feedOf = async (person: TestPerson) =>
  (await fixture.world.call(listFrontPosts, {}, at(person))).body.items.map(({ id }) => id);
const waiting = async (of: Setup) => (await queue(of)).items[0]?.id ?? 0;

describe("a post published in a category of a company with a content quota", () => {
  test("waits in the company's queue and is hidden there, while others see it at once", async () => {
    const place = await setup();
    const post = await publish(place);
    expect(await feedOf(place.stranger)).toEqual([post]);
    expect(await feedOf(place.employee)).toEqual([]);
    expect((await fixture.world.call(readFrontPost, { id: post }, at(place.employee))).status).toBe(404);
    const topics = await fixture.world.call(listFrontCategories, {}, at(place.employee));
    expect(topics.body.categories).toMatchObject([{ id: place.category, posts: 0 }]);
    const { items, on, days } = await queue(place);
    expect({ on, days }).toEqual({ on: true, days: 5 });
    expect(items).toMatchObject([{ status: "PENDING", outcome: null, can: { decide: true } }]);
  });

  test("becomes visible unchanged once it is taken, and is decided once", async () => {
    const place = await setup();
    const post = await publish(place);
    const id = await waiting(place);
    const both = await Promise.all([
      fixture.world.call(takeProcessingItem, { id }, at(place.staff)),
      fixture.world.call(skipProcessingItem, { id, reason: "Not for us" }, at(place.staff)),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const taken = both[0].status === 200;
    expect(await feedOf(place.employee)).toEqual(taken ? [post] : []);
    const { items } = await queue(place, { status: "COMPLETED" });
    expect(items).toMatchObject([{ outcome: taken ? "TAKEN" : "SKIPPED", decidedBy: "Stella Staff" }]);
    expect((await queue(place)).items).toEqual([]);
  });

  test("stays hidden when it is skipped, with the reason kept", async () => {
    const place = await setup();
    await publish(place);
    const id = await waiting(place);
    expect((await fixture.world.call(skipProcessingItem, { id, reason: " " }, at(place.staff))).status).toBe(
      400,
    );
    const { body } = await fixture.world.call(
      skipProcessingItem,
      { id, reason: "Not our market" },
      at(place.staff),
    );
    expect(body).toMatchObject({ status: "COMPLETED", outcome: "SKIPPED", reason: "Not our market" });
    expect(await feedOf(place.employee)).toEqual([]);
  });

  test("is adapted as a copy of the company's own, with its own text and dates, which nobody else sees", async () => {
    const place = await setup();
    const post = await publish(place, { serialNumber: 40_001 });
    const id = await waiting(place);
    const { body: before } = await fixture.world.call(readProcessingItem, { id }, at(place.staff));
    expect(before.post.voices).toEqual([{ voice: "VOICE_1", copy: { LINKEDIN: postCopy } }]);
    const copy = { LINKEDIN: `In Kiel we say it so: ${postCopy}` };
    const input = {
      id,
      title: "Adapted for Kiel",
      startsOn: null,
      endsOn: "2099-12-31",
      voices: [{ voice: "VOICE_1" as const, copy }],
    };
    const short = { ...input, voices: [{ voice: "VOICE_1" as const, copy: { LINKEDIN: "short" } }] };
    expect((await fixture.world.call(adaptProcessingItem, short, at(place.staff))).problem.error).toBe(
      "copy_too_short",
    );
    const { body } = await fixture.world.call(adaptProcessingItem, input, at(place.staff));
    expect(body).toMatchObject({ outcome: "ADAPTED" });
    expect(await feedOf(place.employee)).toEqual([body.adaptedPostId]);
    expect(await feedOf(place.stranger)).toEqual([post]);
    const seen = await fixture.world.call(readFrontPost, { id: body.adaptedPostId ?? 0 }, at(place.employee));
    expect(seen.body).toMatchObject({ title: "Adapted for Kiel", voices: [{ copy }] });
  });

  test("is taken unchanged after five days without a decision, and not an hour earlier", async () => {
    const place = await setup();
    const [old, young] = [await publish(place), await publish(place)];
    const age = (post: number, hours: number) =>
      fixture.world.arrange((tx) =>
        tx.client.query(
          "update processing_item set arrived_at = now() - make_interval(hours => $2) where post_id = $1",
          [post, hours],
        ),
      );
    await age(old, 121);
    await age(young, 119);
    await runJob(fixture.world, takeUntouchedPosts);
    await runJob(fixture.world, takeUntouchedPosts);
    expect(await feedOf(place.employee)).toEqual([old]);
    expect((await queue(place, { status: "COMPLETED" })).items).toMatchObject([
      { outcome: "TAKEN_UNTOUCHED", decidedBy: null },
    ]);
  });

  test("waits no longer once the quota is switched off", async () => {
    const place = await setup();
    const post = await publish(place);
    await fixture.world.arrange((tx) =>
      tx.client.query("update company set domain_content_quota = false where id = $1", [place.company]),
    );
    await runJob(fixture.world, takeUntouchedPosts);
    expect(await feedOf(place.employee)).toEqual([post]);
    const later = await publish(place);
    expect(await feedOf(place.employee)).toEqual([later, post]);
  });

  test("does not wait when the company wrote it, and waits when it is moved into the category later", async () => {
    const place = await setup();
    const own = await fixture.world.call(
      addPost,
      fixture.fields({ categoryId: place.category }),
      at(place.staff),
    );
    expect(await feedOf(place.employee)).toEqual([own.body.id]);
    const elsewhere = await fixture.add();
    const { id, version } = elsewhere.body;
    const moved = {
      ...fixture.fields({ categoryId: place.category, publishAt: elsewhere.body.publishAt }),
      id,
      version,
    };
    expect((await fixture.world.call(editPost, moved, at(fixture.provider))).status).toBe(200);
    expect(await feedOf(place.employee)).toEqual([own.body.id]);
    expect((await queue(place)).items).toHaveLength(1);
  });
});

describe("the processing queue", () => {
  test("is read with list_processing_queue and worked on with edit_processing_queue, each on its own [C6-11]", async () => {
    const place = await setup();
    await publish(place);
    const id = await waiting(place);
    const person = (key: "list_processing_queue" | "edit_processing_queue" | "list_post") =>
      addStaff(fixture.world, userTypes.corporateUser, [key], place.company);
    const [lister, editor, none] = [
      await person("list_processing_queue"),
      await person("edit_processing_queue"),
      await person("list_post"),
    ];
    const seen = await fixture.world.call(listProcessingQueue, {}, at(lister));
    expect(seen.body.items).toMatchObject([{ id, can: { decide: false } }]);
    expect((await fixture.world.call(takeProcessingItem, { id }, at(lister))).problem.error).toBe(
      "access_denied",
    );
    for (const who of [editor, none])
      expect((await fixture.world.call(listProcessingQueue, {}, at(who))).problem.error).toBe(
        "access_denied",
      );
    expect((await fixture.world.call(takeProcessingItem, { id }, at(none))).problem.error).toBe(
      "access_denied",
    );
    expect((await fixture.world.call(takeProcessingItem, { id }, at(editor))).status).toBe(200);
  });

  test("belongs to one company", async () => {
    const [place, other] = [await setup(), await setup()];
    await publish(place);
    const id = await waiting(place);
    for (const endpoint of [readProcessingItem, takeProcessingItem])
      expect((await fixture.world.call(endpoint, { id }, at(other.staff))).problem.error).toBe("not_found");
    const outside = await fixture.world.call(listProcessingQueue, {}, at(fixture.provider));
    expect(outside.problem.error).toBe("access_denied");
  });

  test("of ten thousand posts is paged oldest first, none twice", async () => {
    const place = await setup();
    await fixture.world.arrange((tx) =>
      tx.client.query(
        `with made as (insert into post (category_id, title, source, type, language, voices, publish_at, status)
           select $1, 'Waiting post ' || n, 'CURATED', 'TEXT', 'ENGLISH', '[]', now() - interval '1 day', 'PUBLISHED'
           from generate_series(1, 10000) n returning id)
         insert into processing_item (company_id, post_id, arrived_at) select $2, id, now() - interval '1 hour' from made`,
        [place.category, place.company],
      ),
    );
    const seen = new Set<number>();
    let after: string | undefined;
    const begun = performance.now();
    for (let pages = 0; pages < 5; pages += 1) {
      const page = await queue(place, { limit: 100, ...(after === undefined ? {} : { after }) });
      for (const { id } of page.items) seen.add(id);
      after = page.next ?? undefined;
    }
    console.log(
      `processing queue: 5 pages of 100 among 10,000 in ${Math.round(performance.now() - begun)} ms`,
    );
    expect(seen.size).toBe(500);
    expect(await feedOf(place.employee)).toEqual([]);
  });
});
