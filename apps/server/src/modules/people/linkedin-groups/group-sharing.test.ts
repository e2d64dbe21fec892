import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { connectLinkedin, requestLinkedinAuth } from "@polyphon/contract/networks/connect.contract.ts";
import { listConnections } from "@polyphon/contract/networks/networks.contract.ts";
import { addGroup, associateLogin, listGroups } from "@polyphon/contract/people/groups.contract.ts";
import { listShares, sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decide } from "../../../../test/networks/consent.ts";
import { unique } from "../../../../test/test-context.ts";
import { addCategory, addCompany, addFrontUser, addPost, type TestPerson } from "../../../../test/people.ts";
import { shareInput } from "../../../../test/sharing/sharing-fixture.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: number;
let category: number;

beforeAll(async () => {
  world = await openWorld({ worker: true });
  company = await addCompany(world, { groups: true });
  category = await addCategory(world, [company]);
});
afterAll(() => world.close());

async function openGroup(person: TestPerson): Promise<TestPerson> {
  const { token } = person;
  const { body } = await world.call(
    addGroup,
    { accountName: unique("group"), groupType: "PUBLIC" },
    { token },
  );
  const session = (await world.call(associateLogin, { id: body.id }, { token })).body.access_token;
  const { id } = (await world.call(readAccount, {}, { token: session })).body;
  return { ...person, id, token: session };
}

/** Through the network's own consent page, as a browser would. */
async function connect({ token }: TestPerson, name: string) {
  const { url } = (await world.call(requestLinkedinAuth, {}, { token })).body;
  const { code, state } = await decide(url, { decision: "allow", name });
  return world.call(connectLinkedin, { code: code ?? "", state: state ?? "" }, { token });
}

const statusOf = async ({ token }: TestPerson) =>
  (await world.call(listConnections, {}, { token })).body.connections.find(
    ({ network }) => network === "LINKEDIN",
  )?.status;

test("a group connects its own LinkedIn account and shares on it, not on the person's", async () => {
  const person = await addFrontUser(world, company);
  const group = await openGroup(person);
  const postId = await addPost(world, category);

  const refused = await world.call(sharePost, shareInput(postId), { token: group.token });
  expect(refused.problem.code).toBe(10911);
  const name = unique("Group");
  expect((await connect(group, name)).body.connection).toMatchObject({
    status: "TOKEN_ACTIVE",
    displayName: name,
  });
  expect([await statusOf(group), await statusOf(person)]).toEqual(["TOKEN_ACTIVE", "NOT_CONNECTED"]);
  const listed = (await world.call(listGroups, {}, { token: person.token })).body.groups;
  expect(listed.map(({ connection }) => connection)).toEqual(["TOKEN_ACTIVE"]);

  const { body } = await world.call(sharePost, shareInput(postId), { token: group.token });
  expect(body.shares).toMatchObject([{ state: "SHARED", network: "LINKEDIN" }]);
  const sharesOf = async ({ token }: TestPerson) =>
    (await world.call(listShares, {}, { token })).body.items.map(({ state }) => state);
  expect([await sharesOf(group), await sharesOf(person)]).toEqual([["SHARED"], []]);
});

test("the person can also share the same post on their own account", async () => {
  const person = await addFrontUser(world, company);
  const group = await openGroup(person);
  await connect(group, unique("Group"));
  await connect(person, unique("Person"));
  const postId = await addPost(world, category);
  for (const { token } of [group, person]) {
    expect((await world.call(sharePost, shareInput(postId), { token })).body.shares).toMatchObject([
      { state: "SHARED" },
    ]);
  }
});

test("a group and its person cannot connect the same LinkedIn account", async () => {
  const person = await addFrontUser(world, company);
  const group = await openGroup(person);
  const name = unique("Both");
  await connect(person, name);
  expect((await connect(group, name)).problem.error).toBe("account_used_elsewhere");
});

test("mails about a group go to the person's address", async () => {
  const person = await addFrontUser(world, company);
  const group = await openGroup(person);
  const name = unique("Group");
  await connect(group, name);
  const tokens = (await (await fetch(`${world.sandbox.url}/__sandbox/tokens`)).json()) as {
    name: string;
    accessToken: string;
  }[];
  const accessToken = tokens.find((token) => token.name === name)?.accessToken;
  await fetch(`${world.sandbox.url}/__sandbox/tokens/revoke`, {
    method: "POST",
    body: JSON.stringify({ accessToken }),
    headers: { "content-type": "application/json" },
  });
  await world.call(sharePost, shareInput(await addPost(world, category)), { token: group.token });
  const [letter] = await world.sandbox.inbox.waitFor({ to: person.email, limit: 1 }, 15_000);
  expect(letter?.to).toContain(person.email);
  expect(letter?.text).toContain("Frida");
  expect(await statusOf(group)).toBe("TOKEN_REVOKED");
});
