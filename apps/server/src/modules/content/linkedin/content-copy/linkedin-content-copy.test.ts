import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import { linkedinContentCopy } from "@polyphon/contract/content/linkedin/linkedin-content-copy.resource.ts";
import {
  approveLinkedinPost,
  listLinkedinPosts,
} from "@polyphon/contract/content/linkedin/linkedin-posts.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LinkedinFixture, openLinkedinFixture } from "../../../../../test/content/linkedin-fixture.ts";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addStaff,
  type TestPerson,
} from "../../../../../test/people.ts";
import { markedFields } from "../../../../../test/content/post-fixture.ts";

let fixture: LinkedinFixture;
let admin: TestPerson;
beforeAll(async () => {
  fixture = await openLinkedinFixture();
  admin = await addStaff(fixture.world, userTypes.superAdmin, []);
}, 120_000);
afterAll(() => fixture.close());

type LinkedinCompany = Awaited<ReturnType<LinkedinFixture["company"]>>;
const at = ({ token }: TestPerson) => ({ token });

async function destination(category?: number) {
  const company = await addCompany(fixture.world);
  const employee = await addFrontUser(fixture.world, company);
  if (category !== undefined)
    await fixture.world.arrange((tx) =>
      tx.client.query("insert into category_company (category_id, company_id) values ($1, $2)", [
        category,
        company,
      ]),
    );
  return { company, employee };
}

async function setting(
  company: LinkedinCompany,
  destinationDomains: readonly number[],
  category: number,
  user: number,
) {
  return fixture.world.call(
    linkedinContentCopy.add,
    {
      sourceDomain: company.company,
      sourceUser: company.owner.id,
      destinationDomains: [...destinationDomains],
      category,
      destinationUser: user,
    },
    at(admin),
  );
}

async function approve(company: LinkedinCompany, body: object = {}): Promise<number> {
  await fixture.control(`organizations/${company.page.id}/posts`, {
    commentary: "Our plant runs on wind alone, day and night, since last spring.",
    ...body,
  });
  await fixture.read(company.company);
  const { body: found } = await fixture.world.call(listLinkedinPosts, {}, at(company.staff));
  const id = found.items[0]?.id ?? 0;
  expect((await fixture.world.call(approveLinkedinPost, { id }, at(company.staff))).status).toBe(200);
  return id;
}
const feedOf = async (employee: TestPerson) =>
  (await fixture.world.call(listFrontPosts, {}, at(employee))).body.items;

