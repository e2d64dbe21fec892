import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import { linkedinContentCopy } from "@polyphon/contract/content/linkedin/linkedin-content-copy.resource.ts";
import {
  approveLinkedinPost,
  listLinkedinPosts,
} from "@polyphon/contract/content/linkedin/linkedin-posts.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LinkedinDesk, openLinkedinDesk } from "../../../../../test/content/linkedin-desk.ts";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addStaff,
  type TestPerson,
} from "../../../../../test/people.ts";
import { markedFields } from "../../../../../test/content/post-desk.ts";

let desk: LinkedinDesk;
let admin: TestPerson;
beforeAll(async () => {
  desk = await openLinkedinDesk();
  admin = await addStaff(desk.world, userTypes.superAdmin, []);
}, 120_000);
afterAll(() => desk.close());

type House = Awaited<ReturnType<LinkedinDesk["house"]>>;
const at = ({ token }: TestPerson) => ({ token });

async function destination(category?: number) {
  const company = await addCompany(desk.world);
  const employee = await addFrontUser(desk.world, company);
  if (category !== undefined)
    await desk.world.arrange((tx) =>
      tx.client.query("insert into category_company (category_id, company_id) values ($1, $2)", [
        category,
        company,
      ]),
    );
  return { company, employee };
}

async function setting(house: House, destinationDomains: readonly number[], category: number, user: number) {
  return desk.world.call(
    linkedinContentCopy.add,
    {
      sourceDomain: house.company,
      sourceUser: house.owner.id,
      destinationDomains: [...destinationDomains],
      category,
      destinationUser: user,
    },
    at(admin),
  );
}

async function approve(house: House, body: object = {}): Promise<number> {
  await desk.control(`organizations/${house.page.id}/posts`, {
    commentary: "Our plant runs on wind alone, day and night, since last spring.",
    ...body,
  });
  await desk.read(house.company);
  const { body: found } = await desk.world.call(listLinkedinPosts, {}, at(house.staff));
  const id = found.items[0]?.id ?? 0;
  expect((await desk.world.call(approveLinkedinPost, { id }, at(house.staff))).status).toBe(200);
  return id;
}
const feedOf = async (employee: TestPerson) =>
  (await desk.world.call(listFrontPosts, {}, at(employee))).body.items;

