import { category as categories } from "@polyphon/contract/content/categories/category.resource.ts";
import {
  editPost,
  listFrontPosts,
  listPostCategories,
  listPosts,
  readFrontPost,
  readPost,
} from "@polyphon/contract/content/content.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postStates } from "@polyphon/contract/content/content.ts";
import { categoryForm } from "../../../../test/content/category-form.ts";
import { unique } from "../../../../test/test-context.ts";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addPost as arrangePost,
  addStaff,
  type TestPerson,
} from "../../../../test/people.ts";
import {
  markedFields,
  openPostFixture,
  type PostFixture,
  type PostForm,
} from "../../../../test/content/post-fixture.ts";

let fixture: PostFixture;

beforeAll(async () => {
  fixture = await openPostFixture();
});
afterAll(() => fixture.world.close());

describe("staff", () => {
  test("curate posts and write posts, and the employees of the company see both [A1-01]", async () => {
    const curated = await fixture.add({ source: "CURATED" });
    const written = await fixture.add({ source: "ORIGINAL" });
    for (const { status, body } of [curated, written]) {
      expect(status).toBe(200);
      expect(body).toMatchObject({
        status: "PUBLISHED",
        version: 1,
        shares: 0,
        clicks: 0,
        can: { edit: true },
      });
      expect(
        (await fixture.world.call(readFrontPost, { id: body.id }, { token: fixture.employee.token })).body,
      ).toMatchObject({ id: body.id, title: body.title });
    }
  });

  test("of a company write for their own company only", async () => {
    const { body } = await fixture.add({}, fixture.corporate);
    const neighbour = await addCompany(fixture.world);
    await fixture.world.arrange((tx) =>
      tx.client.query("insert into category_company (category_id, company_id) values ($1, $2)", [
        fixture.category,
        neighbour,
      ]),
    );
    const outsider = await addFrontUser(fixture.world, neighbour);
    expect((await fixture.world.call(readFrontPost, { id: body.id }, { token: outsider.token })).status).toBe(
      404,
    );
    expect(
      (await fixture.world.call(readFrontPost, { id: body.id }, { token: fixture.employee.token })).status,
    ).toBe(200);
  });

  test("of a company see the provider's posts and cannot edit them", async () => {
    const { body } = await fixture.add();
    const seen = await fixture.world.call(readPost, { id: body.id }, { token: fixture.corporate.token });
    expect(seen.body.can.edit).toBe(false);
    const edited = await fixture.world.call(
      editPost,
      { ...fixture.fields(), id: body.id, version: 1 },
      { token: fixture.corporate.token },
    );
    expect([edited.status, edited.problem.error]).toEqual([403, "access_denied"]);
  });
});

