import { readReview } from "@polyphon/contract/editorial/review.contract.ts";
import {
  listBillableWork,
  listWritersWork,
  readEicDashboard,
} from "@polyphon/contract/editorial/work.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EditorialFixture, openEditorialFixture } from "../../../../test/editorial/editorial-fixture.ts";
import { addStaff, type TestPerson } from "../../../../test/people.ts";

let fixture: EditorialFixture;
let post: { id: number };
let people: Readonly<Record<string, TestPerson>>;

const everything = ["list_wizard_post", "writer_work"] as const;

beforeAll(async () => {
  fixture = await openEditorialFixture();
  const { world, company } = fixture;
  const otherWriter = await fixture.person(userTypes.writer);
  await world.arrange((tx) =>
    tx.client.query(
      `insert into role_permission (role_id, permission_key)
       select role_id, key from role_assignment, unnest($2::text[]) key where account_id = any($1) on conflict do nothing`,
      [
        [fixture.writer, otherWriter, fixture.proofreader, fixture.approver, fixture.chief].map(
          ({ id }) => id,
        ),
        everything,
      ],
    ),
  );
  // Only now, because a server believes what it knows of somebody's rights for half a second.
  const submitted = await fixture.submit();
  const { body } = await fixture.take(fixture.proofreader, "REJECT", submitted);
  post = body;
  people = {
    writer: fixture.writer,
    otherWriter,
    proofreader: fixture.proofreader,
    approver: fixture.approver,
    editorInChief: fixture.chief,
    superAdmin: await addStaff(world, userTypes.superAdmin, [...everything]),
    subAdmin: await addStaff(world, userTypes.subAdmin, [...everything]),
    corporateAdmin: await addStaff(world, userTypes.corporateAdmin, [...everything], company),
    corporateUser: await addStaff(world, userTypes.corporateUser, [...everything], company),
  };
}, 60_000);
afterAll(() => fixture.world.close());

const tokenOf = (who: string) => ({ token: people[who]?.token ?? "" });
const leaders = ["editorInChief", "superAdmin", "subAdmin"];
const peers = ["otherWriter", "proofreader", "approver", "corporateAdmin", "corporateUser"];

describe("how often a writer's posts are returned", { timeout: 60_000 }, () => {
  test.each([...leaders, "writer"])("is shown in the review to the %s", async (who) => {
    const { body } = await fixture.world.call(readReview, { id: post.id }, tokenOf(who));
    expect(body.writer).toMatchObject({ judged: 1, rejected: 1 });
  });

  test.each(peers)("is not shown in the review to the %s", async (who) => {
    const { status, body } = await fixture.world.call(readReview, { id: post.id }, tokenOf(who));
    // Another writer does not find the post at all.
    if (status === 200) expect(body.writer).toBeNull();
    else expect(status).toBe(404);
  });

  test.each(leaders)("is on the dashboard of the %s", async (who) => {
    const { body } = await fixture.world.call(readEicDashboard, {}, tokenOf(who));
    expect(body.writers.find(({ id }) => id === fixture.writer.id)).toMatchObject({ judged: 1, rejected: 1 });
  });

  test.each([...peers, "writer"])("is on no dashboard of the %s", async (who) => {
    const { status, problem } = await fixture.world.call(readEicDashboard, {}, tokenOf(who));
    expect([status, problem.error]).toEqual([403, "access_denied"]);
  });

  test.each([...peers, "writer"])(
    "is in the list of writers' work for the %s only as their own",
    async (who) => {
      const work = await fixture.world.call(listWritersWork, { limit: 100 }, tokenOf(who));
      const paid = await fixture.world.call(listBillableWork, { limit: 100 }, tokenOf(who));
      const own = people[who]?.id;
      expect(work.body.items.every(({ id }) => id === own)).toBe(true);
      if (who !== "writer") expect(paid.body.items).toEqual([]);
    },
  );

  test.each(leaders)("is in the list of writers' work for the %s", async (who) => {
    const { body } = await fixture.world.call(listWritersWork, { limit: 100 }, tokenOf(who));
    expect(body.items.map(({ id }) => id)).toContain(fixture.writer.id);
  });
});
