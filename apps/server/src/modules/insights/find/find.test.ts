import { findAnything } from "@polyphon/contract/insights/insights.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addPost,
  addStaff,
  type TestPerson,
} from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const find = async (search: string, { token }: TestPerson) => {
  const { body } = await world.call(findAnything, { search }, { token });
  const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);
  return { people: ids(body.people), companies: ids(body.companies), posts: ids(body.posts) };
};

test("the palette finds people, companies and posts, and of each only what the reader may open", async () => {
  const word = "Quillwort";
  const [home, away] = [
    await addCompany(world, { name: `${word} Works` }),
    await addCompany(world, { name: `${word} Elsewhere` }),
  ];
  const category = await addCategory(world, [home]);
  const post = await addPost(world, category, { title: `${word} in bloom` });
  const draft = await addPost(world, category, { title: `${word} in draft` });
  const rename = (id: number) =>
    world.arrange((tx) => tx.client.query("update account set last_name = $2 where id = $1", [id, word]));
  const [near, far] = [await addFrontUser(world, home), await addFrontUser(world, away)];
  await rename(near.id);
  await rename(far.id);
  await world.arrange((tx) =>
    tx.client.query("update post set status = 'IN_PROOF_READING' where id = $1", [draft]),
  );

  const provider = await addStaff(world, userTypes.superAdmin, []);
  expect(await find("quillw", provider)).toEqual({
    people: expect.arrayContaining([near.id, far.id]),
    companies: [away, home],
    posts: [draft, post],
  });
  const rights = ["list_front_user", "list_company", "view_post"] as const;
  const manager = await addStaff(world, userTypes.corporateAdmin, [...rights], home);
  expect(await find("quillw", manager)).toEqual({ people: [near.id], companies: [home], posts: [post] });
  for (const [right, kind] of [
    ["list_front_user", "people"],
    ["list_company", "companies"],
    ["view_post", "posts"],
  ] as const) {
    const others = rights.filter((one) => one !== right);
    const narrow = await addStaff(world, userTypes.corporateAdmin, others, home);
    expect((await find("quillw", narrow))[kind]).toEqual([]);
  }
});

test("a company whose name begins with the words comes before one that has them elsewhere", async () => {
  const later = await addCompany(world, { name: "A partner of Tansy" });
  const first = await addCompany(world, { name: "Tansy Holding" });
  const provider = await addStaff(world, userTypes.superAdmin, []);
  expect((await find("tansy", provider)).companies).toEqual([first, later]);
});
