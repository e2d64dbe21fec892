import { category } from "@polyphon/contract/content/categories/category.resource.ts";
import { removePost, removePosts } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { curatorCode } from "@polyphon/contract/content/post-form/curator-code.resource.ts";
import { holdingEntity } from "@polyphon/contract/companies/holding-entity.resource.ts";
import type { RowUse } from "@polyphon/contract/errors.ts";
import { deleteMedia } from "@polyphon/contract/media/media.contract.ts";
import { addGroupMembers } from "@polyphon/contract/people/group-members.contract.ts";
import { userGroupParameter } from "@polyphon/contract/people/user-group-parameter.resource.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companyScope } from "../../src/platform/db/scope.ts";
import { inTransaction } from "../../src/platform/db/transaction.ts";
import { usesOf } from "../../src/platform/db/uses/uses-of.ts";
import { openPostFixture, type PostFixture } from "../content/post-fixture.ts";
import { addCategory, addCompany, addPost, addStaff, type TestPerson } from "../people.ts";
import { unique } from "../test-context.ts";

let fixture: PostFixture;
let superAdmin: TestPerson;
let other: number;

beforeAll(async () => {
  fixture = await openPostFixture();
  superAdmin = await addStaff(fixture.world, userTypes.superAdmin, []);
  other = await addCompany(fixture.world, { name: "Foreign Inc" });
});
afterAll(() => fixture.world.close());

const at = ({ token }: TestPerson, language = "en") => ({ token, language });

async function insert(sql: string, values: unknown[]): Promise<number> {
  const { rows } = await fixture.world.arrange((tx) => tx.client.query<{ id: number }>(sql, values));
  return rows[0]?.id ?? 0;
}

const change = (sql: string, values: unknown[]) =>
  fixture.world.arrange((tx) => tx.client.query(sql, values));

const postOf = (companyId: number | null, title: string, categoryId = fixture.category) =>
  addPost(fixture.world, categoryId, { companyId, title });

const show = (postId: number, mediaId: number) =>
  change("insert into post_image (post_id, media_id, position) values ($1, $2, 1)", [postId, mediaId]);

const use = (kind: RowUse["kind"], count: number, examples: RowUse["examples"] = [], more = false) => ({
  kind,
  count,
  more,
  examples,
});

describe("a category in use", () => {
  test("names the newest posts of all companies to the provider, in words and as data", async () => {
    const { world, provider, company } = fixture;
    const id = await addCategory(world, [company, other]);
    const titles = ["First title", "Second title", "Third title", "Fourth title"];
    const examples: { id: number; name: string }[] = [];
    for (const [index, name] of titles.entries())
      examples.unshift({ id: await postOf(index % 2 === 0 ? company : other, name, id), name });
    const refused = await world.call(category.remove, { id }, at(provider));
    expect([refused.status, refused.problem.error]).toEqual([409, "in_use"]);
    expect(refused.problem.uses).toEqual([use("post", 4, examples.slice(0, 3))]);
    expect(refused.problem.description).toBe("Still in use: 4 posts. Remove it there first.");
    const german = await world.call(category.remove, { id }, at(provider, "de"));
    expect(german.problem.description).toBe(
      "Wird noch verwendet: 4 Beiträge. Entfernen Sie den Eintrag zuerst dort.",
    );
  });

  test("is reported in words when several are deleted, and the others are gone", async () => {
    const { world, provider } = fixture;
    const [used, free] = [await addCategory(world, []), await addCategory(world, [])];
    await postOf(null, "Only title", used);
    const { body } = await world.call(category.act, { ids: [used, free], action: "remove" }, at(provider));
    expect(body).toEqual({
      done: [free],
      refused: [{ id: used, description: "Still in use: 1 post. Remove it there first." }],
    });
  });

  test("tells the price of a post from the post, because it stays when the post is moved", async () => {
    const { world, provider } = fixture;
    const id = await addCategory(world, []);
    const post = await postOf(null, "Priced title");
    await change(
      `insert into post_work (post_id, writer_id, category_id, source, submitted_at)
       values ($1, $2, $3, 'CURATED', now())`,
      [post, provider.id, id],
    );
    const { problem } = await world.call(category.remove, { id }, at(provider));
    expect(problem.uses).toEqual([use("billableWork", 1)]);
  });
});

