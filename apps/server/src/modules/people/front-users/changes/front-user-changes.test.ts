import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import {
  adminFrontUserCalls,
  corporateFrontUserCalls,
} from "@polyphon/contract/people/front-users/front-user-calls.contract.ts";
import {
  adminFrontUsers,
  corporateFrontUsers,
  type FrontUserRow,
} from "@polyphon/contract/people/front-users/front-user.resource.ts";
import {
  type FrontUserAction,
  frontUserStatuses,
} from "@polyphon/contract/people/front-users/front-users.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../../test/test-context.ts";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addPost,
  addStaff,
  connectLinkedin,
  type TestPerson,
} from "../../../../../test/people.ts";
import { addShare } from "../../../../../test/sharing/shares.ts";
import { refusal } from "../../../../../test/sharing/sharing-fixture.ts";
import { until } from "../../../../../test/until.ts";
import { openWorld, type World } from "../../../../../test/world.ts";

let world: World;
let company: number;
let category: number;
let provider: TestPerson;
let corporate: TestPerson;

beforeAll(async () => {
  world = await openWorld({ worker: true });
  company = await addCompany(world);
  category = await addCategory(world, [company]);
  provider = await addStaff(world, userTypes.subAdmin, ["list_front_user"]);
  corporate = await addStaff(world, userTypes.corporateAdmin, ["list_front_user"], company);
});
afterAll(() => world.close());

const get = async (id: number): Promise<FrontUserRow> =>
  (await world.call(adminFrontUsers.get, { id }, { token: provider.token })).body;
const act = (ids: number[], action: FrontUserAction, { token } = provider) =>
  world.call(adminFrontUserCalls.act, { ids, action }, { token });
const ownAct = (ids: number[], action: FrontUserAction) =>
  world.call(corporateFrontUserCalls.act, { ids, action }, { token: corporate.token });
const setStatus = (id: number, status: string) =>
  world.arrange((tx) => tx.client.query("update account set status = $2 where id = $1", [id, status]));

async function withPlans(): Promise<{ person: TestPerson; shareId: number }> {
  const person = await addFrontUser(world, company);
  await connectLinkedin(world, person);
  return { person, shareId: await addShare(world, person, await addPost(world, category)) };
}
const stateOf = async (shareId: number) => {
  const { rows } = await world.arrange((tx) =>
    tx.client.query<{ state: string }>("select state from share where id = $1", [shareId]),
  );
  return rows[0]?.state ?? "";
};
const connections = async ({ id }: TestPerson) => {
  const { rows } = await world.arrange((tx) =>
    tx.client.query<{ network: string }>("select network from social_connection where user_id = $1", [id]),
  );
  return rows.map(({ network }) => network);
};
const editOf = ({ id, version, groups, ...rest }: FrontUserRow) => ({
  id,
  version,
  firstName: rest.firstName,
  lastName: rest.lastName,
  language: rest.language,
  headline: rest.headline,
  costCenter: rest.costCenter,
  level: rest.level,
  lightFrontUser: rest.lightFrontUser,
  reviewUser: rest.reviewUser,
  groups: groups.map((group) => group.id),
});
const edit = (input: ReturnType<typeof editOf>, { token } = provider) =>
  world.call(adminFrontUsers.edit, input, { token });

describe("the status of a front user", () => {
  test("is disabled, enabled, pending approval, deleted or deactivated, each reached by its action [A4-25]", async () => {
    expect(frontUserStatuses.slice(0, 5)).toEqual([
      "DISABLED",
      "ENABLED",
      "PENDING_APPROVAL",
      "DELETED",
      "DEACTIVATED",
    ]);
    const { id } = await addFrontUser(world, company);
    await setStatus(id, "PENDING_APPROVAL");
    for (const [action, status] of [
      ["ENABLE", "ENABLED"],
      ["DISABLE", "DISABLED"],
      ["ENABLE", "ENABLED"],
      ["DEACTIVATE", "DEACTIVATED"],
      ["ENABLE", "ENABLED"],
      ["DELETE", "DELETED"],
    ] as const) {
      expect((await act([id], action)).body).toEqual({ done: [id], refused: [] });
      expect((await get(id)).status).toBe(status);
    }
    const [refused] = (await act([id], "ENABLE")).body.refused;
    expect(refused?.id).toBe(id);
    expect((await get(id)).status).toBe("DELETED");
  });

  test("ends the sessions and plans of a disabled user; the networks stay connected", async () => {
    const { person, shareId } = await withPlans();
    const weighed = await world.call(
      adminFrontUserCalls.weigh,
      { ids: [person.id] },
      { token: provider.token },
    );
    expect(weighed.body).toEqual({ people: 1, connections: 1, scheduledShares: 1, signedIn: 1 });
    await act([person.id], "DISABLE");
    expect((await world.call(readAccount, {}, { token: person.token })).status).toBe(401);
    expect(
      await until(
        () => stateOf(shareId),
        (state) => state === "CANCELLED",
      ),
    ).toBe("CANCELLED");
    expect(await connections(person)).toEqual(["LINKEDIN"]);
  });

  test("disconnects a deleted user's networks, too", async () => {
    const { person, shareId } = await withPlans();
    await act([person.id], "DELETE");
    expect(
      await until(
        () => connections(person),
        (left) => left.length === 0,
      ),
    ).toEqual([]);
    expect(
      await until(
        () => stateOf(shareId),
        (state) => state === "CANCELLED",
      ),
    ).toBe("CANCELLED");
  });

  test("is changed for several at once, each on its own; another company's users are not found", async () => {
    const [one, two] = [await addFrontUser(world, company), await addFrontUser(world, company)];
    const foreign = await addFrontUser(world, await addCompany(world));
    await setStatus(two.id, "DISABLED");
    const { body } = await ownAct([one.id, two.id, foreign.id], "DISABLE");
    expect(body.done).toEqual([one.id]);
    expect(body.refused.map(({ id }) => id)).toEqual([two.id, foreign.id]);
    expect((await get(foreign.id)).status).toBe("ENABLED");
    expect(refusal(await ownAct([foreign.id], "DISABLE"))).toEqual([404, "not_found"]);
  });

  test("cannot be set to deactivated, or back, by a company's staff", async () => {
    const { id } = await addFrontUser(world, company);
    expect((await ownAct([id], "DEACTIVATE")).body.done).toEqual([]);
    await act([id], "DEACTIVATE");
    expect((await ownAct([id], "ENABLE")).body.done).toEqual([]);
    expect((await get(id)).status).toBe("DEACTIVATED");
  });
});