describe("editing", () => {
  const edit = (id: number, version: number, over: Partial<PostForm> = {}) =>
    fixture.world.call(editPost, { ...fixture.fields(over), id, version }, { token: fixture.provider.token });

  test("replaces what was there and raises the version", async () => {
    const { body } = await fixture.add({ frontPageNews: true, notes: "old" });
    const edited = await edit(body.id, 1, { title: "Another title", notes: null, publishAt: body.publishAt });
    expect(edited.body).toMatchObject({
      id: body.id,
      version: 2,
      title: "Another title",
      notes: null,
      frontPageNews: false,
      publishAt: body.publishAt,
    });
  });

  test("is refused after somebody else saved, and of two at once one wins", async () => {
    const { body } = await fixture.add();
    const both = await Promise.all([
      edit(body.id, 1, { title: "From the left" }),
      edit(body.id, 1, { title: "From the right" }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const late = await edit(body.id, 1);
    expect([late.status, late.problem.error]).toEqual([409, "edited_meanwhile"]);
    expect((await edit(body.id, 2)).status).toBe(200);
  });

  test("refuses an impossible version at its field", async () => {
    const { body } = await fixture.add();
    expect(markedFields((await edit(body.id, 2 ** 40)) as never)).toEqual(["version"]);
  });
});

describe("lists", () => {
  test("of the category picker show a company what is connected to it", async () => {
    const hidden = await addCategory(fixture.world, [await addCompany(fixture.world)]);
    const idsOf = async (person: TestPerson) =>
      (await fixture.world.call(listPostCategories, {}, { token: person.token })).body.categories.map(
        ({ id }) => id,
      );
    expect(await idsOf(fixture.corporate)).not.toContain(hidden);
    expect(await idsOf(fixture.corporate)).toContain(fixture.category);
    expect(await idsOf(fixture.provider)).toContain(hidden);
  });

  test("of posts page, filter, search from three letters on, and count", async () => {
    const topic = await addCategory(fixture.world, [fixture.company]);
    const ids: number[] = [];
    for (let count = 0; count < 7; count += 1)
      ids.push(await arrangePost(fixture.world, topic, { title: `Zeppelin number ${count}` }));
    const list = (over: object) =>
      fixture.world.call(
        listPosts,
        { categoryId: String(topic), ...over },
        { token: fixture.provider.token },
      );
    const first = (await list({ limit: 5 })).body;
    expect(first.items.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 5));
    expect(first.count).toEqual({ value: 7, exact: true });
    const second = (await list({ limit: 5, after: first.next })).body;
    expect([second.items.length, second.next]).toEqual([2, null]);
    expect((await list({ search: "zeppelin 3" })).body.items).toHaveLength(1);
    expect((await list({ search: "zz" })).body.items).toHaveLength(7);
    expect((await list({ state: "ended" })).body.items).toHaveLength(0);
  });

  test("of posts list each in the state that employees see it in, a stopped one in none of theirs", async () => {
    const topic = await addCategory(fixture.world, [fixture.company]);
    const day = (by: number) => new Date(Date.now() + by * 86_400_000).toISOString().slice(0, 10);
    const changes = {
      visible: "starts_on = null",
      scheduled: `starts_on = '${day(2)}'`,
      ended: `ends_on = '${day(-2)}'`,
      stopped: "killed_at = now()",
    };
    const ids: Record<string, number> = {};
    for (const [state, change] of Object.entries(changes)) {
      const id = await arrangePost(fixture.world, topic, { title: `Airship ${state}` });
      await fixture.world.arrange((tx) => tx.client.query(`update post set ${change} where id = $1`, [id]));
      ids[state] = id;
    }
    const { token } = fixture.provider;
    for (const state of postStates) {
      const answer = await fixture.world.call(listPosts, { categoryId: String(topic), state }, { token });
      expect([state, answer.status]).toEqual([state, 200]);
      const { items } = answer.body;
      expect([state, items.map(({ id }) => id)]).toEqual([state, [ids[state]]]);
      expect(items[0]?.killedAt === null).toBe(state !== "stopped");
    }
  });

  test("of categories require list_category [C6-13], and only the provider writes them", async () => {
    const without = await addStaff(fixture.world, userTypes.subAdmin, ["list_post", "add_post"]);
    const token = fixture.provider.token;
    const value = categoryForm();
    const made = await fixture.world.call(categories.add, value, { token });
    expect(made.status).toBe(200);
    expect((await fixture.world.call(categories.list, {}, { token })).status).toBe(200);
    for (const person of [without, fixture.employee]) {
      expect((await fixture.world.call(categories.list, {}, { token: person.token })).status).toBe(403);
      expect(
        (
          await fixture.world.call(
            categories.add,
            { ...value, name: unique("Topic") },
            { token: person.token },
          )
        ).status,
      ).toBe(403);
    }
    expect(
      (
        await fixture.world.call(
          categories.add,
          { ...value, name: unique("Topic") },
          { token: fixture.corporate.token },
        )
      ).status,
    ).toBe(403);
    expect(
      (
        await fixture.world.call(
          listFrontPosts,
          { category: String((made.body as { id: number }).id) },
          { token: fixture.employee.token },
        )
      ).body.items,
    ).toEqual([]);
  });
});