describe("a picture in use", () => {
  const remove = (id: number, person: TestPerson) => fixture.world.call(deleteMedia, { id }, at(person));

  test("counts what another company made of it, and never names it", async () => {
    const { company, corporate, addMedia } = fixture;
    const id = await addMedia("READY", company);
    const shared = await addCategory(fixture.world, [company, other]);
    const own = [
      await postOf(company, "Own title one", shared),
      await postOf(company, "Own title two", shared),
    ];
    const foreign = await postOf(other, "Foreign title", shared);
    for (const post of [...own, foreign]) await show(post, id);
    await change("update company set logo_media_id = $2 where id = $1", [other, id]);
    const { problem, text } = await remove(id, corporate);
    expect(problem.description).toBe("Still in use: 3 posts, 1 company. Remove it there first.");
    expect(problem.uses).toEqual([
      use("post", 3, [
        { id: own[1], name: "Own title two" },
        { id: own[0], name: "Own title one" },
      ] as RowUse["examples"]),
      use("company", 1),
    ]);
    expect(text).not.toMatch(/foreign/i);
  });

  test("names neither what one employee has written nor what the provider is still writing", async () => {
    const { company, corporate, employee, addMedia } = fixture;
    const id = await addMedia("READY", company);
    const [draft, personal] = [await postOf(null, "Provider draft"), await postOf(company, "Personal title")];
    await change("update post set status = 'DRAFT' where id = $1", [draft]);
    await change("update post set for_account_id = $2, category_id = null where id = $1", [
      personal,
      employee.id,
    ]);
    await show(draft, id);
    await show(personal, id);
    const ownPost = await insert(
      `insert into own_post (company_id, account_id, type, title, language, copy, status)
       values ($1, $2, 'IMAGE', 'Own post title', 'ENGLISH', '{}', 'PENDING') returning id`,
      [company, employee.id],
    );
    await change(
      "insert into own_post_image (own_post_id, company_id, media_id, position) values ($1, $2, $3, 1)",
      [ownPost, company, id],
    );
    const { problem } = await remove(id, corporate);
    expect(problem.uses).toEqual([use("post", 2), use("ownPost", 1)]);
  });

  test("leads to the gallery image and the company that show it", async () => {
    const { company, corporate, addMedia } = fixture;
    const id = await addMedia("READY", company);
    const image = await insert(
      "insert into gallery_image (company_id, media_id, title) values ($1, $2, 'Wind wheel') returning id",
      [company, id],
    );
    const name = unique("Nordwind");
    await change("update company set logo_media_id = $2, name = $3 where id = $1", [company, id, name]);
    const { problem } = await remove(id, corporate);
    expect(problem.uses).toEqual([
      use("company", 1, [{ id: company, name }]),
      use("galleryImage", 1, [{ id: image, name: "Wind wheel" }]),
    ]);
  });

  test("counts a post once that uses it twice", async () => {
    const { company, corporate, addMedia } = fixture;
    const id = await addMedia("READY", company);
    const post = await postOf(company, "Used twice in it");
    await show(post, id);
    await change("insert into post_image (post_id, media_id, position) values ($1, $2, 2)", [post, id]);
    const { problem } = await remove(id, corporate);
    expect(problem.uses).toEqual([use("post", 1, [{ id: post, name: "Used twice in it" }])]);
  });
});

