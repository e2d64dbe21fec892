import { contentArea } from "@polyphon/contract/individuals/content-area.resource.ts";
import { sliderImage } from "@polyphon/contract/individuals/slider-image.resource.ts";
import { subscriptionPlan } from "@polyphon/contract/individuals/subscription-plan.resource.ts";
import type { CallOf, OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../test/test-context.ts";
import { addCategory, addCompany, addStaff, type TestPerson } from "../../../test/people.ts";
import { openWorld, type World } from "../../../test/world.ts";

const keys = ["individual_liable_user", "list_individual_liable_subscription_plan"] as const;
let world: World;
let provider: TestPerson;
let corporate: TestPerson;
let without: TestPerson;

beforeAll(async () => {
  world = await openWorld();
  provider = await addStaff(world, userTypes.subAdmin, keys);
  corporate = await addStaff(world, userTypes.corporateAdmin, keys, await addCompany(world));
  without = await addStaff(world, userTypes.subAdmin, ["list_post"]);
}, 60_000);
afterAll(() => world.close());

const by = ({ token }: TestPerson) => ({ token });

function addPicture(type: "jpeg" | "png", width = 800, height = 500): Promise<number> {
  return world.arrange(async (tx) => {
    const { rows } = await tx.client.query<{ id: number }>(
      `insert into media (file_name, state, mime_type, source_type, bytes, width, height, original_key, picture_key, thumbnail_key)
       values ('a', 'READY', $1, $1, 1000, $2, $3, $4, $4, $4) returning id`,
      [`image/${type}`, width, height, unique("key")],
    );
    return rows[0]?.id ?? 0;
  });
}

describe("slider images", () => {
  const add = (change: object) =>
    world.call(
      sliderImage.add,
      { title: unique("Slide"), displayOrder: 1, ...change } as CallOf<typeof sliderImage.add>,
      by(provider),
    );

  test("have title, image and display order, and appear in the order that staff give them [C3other-06]", async () => {
    const made: OutputOf<typeof sliderImage.add>[] = [];
    for (const displayOrder of [1, 2, 3]) {
      const { body } = await add({ image: await addPicture("jpeg"), displayOrder });
      made.push(body);
    }
    const [one, two, three] = made.map(({ id }) => id);
    const order = async () => {
      const { items } = (await world.call(sliderImage.list, { limit: 100 }, by(provider))).body;
      return items.map(({ id }) => id).filter((id) => made.some((row) => row.id === id));
    };
    expect(await order()).toEqual([one, two, three]);
    await world.call(sliderImage.move, { id: three, behind: null }, by(provider));
    expect(await order()).toEqual([three, one, two]);
    await world.call(sliderImage.move, { id: three, behind: one }, by(provider));
    expect(await order()).toEqual([one, three, two]);
  });

  test("take only jpg [C5gallery-04]", async () => {
    expect((await add({ image: await addPicture("jpeg") })).status).toBe(200);
    expect((await add({ image: await addPicture("png") })).problem.code).toBe(10447);
  });

  test("take an image of at least 730 x 460 pixels [C5gallery-05]", async () => {
    expect((await add({ image: await addPicture("jpeg", 730, 460) })).status).toBe(200);
    expect((await add({ image: await addPicture("jpeg", 729, 460) })).problem.code).toBe(10447);
    expect((await add({ image: await addPicture("jpeg", 730, 459) })).problem.code).toBe(10447);
  });
});

describe("content areas", () => {
  const add = async (change: object = {}) => {
    const categories = [await addCategory(world, [])];
    const value = { title: unique("Area"), titleDe: "", categories, active: true, ...change };
    return world.call(contentArea.add, value, by(provider));
  };

  test("have a title in both languages and their categories, and can be switched off", async () => {
    const { body } = await add({ titleDe: "Energie" });
    expect(body).toMatchObject({ titleDe: "Energie", active: true, categories: [expect.anything()] });
    await world.call(contentArea.act, { ids: [body.id], action: "deactivate" }, by(provider));
    expect((await world.call(contentArea.get, { id: body.id }, by(provider))).body.active).toBe(false);
  });

  test("are unique by title and need a category", async () => {
    const { body } = await add();
    expect((await add({ title: body.title.toUpperCase() })).problem.code).toBe(10037);
    expect((await add({ categories: [] })).problem.code).toBe(10012);
  });
});

describe("subscription plans", () => {
  const plans = async () =>
    (await world.call(subscriptionPlan.list, { limit: 100 }, by(provider))).body.items;

  test("have title, amount, billing period, networks, categories, autopilot, posts, analytics and index [C3other-25]", async () => {
    const plan = (await plans()).find(({ title }) => title === "Plus");
    if (!plan) throw new Error("no plan");
    const wanted = {
      title: "Plus",
      amount: 1_999,
      billingPeriod: "YEARLY" as const,
      networks: ["LINKEDIN" as const, "XING" as const],
      categoriesCount: 4,
      postsPerDay: 5,
      autopilot: false,
      analytics: false,
      socialSellingIndex: true,
    };
    const { id, version } = plan;
    const edited = await world.call(subscriptionPlan.edit, { ...wanted, id, version }, by(provider));
    expect(edited.body).toEqual({ ...wanted, id, version: version + 1 });
    expect((await plans()).find((one) => one.id === id)).toEqual(edited.body);
    const history = await world.call(subscriptionPlan.history, { id }, by(provider));
    expect(history.body.items[0]?.changes).toContainEqual({
      field: "amount",
      before: "1900",
      after: "1999",
    });
  });

  test("are fixed: none is added or deleted, and an amount is never negative", async () => {
    const names = subscriptionPlan.calls.map(({ name }) => name);
    expect(names).not.toContain(subscriptionPlan.add.name);
    expect(names).not.toContain(subscriptionPlan.remove.name);
    const [plan] = await plans();
    if (!plan) throw new Error("no plan");
    const wrong = await world.call(subscriptionPlan.edit, { ...plan, amount: -1 }, by(provider));
    expect(wrong.problem.violations?.map(({ field }) => field)).toEqual(["amount"]);
    const none = await world.call(subscriptionPlan.edit, { ...plan, networks: [] }, by(provider));
    expect(none.problem.violations?.map(({ field }) => field)).toEqual(["networks"]);
  });

  test("require a permission, as do the other areas of individual users, for the provider's staff only [C6-20]", async () => {
    for (const { list } of [sliderImage, contentArea, subscriptionPlan]) {
      expect((await world.call(list, {}, by(provider))).status).toBe(200);
      expect((await world.call(list, {}, by(without))).status).toBe(403);
      expect((await world.call(list, {}, by(corporate))).status).toBe(403);
    }
  });
});
