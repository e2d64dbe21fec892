import { category } from "@polyphon/contract/content/categories/category.resource.ts";
import { listFrontCategories } from "@polyphon/contract/content/content.contract.ts";
import { choiceSources } from "@polyphon/contract/kit/choice-source.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { categoryForm } from "../../../../test/content/category-form.ts";
import { unique } from "../../../../test/test-context.ts";
import { addCompany, addFrontUser, addPost, addStaff, type TestPerson } from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: number;
let neighbour: number;
let provider: TestPerson;
let corporate: TestPerson;
let employee: TestPerson;

beforeAll(async () => {
  world = await openWorld();
  [company, neighbour] = [await addCompany(world), await addCompany(world)];
  provider = await addStaff(world, userTypes.subAdmin, ["list_category"]);
  corporate = await addStaff(world, userTypes.corporateAdmin, ["list_category"], company);
  employee = await addFrontUser(world, company);
}, 60_000);
afterAll(() => world.close());

type Form = ReturnType<typeof categoryForm>;
type Changed = { readonly [K in keyof Form]?: unknown };

const save = (changed: Changed, stored?: { id: number; version: number }, person = provider) => {
  const value = { ...categoryForm(), ...changed } as Form;
  const { token } = person;
  return stored
    ? world.call(category.edit, { ...value, id: stored.id, version: stored.version }, { token })
    : world.call(category.add, value, { token });
};
const refusedAt = async (changed: Changed) => {
  const { status, problem } = await save(changed);
  return [status, problem.violations?.map(({ field }) => field.split(".")[0])];
};
const tagIds = (categoryId: number) =>
  world.arrange(async (tx) => {
    const { rows } = await tx.client.query<{ id: number; title: string }>(
      "select id, title from category_defining_tag where category_id = $1",
      [categoryId],
    );
    return new Map(rows.map(({ id, title }) => [title, id]));
  });

