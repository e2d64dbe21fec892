import { curatorCode } from "@polyphon/contract/content/post-form/curator-code.resource.ts";
import { postTag } from "@polyphon/contract/content/post-form/post-tag.resource.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { addCompany, addStaff, type TestPerson } from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";

const keys = ["list_post_tag"] as const;

let world: World;
let company: number;
let neighbour: number;
let superAdmin: TestPerson;
let provider: TestPerson;
let corporate: TestPerson;
let stranger: TestPerson;
let without: TestPerson;

beforeAll(async () => {
  world = await openWorld();
  [company, neighbour] = [await addCompany(world), await addCompany(world)];
  superAdmin = await addStaff(world, userTypes.superAdmin, []);
  provider = await addStaff(world, userTypes.subAdmin, keys);
  corporate = await addStaff(world, userTypes.corporateAdmin, keys, company);
  stranger = await addStaff(world, userTypes.corporateAdmin, keys, neighbour);
  without = await addStaff(world, userTypes.subAdmin, ["list_post"]);
}, 60_000);
afterAll(() => world.close());

const by = ({ token }: TestPerson) => ({ token });

describe("post tags", () => {
  test("are a resource of their own that requires list_post_tag [C3other-09] [C6-18]", async () => {
    const name = unique("tag");
    const { body } = await world.call(postTag.add, { name }, by(provider));
    const renamed = await world.call(postTag.edit, { ...body, name: `${name} 2` }, by(provider));
    expect(renamed.body).toMatchObject({ name: `${name} 2`, version: 2 });
    expect((await world.call(postTag.edit, { ...body, name: "late" }, by(provider))).problem.error).toBe(
      "edited_meanwhile",
    );
    expect((await world.call(postTag.list, {}, by(without))).status).toBe(403);
    expect((await world.call(postTag.add, { name: unique("tag") }, by(without))).status).toBe(403);
    await world.call(postTag.remove, { id: body.id }, by(provider));
    expect((await world.call(postTag.get, { id: body.id }, by(provider))).status).toBe(404);
  });

  test("have at most 100 characters [C5posts-34] and are unique within a company", async () => {
    const name = unique("t").padEnd(100, "x");
    expect((await world.call(postTag.add, { name }, by(corporate))).status).toBe(200);
    const long = await world.call(postTag.add, { name: `${name}x` }, by(corporate));
    expect([long.status, long.problem.violations?.[0]?.field]).toEqual([400, "name"]);
    expect((await world.call(postTag.add, { name: name.toUpperCase() }, by(corporate))).problem.code).toBe(
      10037,
    );
    for (const company of [stranger, provider])
      expect((await world.call(postTag.add, { name }, by(company))).status).toBe(200);
  });

  test("of another company are neither listed nor found", async () => {
    const name = unique("tag");
    const { body } = await world.call(postTag.add, { name }, by(corporate));
    for (const other of [stranger, provider])
      expect((await world.call(postTag.list, { search: name }, by(other))).body.items).toEqual([]);
    expect((await world.call(postTag.get, { id: body.id }, by(stranger))).status).toBe(404);
    expect((await world.call(postTag.remove, { id: body.id }, by(stranger))).status).toBe(404);
  });
});

describe("curator codes", () => {
  const rates = { active: true, curatedCents: 1250, originalCents: 4000, localCents: 0 };
  const freshCode = () =>
    `C${unique("")
      .replaceAll(/[^a-z0-9]/gi, "")
      .toUpperCase()
      .slice(-12)}`;

  test("have a code, a rate for each kind of post and a status that can be switched [C3other-12]", async () => {
    const code = freshCode();
    const { body } = await world.call(
      curatorCode.add,
      { code: code.toLowerCase(), ...rates },
      by(superAdmin),
    );
    expect(body).toMatchObject({ code, ...rates });
    const turned = await world.call(
      curatorCode.act,
      { ids: [body.id], action: "deactivate" },
      by(superAdmin),
    );
    expect(turned.body).toEqual({ done: [body.id], refused: [] });
    const narrowed = { search: code, active: "false" };
    const off = await world.call(curatorCode.list, narrowed, by(superAdmin));
    expect(off.body.items).toEqual([expect.objectContaining({ id: body.id, active: false })]);
  });

  test("include TH000, the general-purpose one, from the start [A9-30]", async () => {
    const { body } = await world.call(curatorCode.list, { search: "TH000" }, by(superAdmin));
    expect(body.items).toEqual([expect.objectContaining({ code: "TH000", active: true })]);
    const again = await world.call(curatorCode.add, { code: "th000", ...rates }, by(superAdmin));
    expect(again.problem.code).toBe(10037);
  });

  test("take no negative rate, no fraction of a cent and no special characters in the code", async () => {
    for (const [wrong, field] of [
      [{ curatedCents: -1 }, "curatedCents"],
      [{ originalCents: 0.5 }, "originalCents"],
      [{ code: "TH-1" }, "code"],
      [{ code: "T" }, "code"],
    ] as const) {
      const answer = await world.call(
        curatorCode.add,
        { code: freshCode(), ...rates, ...wrong },
        by(superAdmin),
      );
      expect([answer.status, answer.problem.violations?.[0]?.field]).toEqual([400, field]);
    }
  });

  test("require full access", async () => {
    for (const person of [provider, corporate])
      expect((await world.call(curatorCode.list, {}, by(person))).problem.error).toBe("access_denied");
  });
});