test("more than a hundred are not counted any further", async () => {
  const { world } = fixture;
  const code = await insert(
    `insert into curator_code (code, curated_cents, original_cents, local_cents)
     values ('MANY1', 0, 0, 0) returning id`,
    [],
  );
  const first = await postOf(null, "The first of many");
  await change("update post set curator_code_id = $2 where id = $1", [first, code]);
  await change(
    `insert into post (category_id, title, source, type, language, voices, publish_at, status, curator_code_id)
     select category_id, 'One of many', source, type, language, voices, publish_at, status, curator_code_id
     from post, generate_series(1, 100) where id = $1`,
    [first],
  );
  const { problem } = await world.call(curatorCode.remove, { id: code }, at(superAdmin));
  expect(problem.description).toBe("Still in use: more than 100 posts. Remove it there first.");
  expect(problem.uses).toMatchObject([{ count: 100, more: true }]);
  await change("delete from post where id = $1", [first]);
  const hundred = await world.call(curatorCode.remove, { id: code }, at(superAdmin, "de"));
  expect(hundred.problem.description).toContain("100 Beiträge");
  expect(hundred.problem.uses).toMatchObject([{ count: 100, more: false }]);
});

test("a post that was shared says that shares are kept, alone and among several", async () => {
  const { world, company, employee, provider } = fixture;
  const post = await postOf(null, "A shared title");
  for (const network of ["LINKEDIN", "XING"])
    await change(
      `insert into share (company_id, user_id, post_id, network, voice, text, due_at, state, attempt, shared_at)
       values ($1, $2, $3, $4, 'VOICE_1', 'shared', now(), 'SHARED', 1, now())`,
      [company, employee.id, post, network],
    );
  const description =
    "Still in use: 2 shares. Shares and billable work are kept permanently, so this can’t be deleted.";
  const alone = await world.call(removePost, { id: post }, at(provider));
  expect(alone.problem).toMatchObject({ error: "in_use", description, uses: [use("share", 2)] });
  const { body } = await world.call(removePosts, { ids: [post] }, at(provider));
  expect(body.refused).toEqual([{ id: post, description }]);
});

test("a group with members cannot move to another company, and says who is in it", async () => {
  const { world, company, employee } = fixture;
  const { token } = await addStaff(world, userTypes.subAdmin, ["list_company_user_group_parameter"]);
  const { body } = await world.call(
    userGroupParameter.add,
    { name: unique("g"), entity: company },
    { token },
  );
  await world.call(addGroupMembers, { id: body.id, employeeIds: [employee.id] }, { token });
  const { problem } = await world.call(
    userGroupParameter.edit,
    { id: body.id, version: body.version, name: "Moved", entity: other },
    { token },
  );
  expect(problem.uses).toEqual([use("employee", 1, [{ id: employee.id, name: "Frida Front" }])]);
});

test("a holding entity that gets a company while it is deleted is kept, and names that company", async () => {
  const { world } = fixture;
  const { token } = await addStaff(world, userTypes.subAdmin, ["list_holding_entity"]);
  const id = await insert("insert into holding_entity (title) values ($1) returning id", [unique("Holding")]);
  const name = unique("Late");
  const company = await addCompany(world, { name });
  const removing = await world.arrange(async (tx) => {
    await tx.client.query("update company set holding_entity_id = $2 where id = $1", [company, id]);
    const answer = world.call(holdingEntity.remove, { id }, { token });
    const waiting =
      "select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))";
    await expect.poll(async () => (await tx.client.query(waiting)).rowCount).toBe(1);
    return { answer };
  });
  const { problem } = await removing.answer;
  expect([problem.error, problem.uses]).toEqual(["in_use", [use("company", 1, [{ id: company, name }])]]);
});

test("the look across companies leaves the transaction in its own company", async () => {
  const { world, company, addMedia } = fixture;
  const id = await addMedia("READY", company);
  await change("update company set logo_media_id = $2 where id = $1", [other, id]);
  const seen = await inTransaction(world.database, companyScope(company), async (tx) => {
    const uses = await usesOf(tx, { table: "media", id });
    const { rows } = await tx.client.query<{ id: number }>("select id from company");
    return { uses, companies: rows.map((row) => row.id) };
  });
  expect(seen).toEqual({ uses: [use("company", 1)], companies: [company] });
});
