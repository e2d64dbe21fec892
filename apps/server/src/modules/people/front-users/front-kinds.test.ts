import { frontTypes } from "@polyphon/contract/identity/account.ts";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { addGroup, associateLogin } from "@polyphon/contract/people/groups.contract.ts";
import { frontRoleIds } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addCompany, addFrontUser } from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: number;

beforeAll(async () => {
  world = await openWorld();
  company = await addCompany(world, { groups: true });
});
afterAll(() => world.close());

const accountOf = async (token: string) => (await world.call(readAccount, {}, { token })).body;

async function ofType(type: (typeof frontTypes)[number]) {
  const person = await addFrontUser(world, company);
  await world.arrange((tx) =>
    tx.client.query("update account set front_type = $2 where id = $1", [person.id, type]),
  );
  return person;
}

test("front users are told apart: own domain, cross-domain, individual, light and associate [A1-30] [A6-04]", async () => {
  for (const type of frontTypes) {
    expect(await accountOf((await ofType(type)).token)).toMatchObject({
      kind: "front",
      frontType: type,
      roleId: frontRoleIds[type],
      isAssociateLogin: false,
    });
  }
  expect(frontTypes).toEqual(expect.arrayContaining(["FRONT", "CROSS_DOMAIN"]));

  const light = await accountOf((await addFrontUser(world, company, { light: true })).token);
  expect([light.userMeta.lightFrontUserFeature, light.can.share]).toEqual([true, false]);

  const { token } = await ofType("CROSS_DOMAIN");
  const { body } = await world.call(addGroup, { accountName: "Grid", groupType: "PUBLIC" }, { token });
  const session = (await world.call(associateLogin, { id: body.id }, { token })).body.access_token;
  expect(await accountOf(session)).toMatchObject({ isAssociateLogin: true, frontType: "CROSS_DOMAIN" });
});