describe("a category", () => {
  test("keeps name, type, private flag, tags, connected domains and display order [C3category-01], defining tag title and UTM flag [C3category-04]", async () => {
    const form = {
      name: unique("Energy"),
      type: "CURATED",
      displayOrder: 7,
      isPrivate: true,
      definingTagTitle: "Technology",
      tags: ["Wind", "Sun"],
      companies: [company, neighbour],
      utmMandatory: true,
    };
    const { body } = await save(form);
    const read = await world.call(category.get, { id: body.id }, { token: provider.token });
    expect(read.body).toMatchObject({ ...form, tags: ["Sun", "Wind"], companies: expect.anything() });
    expect(read.body.companies.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(
      [company, neighbour].toSorted((one, other) => one - other),
    );
  });

  test("keeps what the editorial staff need: quota, due day and lead time [C3category-02], links, power uploader and e-mails of the EIC [C3category-03]", async () => {
    const form = {
      contentQuota: 3,
      dueDay: "THURSDAY",
      leadWeeks: 2,
      strategyLink: "https://www.example.com/strategy",
      feedlyLink: "https://feedly.com/i/collection/energy",
      powerUploader: true,
      eicEmails: ["chief@mail.example", "deputy@mail.example"],
    };
    const { body } = await save(form);
    expect((await world.call(category.get, { id: body.id }, { token: provider.token })).body).toMatchObject(
      form,
    );
  });

  test("has a content quota above zero, or none [C5categories-02], and a display order above zero [C5categories-03]", async () => {
    for (const contentQuota of [0, -1, 1.5])
      expect(await refusedAt({ contentQuota })).toEqual([400, ["contentQuota"]]);
    for (const displayOrder of [0, -3])
      expect(await refusedAt({ displayOrder })).toEqual([400, ["displayOrder"]]);
    expect((await save({ contentQuota: 1, displayOrder: 1 })).status).toBe(200);
  });

  test("has a content strategy link that is a web address, or none [C5categories-04]", async () => {
    for (const strategyLink of [
      "",
      "strategy",
      "www.example.com",
      "ftp://example.com",
      "javascript:alert(1)",
    ])
      expect(await refusedAt({ strategyLink })).toEqual([400, ["strategyLink"]]);
    expect((await save({ strategyLink: "http://www.example.com/a?b=c" })).status).toBe(200);
  });

  test("has no empty tag and no duplicate [C5categories-06]", async () => {
    for (const tags of [[""], ["Wind", "   "], ["x".repeat(limits.category.tagMax + 1)], ["Wind", "WIND"]])
      expect(await refusedAt({ tags })).toEqual([400, ["tags"]]);
    expect(await refusedAt({ name: "  " })).toEqual([400, ["name"]]);
    expect(await refusedAt({ eicEmails: ["nobody"] })).toEqual([400, ["eicEmails"]]);
  });

  test("of a name that exists is refused as Duplicate category, in any case [C8-13] [C5categories-05]", async () => {
    const name = unique("Harbour");
    const { body } = await save({ name });
    const other = (await save({})).body;
    for (const answer of [await save({ name: name.toUpperCase() }), await save({ name }, other)]) {
      expect([answer.status, answer.problem.code]).toEqual([409, 10037]);
      expect(answer.problem.description).toBe("Duplicate category");
    }
    expect((await save({ name: name.toUpperCase() }, body)).status).toBe(200);
  });

  test("is offered to the employees of its connected domains only", async () => {
    const { body } = await save({ companies: [neighbour] });
    const seen = async () =>
      (await world.call(listFrontCategories, {}, { token: employee.token })).body.categories.map(
        ({ id }) => id,
      );
    expect(await seen()).not.toContain(body.id);
    await save({ name: body.name, companies: [company] }, body);
    await expect.poll(seen).toContain(body.id);
  });

  test("refuses a company that does not exist, and saves nothing", async () => {
    const name = unique("Nowhere");
    const answer = await save({ name, companies: [company, 900_000_001] });
    expect([answer.status, answer.problem.violations?.[0]?.field]).toEqual([404, "companies"]);
    const found = await world.call(category.list, { search: name }, { token: provider.token });
    expect(found.body.items).toEqual([]);
  });
});

describe("the tags of a category", () => {
  test("keep their posts when renamed, and lose them when deleted", async () => {
    const { body } = await save({ tags: ["Wind", "Sun"], companies: [company] });
    const before = await tagIds(body.id);
    const post = await addPost(world, body.id);
    await world.arrange((tx) =>
      tx.client.query("insert into post_defining_tag (post_id, tag_id) values ($1, $2)", [
        post,
        before.get("Wind"),
      ]),
    );

    const renamed = await save({ name: body.name, tags: ["Wind power", "Sun"] }, body);
    expect(renamed.body.tags).toEqual(["Sun", "Wind power"]);
    expect((await tagIds(body.id)).get("Wind power")).toBe(before.get("Wind"));

    await save({ name: body.name, tags: ["Sun"] }, renamed.body);
    const left = await world.arrange((tx) =>
      tx.client.query("select from post_defining_tag where post_id = $1", [post]),
    );
    expect([left.rowCount, [...(await tagIds(body.id)).keys()]]).toEqual([0, ["Sun"]]);
  });

  test("are found for forms together with their category, by a company's staff only where connected", async () => {
    const title = unique("Tag");
    const own = (await save({ tags: [title], companies: [company] })).body;
    const foreign = (await save({ tags: [title], companies: [neighbour] })).body;
    const find = async ({ token }: TestPerson) =>
      (await world.call(choiceSources.definingTag, { search: title }, { token })).body.items;
    expect(await find(provider)).toHaveLength(2);
    const [only, ...more] = await find(corporate);
    expect([only, more]).toEqual([expect.objectContaining({ name: title, detail: own.name }), []]);

    const ids = String(foreign.id);
    const named = await world.call(choiceSources.category, { ids }, { token: corporate.token });
    expect(named.body.items).toEqual([]);
    const known = await world.call(choiceSources.category, { ids }, { token: provider.token });
    expect(known.body.items).toEqual([{ id: foreign.id, name: foreign.name, detail: null }]);
  });
});

describe("the order of categories", () => {
  const order = async () => {
    const { body } = await world.call(category.list, { limit: 100 }, { token: provider.token });
    return body.items.map(({ id }) => id);
  };

  test("is changed by moving one behind another or to the front, and has no gaps afterwards", async () => {
    const [first, second, third] = [(await save({})).body, (await save({})).body, (await save({})).body];
    const move = (id: number, behind: number | null) =>
      world.call(category.move, { id, behind }, { token: provider.token });
    await move(third.id, null);
    await move(first.id, third.id);
    await move(second.id, first.id);
    expect((await order()).slice(0, 3)).toEqual([third.id, first.id, second.id]);
    const { body } = await world.call(category.list, { limit: 3 }, { token: provider.token });
    expect(body.items.map(({ displayOrder }) => displayOrder)).toEqual([1, 2, 3]);
    expect((await move(first.id, 900_000_001)).status).toBe(404);
    expect(
      (await world.call(category.move, { id: first.id, behind: null }, { token: corporate.token })).status,
    ).toBe(403);
  });

  test("stays consistent when many move rows at once", async () => {
    const ids = [(await save({})).body.id, (await save({})).body.id, (await save({})).body.id];
    const all = await order();
    const moves = Array.from({ length: 12 }, (_, at) => ({
      id: ids[at % 3] ?? 0,
      behind: all[(at * 5) % all.length] ?? null,
    }));
    const answers = await Promise.all(
      moves
        .filter(({ id, behind }) => id !== behind)
        .map((input) => world.call(category.move, input, { token: provider.token })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { body } = await world.call(category.list, { limit: 100 }, { token: provider.token });
    expect(body.items.map(({ displayOrder }) => displayOrder)).toEqual(body.items.map((_, at) => at + 1));
  });

  test("records who changed a category, and what, in its history", async () => {
    const { body } = await save({ tags: ["Wind"] });
    await save({ name: body.name, tags: ["Wind", "Sun"], isPrivate: true }, body);
    const history = await world.call(category.history, { id: body.id }, { token: provider.token });
    expect(history.body.items[0]).toMatchObject({
      who: "Stella Staff",
      action: "EDITED",
      changes: expect.arrayContaining([{ field: "tags", before: "Wind", after: "Sun, Wind" }]),
    });
  });
});