describe("a content copy setting", () => {
  test("brings approved LinkedIn posts of one domain to the others, with their pictures, once each [C2-13]", async () => {
    const house = await desk.house();
    const category = await addCategory(desk.world, []);
    const [one, two, apart] = [
      await destination(category),
      await destination(category),
      await destination(category),
    ];
    const saved = await setting(house, [one.company, two.company], category, one.employee.id);
    expect([saved.status, saved.text]).toEqual([200, saved.text]);
    const id = await approve(house, { pictures: [{ width: 1200, height: 628 }] });
    await Promise.all([desk.copy(id), desk.copy(id)]);
    await desk.copy(id);
    for (const { employee } of [one, two])
      expect(await feedOf(employee)).toMatchObject([
        {
          title: "Our plant runs on wind alone, day and night, since last spring.",
          source: "LOCAL",
          images: [{ width: 1200 }],
        },
      ]);
    expect(await feedOf(apart.employee)).toEqual([]);
  });

  test("copies nothing that another person's connection brought in, and nothing before it is approved", async () => {
    const house = await desk.house();
    const category = await addCategory(desk.world, []);
    const one = await destination(category);
    await desk.world.call(
      linkedinContentCopy.add,
      {
        sourceDomain: house.company,
        sourceUser: house.employee.id,
        destinationDomains: [one.company],
        category,
        destinationUser: one.employee.id,
      },
      at(admin),
    );
    await desk.copy(await approve(house));
    expect(await feedOf(one.employee)).toEqual([]);
  });

  test("has source domain, destination domains, category, source user and destination user, each of them needed [C3other-33] [C5other-10]", async () => {
    const house = await desk.house();
    const category = await addCategory(desk.world, []);
    const one = await destination();
    const { body } = await setting(house, [one.company], category, one.employee.id);
    expect(body).toMatchObject({
      sourceDomain: { id: house.company },
      sourceUser: { id: house.owner.id },
      destinationDomains: [{ id: one.company }],
      category: { id: category },
      destinationUser: { id: one.employee.id },
    });
    const none = await desk.world.call(
      linkedinContentCopy.add,
      { destinationDomains: [] } as never,
      at(admin),
    );
    expect([none.status, markedFields(none).toSorted()]).toEqual([
      400,
      ["category", "destinationDomains", "destinationUser", "sourceDomain", "sourceUser"],
    ]);
  });

  test("takes 20 destination domains and no more [A9-34] [C5other-11]", async () => {
    const house = await desk.house();
    const category = await addCategory(desk.world, []);
    const many: number[] = [];
    for (let count = 0; count < 21; count += 1) many.push(await addCompany(desk.world));
    const tooMany = await setting(house, many, category, house.employee.id);
    expect([tooMany.status, markedFields(tooMany)]).toEqual([400, ["destinationDomains"]]);
    const most = await setting(house, many.slice(0, 20), category, house.employee.id);
    expect([most.status, most.body.destinationDomains.length]).toEqual([200, 20]);
  });

  test("names no domain with the same category twice, neither itself nor beside another one [C5other-12]", async () => {
    const house = await desk.house();
    const [category, other] = [await addCategory(desk.world, []), await addCategory(desk.world, [])];
    const [one, two] = [await destination(), await destination()];
    const twice = await setting(house, [one.company, one.company], category, one.employee.id);
    expect([twice.status, markedFields(twice)]).toEqual([400, ["destinationDomains"]]);
    const itself = await setting(house, [house.company], category, one.employee.id);
    expect([itself.status, markedFields(itself)]).toEqual([400, ["destinationDomains"]]);

    expect((await setting(house, [one.company], category, one.employee.id)).status).toBe(200);
    const again = await setting(house, [two.company, one.company], category, one.employee.id);
    expect([again.status, again.problem.code]).toEqual([409, 10037]);
    const elsewhere = await setting(house, [one.company], other, one.employee.id);
    expect(elsewhere.status).toBe(200);
    const { id, version } = elsewhere.body;
    const moved = await desk.world.call(
      linkedinContentCopy.edit,
      {
        id,
        version,
        sourceDomain: house.company,
        sourceUser: house.owner.id,
        destinationDomains: [one.company],
        category,
        destinationUser: one.employee.id,
      },
      at(admin),
    );
    expect(moved.status).toBe(409);
  });

  test("is added, listed, read, updated and deleted by staff with full access alone [C7-14]", async () => {
    const house = await desk.house();
    const category = await addCategory(desk.world, []);
    const [one, two] = [await destination(), await destination()];
    const { body: added } = await setting(house, [one.company], category, one.employee.id);
    const { id, version } = added;
    const listed = await desk.world.call(
      linkedinContentCopy.list,
      { sourceDomain: String(house.company) },
      at(admin),
    );
    expect(listed.body.items.map((row) => row.id)).toEqual([id]);
    const fields = {
      sourceDomain: house.company,
      sourceUser: house.owner.id,
      category,
      destinationUser: two.employee.id,
    };
    const edit = { id, version, ...fields, destinationDomains: [two.company] };
    expect(
      (await desk.world.call(linkedinContentCopy.edit, edit, at(admin))).body.destinationDomains,
    ).toMatchObject([{ id: two.company }]);
    const sub = await addStaff(desk.world, userTypes.subAdmin, ["list_post", "edit_post"]);
    expect((await desk.world.call(linkedinContentCopy.get, { id }, at(sub))).problem.error).toBe(
      "access_denied",
    );
    expect((await desk.world.call(linkedinContentCopy.remove, { id }, at(admin))).status).toBe(200);
    expect((await desk.world.call(linkedinContentCopy.get, { id }, at(admin))).status).toBe(404);
  });
});