describe("a content copy setting", () => {
  test("brings approved LinkedIn posts of one domain to the others, with their pictures, once each [C2-13]", async () => {
    const company = await fixture.company();
    const category = await addCategory(fixture.world, []);
    const [one, two, apart] = [
      await destination(category),
      await destination(category),
      await destination(category),
    ];
    const saved = await setting(company, [one.company, two.company], category, one.employee.id);
    expect([saved.status, saved.text]).toEqual([200, saved.text]);
    const id = await approve(company, { pictures: [{ width: 1200, height: 628 }] });
    await Promise.all([fixture.copy(id), fixture.copy(id)]);
    await fixture.copy(id);
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
    const company = await fixture.company();
    const category = await addCategory(fixture.world, []);
    const one = await destination(category);
    await fixture.world.call(
      linkedinContentCopy.add,
      {
        sourceDomain: company.company,
        sourceUser: company.employee.id,
        destinationDomains: [one.company],
        category,
        destinationUser: one.employee.id,
      },
      at(admin),
    );
    await fixture.copy(await approve(company));
    expect(await feedOf(one.employee)).toEqual([]);
  });

  test("requires source domain, destination domains, category, source user and destination user [C3other-33] [C5other-10]", async () => {
    const company = await fixture.company();
    const category = await addCategory(fixture.world, []);
    const one = await destination();
    const { body } = await setting(company, [one.company], category, one.employee.id);
    expect(body).toMatchObject({
      sourceDomain: { id: company.company },
      sourceUser: { id: company.owner.id },
      destinationDomains: [{ id: one.company }],
      category: { id: category },
      destinationUser: { id: one.employee.id },
    });
    const none = await fixture.world.call(
      linkedinContentCopy.add,
      { destinationDomains: [] } as never,
      at(admin),
    );
    expect([none.status, markedFields(none).toSorted()]).toEqual([
      400,
      ["category", "destinationDomains", "destinationUser", "sourceDomain", "sourceUser"],
    ]);
  });

  test("takes at most 20 destination domains [A9-34] [C5other-11]", async () => {
    const company = await fixture.company();
    const category = await addCategory(fixture.world, []);
    const many: number[] = [];
    for (let count = 0; count < 21; count += 1) many.push(await addCompany(fixture.world));
    const tooMany = await setting(company, many, category, company.employee.id);
    expect([tooMany.status, markedFields(tooMany)]).toEqual([400, ["destinationDomains"]]);
    const most = await setting(company, many.slice(0, 20), category, company.employee.id);
    expect([most.status, most.body.destinationDomains.length]).toEqual([200, 20]);
  });

  test("refuses the same domain with the same category twice, within itself or beside another setting [C5other-12]", async () => {
    const company = await fixture.company();
    const [category, other] = [await addCategory(fixture.world, []), await addCategory(fixture.world, [])];
    const [one, two] = [await destination(), await destination()];
    const twice = await setting(company, [one.company, one.company], category, one.employee.id);
    expect([twice.status, markedFields(twice)]).toEqual([400, ["destinationDomains"]]);
    const itself = await setting(company, [company.company], category, one.employee.id);
    expect([itself.status, markedFields(itself)]).toEqual([400, ["destinationDomains"]]);

    expect((await setting(company, [one.company], category, one.employee.id)).status).toBe(200);
    const again = await setting(company, [two.company, one.company], category, one.employee.id);
    expect([again.status, again.problem.code]).toEqual([409, 10037]);
    const elsewhere = await setting(company, [one.company], other, one.employee.id);
    expect(elsewhere.status).toBe(200);
    const { id, version } = elsewhere.body;
    const moved = await fixture.world.call(
      linkedinContentCopy.edit,
      {
        id,
        version,
        sourceDomain: company.company,
        sourceUser: company.owner.id,
        destinationDomains: [one.company],
        category,
        destinationUser: one.employee.id,
      },
      at(admin),
    );
    expect(moved.status).toBe(409);
  });

  test("is added, listed, read, updated and deleted only by staff with full access [C7-14]", async () => {
    const company = await fixture.company();
    const category = await addCategory(fixture.world, []);
    const [one, two] = [await destination(), await destination()];
    const { body: added } = await setting(company, [one.company], category, one.employee.id);
    const { id, version } = added;
    const listed = await fixture.world.call(
      linkedinContentCopy.list,
      { sourceDomain: String(company.company) },
      at(admin),
    );
    expect(listed.body.items.map((row) => row.id)).toEqual([id]);
    const fields = {
      sourceDomain: company.company,
      sourceUser: company.owner.id,
      category,
      destinationUser: two.employee.id,
    };
    const edit = { id, version, ...fields, destinationDomains: [two.company] };
    expect(
      (await fixture.world.call(linkedinContentCopy.edit, edit, at(admin))).body.destinationDomains,
    ).toMatchObject([{ id: two.company }]);
    const sub = await addStaff(fixture.world, userTypes.subAdmin, ["list_post", "edit_post"]);
    expect((await fixture.world.call(linkedinContentCopy.get, { id }, at(sub))).problem.error).toBe(
      "access_denied",
    );
    expect((await fixture.world.call(linkedinContentCopy.remove, { id }, at(admin))).status).toBe(200);
    expect((await fixture.world.call(linkedinContentCopy.get, { id }, at(admin))).status).toBe(404);
  });
});
