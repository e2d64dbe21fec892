import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { adminFrontUsers } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import {
  listMovableUsers,
  moveUsers,
  previewMove,
} from "@polyphon/contract/people/front-users/move-user.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../../test/test-context.ts";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addPost,
  addSession,
  addStaff,
  connectLinkedin,
  type TestPerson,
} from "../../../../../test/people.ts";
import { addShare } from "../../../../../test/sharing/shares.ts";
import { refusal } from "../../../../../test/sharing/sharing-fixture.ts";
import { openWorld, type World } from "../../../../../test/world.ts";
import { publishingAccounts } from "../../../networks/networks.api.ts";
import { makeSecretBox } from "../../../../platform/secret/secret-box.ts";

let world: World;
let mover: TestPerson;
beforeAll(async () => {
  world = await openWorld();
  mover = await addStaff(world, userTypes.approver, ["add_move_user", "list_front_user"]);
});
afterAll(() => world.close());

const move = (fromCompanyId: number, toCompanyId: number, userIds: number[], { token } = mover) =>
  world.call(moveUsers, { fromCompanyId, toCompanyId, userIds }, { token });
const preview = (fromCompanyId: number, toCompanyId: number, userIds: number[]) =>
  world.call(previewMove, { fromCompanyId, toCompanyId, userIds }, { token: mover.token });

async function rowsOf<T extends object>(sql: string, values: unknown[]): Promise<T[]> {
  const { rows } = await world.arrange((tx) => tx.client.query<T>(sql, values));
  return rows;
}

