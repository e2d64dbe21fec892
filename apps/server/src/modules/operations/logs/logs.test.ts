import { addPost as addPostCall, editPost } from "@polyphon/contract/content/content.contract.ts";
import { removePost } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { setPostSwitch } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { listErrorLog, listPostLog } from "@polyphon/contract/operations/logs.contract.ts";
import { type PermissionKey, permissionKeys, userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { addStaff, type TestPerson } from "../../../../test/people.ts";
import { openPostFixture, type PostFixture } from "../../../../test/content/post-fixture.ts";
import { addShare } from "../../../../test/sharing/shares.ts";

let fixture: PostFixture;
let reader: TestPerson;

const keys: PermissionKey[] = ["list_error_log", "list_post_log", "list_kill_switch_post"];

beforeAll(async () => {
  fixture = await openPostFixture();
  reader = await addStaff(fixture.world, userTypes.subAdmin, keys);
});
afterAll(() => fixture.world.close());

const errors = (input: object = {}) => fixture.world.call(listErrorLog, input, { token: reader.token });

async function failShare(at: string, network: "LINKEDIN" | "TWITTER" = "LINKEDIN") {
  const post = (await fixture.add()).body;
  const shareId = await addShare(fixture.world, fixture.employee, post.id, { state: "FAILED", network });
  await fixture.world.arrange((tx) =>
    tx.client.query(
      `insert into share_attempt (share_id, company_id, attempt, worker, started_at, ended_at, outcome, reason, detail)
       values ($1, $2, 1, 1, $3, $3, 'refused', 'content_rejected', 'the network said no')`,
      [shareId, fixture.company, at],
    ),
  );
  return { shareId, post };
}

const failMail = (at: string, recipient: string) =>
  fixture.world.arrange((tx) =>
    tx.client.query(
      `insert into mail (company_id, recipient, template, language, state, error, created_at)
       values ($1, $2, 'verify-user', 'en', 'FAILED', '550 no such user', $3)`,
      [fixture.company, recipient, at],
    ),
  );

describe("the error log", () => {
  test("names reference no, type, network, user, post and status of what went wrong [C3other-31]", async () => {
    const at = new Date(Date.now() - 60_000).toISOString();
    const { shareId, post } = await failShare(at, "TWITTER");
    const { body } = await errors({ postId: post.id });
    expect(body.items).toEqual([
      {
        id: `S${shareId}-1`,
        reference: `S${shareId}-1`,
        type: "SHARE",
        network: "TWITTER",
        user: { id: expect.any(Number), name: "Frida Front" },
        postId: post.id,
        postTitle: post.title,
        status: "FAILED",
        reason: "content_rejected",
        detail: "the network said no",
        waitSeconds: 0,
        at,
      },
    ]);
  });

  test("lists shares, mails and jobs together, newest first, each once on any page", async () => {
    const day = "2026-01-1";
    const recipient = `${unique("gone")}@mail.example`;
    for (let at = 0; at < 3; at += 1) {
      await failShare(`${day}${at}T10:00:00.000Z`);
      await failMail(`${day}${at}T10:00:00.000Z`, recipient);
      await failMail(`${day}${at}T10:00:00.000Z`, recipient);
      await failMail(`${day}${at}T11:00:00.000Z`, recipient);
    }
    const window = { from: "2026-01-10", to: "2026-01-12" };
    const all = (await errors({ ...window, limit: 100 })).body.items;
    expect(all).toHaveLength(12);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    for (const limit of [1, 2, 5]) {
      const found: string[] = [];
      let after: string | undefined;
      do {
        const { body } = await errors({ ...window, limit, ...(after === undefined ? {} : { after }) });
        found.push(...body.items.map(({ reference }) => reference));
        after = body.next ?? undefined;
      } while (after !== undefined);
      expect(found).toEqual(all.map(({ reference }) => reference));
    }
    expect((await errors({ ...window, type: "MAIL" })).body.items).toHaveLength(9);
    expect((await errors({ ...window, network: "TWITTER" })).body.items).toEqual([]);
    expect((await errors({ from: "2026-01-11", to: "2026-01-11" })).body.items).toHaveLength(4);
  });

  test("refuses a malformed cursor", async () => {
    expect((await errors({ after: "x" })).status).toBe(400);
    const strange = Buffer.from('["2026-01-01T00:00:00Z","JOB","no id"]').toString("base64url");
    expect((await errors({ after: strange })).status).toBe(200);
  });
});

describe("the post log", () => {
  test("records when a post was added, edited, killed and released, by whom and why", async () => {
    const { world, provider, fields } = fixture;
    const { body: post } = await world.call(addPostCall, fields(), { token: provider.token });
    const change = { ...fields({ title: "A title that was changed" }), id: post.id, version: post.version };
    await world.call(editPost, change, { token: provider.token });
    for (const active of [true, false])
      await world.call(
        setPostSwitch,
        { postId: post.id, active, reason: "withdrawn" },
        { token: reader.token },
      );
    const read = (input: object = {}) =>
      world.call(listPostLog, { postId: post.id, ...input }, { token: reader.token });
    const { items } = (await read()).body;
    expect(items.map(({ action, reason }) => [action, reason])).toEqual([
      ["RELEASED", "withdrawn"],
      ["KILLED", "withdrawn"],
      ["EDITED", null],
      ["ADDED", null],
    ]);
    expect(new Set(items.map(({ by }) => by))).toEqual(new Set(["Stella Staff"]));
    expect(items[0]).toMatchObject({ postTitle: "A title that was changed", shares: 0, clicks: 0 });
    expect((await read({ action: "KILLED" })).body.items).toHaveLength(1);
    const first = await read({ limit: 3 });
    const rest = await read({ limit: 3, after: first.body.next });
    expect([...first.body.items, ...rest.body.items]).toEqual(items);
  });
});

describe("the log of a deleted post", () => {
  test("keeps its entries, and says that the post no longer exists", async () => {
    const { world, provider } = fixture;
    const { body: post } = await world.call(addPostCall, fixture.fields(), { token: provider.token });
    await world.call(removePost, { id: post.id }, { token: provider.token });
    const { body } = await world.call(listPostLog, { postId: post.id }, { token: reader.token });
    expect(body.items.length).toBeGreaterThan(0);
    expect(new Set(body.items.map(({ postTitle }) => postTitle))).toEqual(new Set([null]));
  });
});

describe("the logs", () => {
  test("require list_error_log and list_post_log, for the provider's staff [C6-28]", async () => {
    const statuses = async (held: PermissionKey[], companyId: number | null = null) => {
      const type = companyId === null ? userTypes.subAdmin : userTypes.corporateAdmin;
      const { token } = await addStaff(fixture.world, type, held, companyId);
      return [
        (await fixture.world.call(listErrorLog, {}, { token })).status,
        (await fixture.world.call(listPostLog, {}, { token })).status,
      ];
    };
    expect(await statuses(["list_error_log"])).toEqual([200, 403]);
    expect(await statuses(["list_post_log"])).toEqual([403, 200]);
    expect(await statuses(permissionKeys.filter((key) => !keys.includes(key)))).toEqual([403, 403]);
    expect(await statuses(keys, fixture.company)).toEqual([403, 403]);
    expect((await fixture.world.call(listErrorLog, {}, { token: fixture.employee.token })).status).toBe(403);
  });
});