describe("the level of a front user", () => {
  test("rises by promotion up to the highest and is never lowered", async () => {
    const { id } = await addFrontUser(world, company);
    for (const level of ["INSIDER", "ELITE"]) {
      await act([id], "PROMOTE");
      expect((await get(id)).level).toBe(level);
    }
    expect((await act([id], "PROMOTE")).body.done).toEqual([]);
    const person = await get(id);
    const lower = await edit({ ...editOf(person), level: "MEMBER" });
    expect(refusal(lower)).toEqual([422, "level_only_rises"]);
    expect(lower.problem.violations?.[0]?.field).toBe("level");
  });
});

describe("editing a front user", () => {
  test("changes what was sent and records who changed what, for the company's staff to read [C7-31]", async () => {
    const { id } = await addFrontUser(world, company);
    const before = await get(id);
    const { body } = await edit({ ...editOf(before), firstName: "Frieda", costCenter: "4711" });
    expect(body).toMatchObject({ firstName: "Frieda", costCenter: "4711", version: before.version + 1 });
    const history = await world.call(corporateFrontUsers.history, { id }, { token: corporate.token });
    expect(history.body.items).toMatchObject([
      {
        action: "EDITED",
        changes: [
          { field: "firstName", before: "Frida", after: "Frieda" },
          { field: "costCenter", before: null, after: "4711" },
        ],
      },
    ]);
    const own = await world.call(
      corporateFrontUsers.edit,
      { ...editOf(body), lastName: "Frontmann" },
      { token: corporate.token },
    );
    expect(own.body.lastName).toBe("Frontmann");
  });

  test("refuses an older version, a name too long, another company's group and another company's person", async () => {
    const { id } = await addFrontUser(world, company);
    const wanted = editOf(await get(id));
    expect((await edit(wanted)).status).toBe(200);
    expect(refusal(await edit(wanted))).toEqual([409, "edited_meanwhile"]);
    const fresh = editOf(await get(id));
    expect((await edit({ ...fresh, firstName: "x".repeat(51) })).problem.code).toBe(10012);
    const elsewhere = await addCompany(world);
    const { rows } = await world.arrange((tx) =>
      tx.client.query<{ id: number }>(
        "insert into user_group_parameter (company_id, name) values ($1, $2) returning id",
        [elsewhere, unique("Group")],
      ),
    );
    const foreignGroup = rows[0]?.id ?? 0;
    expect(refusal(await edit({ ...fresh, groups: [foreignGroup] }))).toEqual([404, "not_found"]);
    const stranger = await addFrontUser(world, elsewhere);
    const taken = await world.call(corporateFrontUsers.edit, editOf(await get(stranger.id)), {
      token: corporate.token,
    });
    expect(refusal(taken)).toEqual([404, "not_found"]);
  });

  test("into a light front user disconnects the networks and cancels what is scheduled, including those of groups [B6-07]", async () => {
    const { person, shareId } = await withPlans();
    const group = await world.arrange(async (tx) => {
      const { rows } = await tx.client.query<{ id: number }>(
        `insert into account (company_id, kind, primary_account_id, password_hash, first_name, last_name)
         values ($1, 'front', $2, 'none', 'Group', '') returning id`,
        [company, person.id],
      );
      return { ...person, id: rows[0]?.id ?? 0 };
    });
    const ofGroup = await addShare(world, group, await addPost(world, category));
    const weighed = await world.call(
      adminFrontUserCalls.weigh,
      { ids: [person.id] },
      { token: provider.token },
    );
    expect(weighed.body).toMatchObject({ connections: 1, scheduledShares: 2 });

    const before = await get(person.id);
    expect((await edit({ ...editOf(before), lightFrontUser: true })).body.lightFrontUser).toBe(true);
    for (const id of [shareId, ofGroup])
      expect(
        await until(
          () => stateOf(id),
          (state) => state === "CANCELLED",
        ),
      ).toBe("CANCELLED");
    expect(
      await until(
        () => connections(person),
        (left) => left.length === 0,
      ),
    ).toEqual([]);
  });
});