describe("moving a user to another domain", () => {
  test("keeps the history, cancels shares of posts not visible there, resets filters and is logged [C2-11]", async () => {
    const [from, to] = [await addCompany(world), await addCompany(world)];
    const [both, onlyOld] = [await addCategory(world, [from, to]), await addCategory(world, [from])];
    const person = await addFrontUser(world, from);
    const token = await connectLinkedin(world, person);
    const done = await addShare(world, person, await addPost(world, onlyOld), { state: "SHARED" });
    const stays = await addShare(world, person, await addPost(world, both));
    const ends = await addShare(world, person, await addPost(world, onlyOld));
    await world.arrange((tx) =>
      tx.client.query("insert into feed_filter (account_id, posts) values ($1, $2)", [
        person.id,
        JSON.stringify({ languages: [], category: [onlyOld], categoryDefiningTags: [] }),
      ]),
    );

    const expected = {
      people: 1,
      shares: 1,
      cancelledShares: 1,
      keptConnections: 1,
      lostConnections: 0,
      filters: 1,
      groups: 0,
      crossDomain: 1,
      signedIn: 1,
    };
    expect((await preview(from, to, [person.id])).body).toEqual(expected);
    expect((await world.call(readAccount, {}, { token: person.token })).status).toBe(200);
    expect((await move(from, to, [person.id])).body).toEqual(expected);

    const shares = await rowsOf<{ id: number; state: string; company_id: number }>(
      "select id, state, company_id from share where user_id = $1 order by id",
      [person.id],
    );
    expect(shares).toEqual([
      { id: done, state: "SHARED", company_id: to },
      { id: stays, state: "SCHEDULED", company_id: to },
      { id: ends, state: "CANCELLED", company_id: to },
    ]);
    expect(await rowsOf("select from feed_filter where account_id = $1", [person.id])).toEqual([]);
    expect(await rowsOf("select front_type from account where id = $1", [person.id])).toEqual([
      { front_type: "CROSS_DOMAIN" },
    ]);
    const [account] = await world.arrange((tx) =>
      publishingAccounts(
        tx,
        makeSecretBox(world.config.TOKEN_KEYS),
        [{ userId: person.id, network: "LINKEDIN" }],
        new Date(),
      ),
    );
    expect(account?.accessToken).toBe(token);

    expect((await world.call(readAccount, {}, { token: person.token })).status).toBe(401);
    const again = await addSession(world, person.id, to);
    expect((await world.call(readAccount, {}, { token: again })).status).toBe(200);
    const { body } = await world.call(adminFrontUsers.history, { id: person.id }, { token: mover.token });
    expect(body.items).toMatchObject([{ changes: [{ field: "company" }] }]);
    const [logged] = await rowsOf<{ details: object }>(
      "select details, actor_id from audit_entry where action = 'moved-to-company' and subject_id = $1",
      [person.id],
    );
    expect(logged).toEqual({ details: { from, to }, actor_id: mover.id });
  });

  test("into the same domain is refused with the specified message [C5other-09] [C8-11]", async () => {
    const company = await addCompany(world);
    const person = await addFrontUser(world, company);
    const answer = await move(company, company, [person.id]);
    expect(refusal(answer)).toEqual([422, "same_domain"]);
    expect(answer.problem.description).toBe("You can't move user to same domain!");
  });

  test("out of a domain without front users says so [C8-12]", async () => {
    const [empty, to] = [await addCompany(world), await addCompany(world)];
    const answer = await world.call(listMovableUsers, { fromCompanyId: empty }, { token: mover.token });
    expect(refusal(answer)).toEqual([422, "no_front_users"]);
    expect(answer.problem.description).toBe("No front users found in the domain");
    expect(refusal(await move(empty, to, [900_000_001]))).toEqual([422, "no_front_users"]);
  });

  test("makes whoever has an address of the new domain a normal front user again", async () => {
    const [from, to] = [await addCompany(world), await addCompany(world)];
    const person = await addFrontUser(world, from);
    await world.arrange((tx) =>
      tx.client.query(
        `update account set front_type = 'CROSS_DOMAIN',
           email = $2 || '@' || (select domain from company where id = $3) where id = $1`,
        [person.id, unique("home"), to],
      ),
    );
    expect((await move(from, to, [person.id])).body.crossDomain).toBe(0);
    expect(await rowsOf("select front_type from account where id = $1", [person.id])).toEqual([
      { front_type: "FRONT" },
    ]);
  });

  test("drops a connection of a network account that somebody in the new domain uses", async () => {
    const [from, to] = [await addCompany(world), await addCompany(world)];
    const [person, there] = [await addFrontUser(world, from), await addFrontUser(world, to)];
    const member = unique("member");
    await connectLinkedin(world, person, member);
    await connectLinkedin(world, there, member);
    expect((await move(from, to, [person.id])).body).toMatchObject({
      keptConnections: 0,
      lostConnections: 1,
    });
    expect(await rowsOf("select user_id from social_connection where company_id = $1", [to])).toEqual([
      { user_id: there.id },
    ]);
  });

  test("moves all or nobody: a user of another domain stops it, and a double click moves once", async () => {
    const [from, to] = [await addCompany(world), await addCompany(world)];
    const [one, stranger] = [await addFrontUser(world, from), await addFrontUser(world, to)];
    expect(refusal(await move(from, to, [one.id, stranger.id]))).toEqual([404, "not_found"]);
    const answers = await Promise.all([move(from, to, [one.id]), move(from, to, [one.id])]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, expect.any(Number)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await rowsOf("select company_id from account where id = $1", [one.id])).toEqual([
      { company_id: to },
    ]);
  });

  test("requires add_move_user, and is never allowed to a company's staff [C6-26]", async () => {
    const [from, to] = [await addCompany(world), await addCompany(world)];
    const person = await addFrontUser(world, from);
    const without = await addStaff(world, userTypes.subAdmin, ["list_front_user"]);
    const corporate = await addStaff(world, userTypes.corporateAdmin, ["add_move_user"], from);
    for (const who of [without, corporate]) expect((await move(from, to, [person.id], who)).status).toBe(403);
    const { body } = await world.call(listMovableUsers, { fromCompanyId: from }, { token: mover.token });
    expect(body.items.map(({ id }) => id)).toEqual([person.id]);
  });
});
