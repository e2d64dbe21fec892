import { readWaiting } from "@polyphon/contract/insights/insights.contract.ts";
import { listErrorLog } from "@polyphon/contract/operations/logs.contract.ts";
import { adminFrontUsers } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import { saveAccountFilter } from "@polyphon/contract/operations/settings/dashboard-settings.contract.ts";
import { userTypeNames, userTypes } from "@polyphon/contract/permissions.ts";
import { defaultRights } from "@polyphon/rules/identity/roles/default-rights.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addPost,
  addStaff,
  connectLinkedin,
  type TestPerson,
} from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let home: number;
let away: number;
let category: number;
let otherCategory: number;

const run = (text: string, values: unknown[]) => world.arrange((tx) => tx.client.query(text, values));
const waitingFor = async ({ token }: TestPerson) =>
  Object.fromEntries(
    (await world.call(readWaiting, {}, { token })).body.items.map(({ card, count }) => [card, count]),
  );

async function addShare(companyId: number, state: "HELD" | "FAILED", postId: number): Promise<void> {
  const { id } = await addFrontUser(world, companyId);
  await run(
    `with made as (insert into share (company_id, user_id, post_id, network, voice, text, state, reason, due_at)
       values ($1, $2, $3, 'LINKEDIN', 'VOICE_1', 'words', $4, 'kill_switch', now()) returning id)
     insert into share_attempt (share_id, company_id, attempt, worker, started_at, outcome, reason)
     select id, $1, 1, 1, now(), 'failed', 'rejected' from made`,
    [companyId, id, postId, state],
  );
}

beforeAll(async () => {
  world = await openWorld();
  home = await addCompany(world);
  away = await addCompany(world);
  category = await addCategory(world, [home]);
  otherCategory = await addCategory(world, [home]);
  for (const [company, pending] of [
    [home, 2],
    [away, 3],
  ] as const) {
    for (let at = 0; at < pending; at += 1) {
      const { id } = await addFrontUser(world, company);
      await run("update account set status = 'PENDING_APPROVAL' where id = $1", [id]);
    }
  }
  const person = await addFrontUser(world, home);
  await connectLinkedin(world, person);
  await run("update social_connection set access_expires_at = now() + interval '5 days' where user_id = $1", [
    person.id,
  ]);
  const post = await addPost(world, category);
  await addShare(home, "HELD", post);
  await addShare(away, "FAILED", post);
  await run(
    "insert into enquiry (kind, name, email, phone, message, language) values ('CONTACT', 'N', 'n@x.example', '1', 'Hello', 'en')",
    [],
  );
}, 60_000);
afterAll(() => world.close());

describe("pending work on a dashboard", { timeout: 60_000 }, () => {
  test("is counted for each of the eight kinds of staff by their role's permissions", async () => {
    const kinds = new Map<string, readonly string[]>();
    for (const name of userTypeNames) {
      const userType = userTypes[name];
      const ofCompany = userType === userTypes.corporateAdmin || userType === userTypes.corporateUser;
      const rights = defaultRights(userType);
      const person = await addStaff(world, userType, rights, ofCompany ? home : null);
      kinds.set(name, Object.keys(await waitingFor(person)));
    }
    expect(kinds.get("superAdmin")).toHaveLength(8);
    expect(kinds.get("writer")).toEqual(["waitingPosts"]);
    expect([...kinds.values()].every((cards) => cards.length > 0)).toBe(true);
  });

  test("covers all companies for the provider and the own company for its staff, within the filter", async () => {
    const mara = await addStaff(world, userTypes.superAdmin, []);
    expect(await waitingFor(mara)).toMatchObject({
      pendingUsers: 5,
      openEnquiries: 1,
      heldShares: 1,
      failedShares: 1,
      endingConnections: 1,
    });
    const rights = ["list_front_user", "list_user_calendar"] as const;
    const own = await addStaff(world, userTypes.corporateAdmin, rights, home);
    expect(await waitingFor(own)).toEqual({
      pendingUsers: 2,
      failedShares: 0,
      heldShares: 1,
      endingConnections: 1,
    });
    await world.call(saveAccountFilter, { companies: [away] }, { token: mara.token });
    expect(await waitingFor(mara)).toMatchObject({ pendingUsers: 3, heldShares: 0, failedShares: 1 });
  });

  test("matches the list behind each card, also with the caller's filter of companies", async () => {
    const mara = await addStaff(world, userTypes.superAdmin, []);
    const { token } = mara;
    for (const chosen of [[], [away]]) {
      await world.call(saveAccountFilter, { companies: chosen }, { token });
      const { body } = await world.call(readWaiting, {}, { token });
      expect(body.companies).toEqual(chosen.length === 0 ? null : chosen);
      const company = chosen.length === 0 ? {} : { company: chosen.join(",") };
      const people = async (filter: object) =>
        (await world.call(adminFrontUsers.count, { ...filter, ...company }, { token })).body.count;
      const failed = await world.call(
        listErrorLog,
        { type: "SHARE", failed: "lastDay", ...company, limit: 100 },
        { token },
      );
      const counts = Object.fromEntries(body.items.map((item) => [item.card, item.count]));
      expect(counts).toMatchObject({
        pendingUsers: await people({ status: "PENDING_APPROVAL" }),
        endingConnections: await people({ networks: "EXPIRING" }),
        failedShares: failed.body.items.length,
      });
    }
  });

  test("includes posts in the states of the caller's work: a writer's own, an editor's assigned categories", async () => {
    const writer = await addStaff(world, userTypes.writer, ["list_wizard_post"]);
    const proofreader = await addStaff(world, userTypes.proofreader, ["list_wizard_post"]);
    const put = async (status: string, categoryId: number, writerId: number | null) => {
      const id = await addPost(world, categoryId);
      await run("update post set status = $2, created_by = $3 where id = $1", [id, status, writerId]);
    };
    await put("WAITING_FOR_UPDATE", category, writer.id);
    await put("WAITING_FOR_UPDATE", category, null);
    await put("IN_PROOF_READING", category, null);
    await put("IN_PROOF_READING", otherCategory, null);
    expect(await waitingFor(writer)).toEqual({ waitingPosts: 1 });
    expect(await waitingFor(proofreader)).toEqual({ waitingPosts: 2 });
    await run(
      `insert into role_assignment_category (assignment_id, category_id)
       select id, $2 from role_assignment where account_id = $1`,
      [proofreader.id, category],
    );
    expect(await waitingFor(proofreader)).toEqual({ waitingPosts: 1 });
  });
});
