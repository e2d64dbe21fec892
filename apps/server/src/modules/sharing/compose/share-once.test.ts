import { cancelShare, schedulePost, sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addFrontUser, connectLinkedin, postCopy, type TestPerson } from "../../../../test/people.ts";
import {
  later,
  openSharingFixture,
  refusal,
  type SharingFixture,
  shareInput,
} from "../../../../test/sharing/sharing-fixture.ts";
import { unique } from "../../../../test/test-context.ts";

let fixture: SharingFixture;

beforeAll(async () => {
  fixture = await openSharingFixture({ worker: true, settings: { SHARE_ANSWER_SECONDS: "15" } });
});
afterAll(() => fixture.world.close());

const many = <T>(count: number, work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, work));

const rowsOf = async (person: TestPerson) => {
  const { rows } = await fixture.world.arrange((tx) =>
    tx.client.query("select id from share where user_id = $1", [person.id]),
  );
  return rows.length;
};

/** What the network really stores. */
const postsAtNetwork = (member: string) =>
  fixture.world.sandbox.ledger.page({ author: `urn:li:person:${member}`, limit: 100 });

describe("the same request fifty times at once under one key", () => {
  test("shares once and answers all fifty alike", { timeout: 60_000 }, async () => {
    const person = await addFrontUser(fixture.world, fixture.company);
    const member = unique("member");
    await connectLinkedin(fixture.world, person, member);
    const [postId, idempotencyKey] = [await fixture.newPost(), unique("key")];
    const answers = await many(50, () =>
      fixture.world.call(sharePost, shareInput(postId), { token: person.token, idempotencyKey }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.body.shares).toMatchObject([{ state: "SHARED" }]);
    expect(await rowsOf(person)).toBe(1);
    expect(postsAtNetwork(member)).toHaveLength(1);
  });

  test("schedules once and answers all fifty alike", { timeout: 60_000 }, async () => {
    const person = await fixture.connected();
    const [postId, idempotencyKey] = [await fixture.newPost(), unique("key")];
    const answers = await many(50, () =>
      fixture.world.call(
        schedulePost,
        { ...shareInput(postId), ...later },
        { token: person.token, idempotencyKey },
      ),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.body.shares).toMatchObject([{ state: "SCHEDULED" }]);
    expect(await rowsOf(person)).toBe(1);
  });

  test("writes one entry to the audit trail", async () => {
    const person = await fixture.connected();
    const [postId, idempotencyKey] = [await fixture.newPost(), unique("key")];
    await many(10, () =>
      fixture.world.call(
        schedulePost,
        { ...shareInput(postId), ...later },
        { token: person.token, idempotencyKey },
      ),
    );
    const { rows } = await fixture.world.arrange((tx) =>
      tx.client.query("select action from audit_entry where actor_id = $1", [person.id]),
    );
    expect(rows).toEqual([{ action: "schedule-post" }]);
  });
});

describe("without a key", () => {
  test(
    "fifty at once share once, and the others learn that it is shared already",
    { timeout: 60_000 },
    async () => {
      const person = await fixture.connected();
      const postId = await fixture.newPost();
      const answers = await many(50, () =>
        fixture.world.call(sharePost, shareInput(postId), { token: person.token }),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ problem }) => problem.error === "already_shared")).toHaveLength(49);
      expect(await rowsOf(person)).toBe(1);
    },
  );

  test("a double click shares once", async () => {
    const person = await fixture.connected();
    const postId = await fixture.newPost();
    const answers = await many(2, () =>
      fixture.world.call(sharePost, shareInput(postId), { token: person.token }),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe("a key", () => {
  test("that is reused with other content, or at another call, is refused", async () => {
    const person = await fixture.connected();
    const [postId, idempotencyKey, token] = [await fixture.newPost(), unique("key"), person.token];
    const first = await fixture.world.call(
      schedulePost,
      { ...shareInput(postId), ...later },
      { token, idempotencyKey },
    );
    const others = [
      await fixture.world.call(
        schedulePost,
        { ...shareInput(postId, `${postCopy} And more.`), ...later },
        { token, idempotencyKey },
      ),
      await fixture.world.call(sharePost, shareInput(postId), { token, idempotencyKey }),
      await fixture.world.call(
        cancelShare,
        { shareId: first.body.shares[0]?.id ?? 0 },
        { token, idempotencyKey },
      ),
    ];
    for (const answer of others) expect(refusal(answer)).toEqual([409, "idempotency_key_reused"]);
  });

  test("belongs to the person who sent it", async () => {
    const [postId, idempotencyKey] = [await fixture.newPost(), unique("key")];
    const people = [await fixture.connected(), await fixture.connected()];
    for (const person of people) {
      const { body } = await fixture.world.call(
        schedulePost,
        { ...shareInput(postId), ...later },
        { token: person.token, idempotencyKey },
      );
      expect(body.shares).toHaveLength(1);
      expect(await rowsOf(person)).toBe(1);
    }
  });

  test("of a refused request can be used again", async () => {
    const person = await addFrontUser(fixture.world, fixture.company);
    const [postId, idempotencyKey, token] = [await fixture.newPost(), unique("key"), person.token];
    const ask = () =>
      fixture.world.call(schedulePost, { ...shareInput(postId), ...later }, { token, idempotencyKey });
    expect(refusal(await ask())).toEqual([409, "network_not_connected"]);
    await connectLinkedin(fixture.world, person);
    expect((await ask()).status).toBe(200);
  });

  test("that is too long to be stored is refused, not ignored", async () => {
    const person = await fixture.connected();
    const answer = await fixture.world.call(
      schedulePost,
      { ...shareInput(await fixture.newPost()), ...later },
      { token: person.token, idempotencyKey: "k".repeat(201) },
    );
    expect(answer.problem).toMatchObject({ code: 10012, violations: [{ field: "idempotency-key" }] });
    expect(await rowsOf(person)).toBe(0);
  });
});
