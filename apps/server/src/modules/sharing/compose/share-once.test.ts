import { cancelShare, schedulePost, sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addFrontUser, connectLinkedin, postCopy, type TestPerson } from "../../../../test/people.ts";
import {
  later,
  openSharingDesk,
  refusal,
  type SharingDesk,
  wish,
} from "../../../../test/sharing/sharing-desk.ts";
import { unique } from "../../../../test/ground.ts";

let desk: SharingDesk;

beforeAll(async () => {
  desk = await openSharingDesk({ worker: true, settings: { SHARE_ANSWER_SECONDS: "15" } });
});
afterAll(() => desk.world.close());

const many = <T>(count: number, work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, work));

const rowsOf = async (person: TestPerson) => {
  const { rows } = await desk.world.arrange((tx) =>
    tx.client.query("select id from share where user_id = $1", [person.id]),
  );
  return rows.length;
};

/** What the network really holds, by its own book. */
const postsAtNetwork = (member: string) =>
  desk.world.sandbox.ledger.page({ author: `urn:li:person:${member}`, limit: 100 });

describe("the same request fifty times at once under one key", () => {
  test("shares once and answers all fifty alike", { timeout: 60_000 }, async () => {
    const person = await addFrontUser(desk.world, desk.company);
    const member = unique("member");
    await connectLinkedin(desk.world, person, member);
    const [postId, idempotencyKey] = [await desk.newPost(), unique("key")];
    const answers = await many(50, () =>
      desk.world.call(sharePost, wish(postId), { token: person.token, idempotencyKey }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.body.shares).toMatchObject([{ state: "SHARED" }]);
    expect(await rowsOf(person)).toBe(1);
    expect(postsAtNetwork(member)).toHaveLength(1);
  });

  test("schedules once and answers all fifty alike", { timeout: 60_000 }, async () => {
    const person = await desk.connected();
    const [postId, idempotencyKey] = [await desk.newPost(), unique("key")];
    const answers = await many(50, () =>
      desk.world.call(schedulePost, { ...wish(postId), ...later }, { token: person.token, idempotencyKey }),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.body.shares).toMatchObject([{ state: "SCHEDULED" }]);
    expect(await rowsOf(person)).toBe(1);
  });

  test("writes one entry to the audit trail", async () => {
    const person = await desk.connected();
    const [postId, idempotencyKey] = [await desk.newPost(), unique("key")];
    await many(10, () =>
      desk.world.call(schedulePost, { ...wish(postId), ...later }, { token: person.token, idempotencyKey }),
    );
    const { rows } = await desk.world.arrange((tx) =>
      tx.client.query("select action from audit_entry where actor_id = $1", [person.id]),
    );
    expect(rows).toEqual([{ action: "schedule-post" }]);
  });
});

describe("without a key", () => {
  test(
    "fifty at once share once, and the others are told that it is shared",
    { timeout: 60_000 },
    async () => {
      const person = await desk.connected();
      const postId = await desk.newPost();
      const answers = await many(50, () => desk.world.call(sharePost, wish(postId), { token: person.token }));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ problem }) => problem.error === "already_shared")).toHaveLength(49);
      expect(await rowsOf(person)).toBe(1);
    },
  );

  test("a double click shares once", async () => {
    const person = await desk.connected();
    const postId = await desk.newPost();
    const answers = await many(2, () => desk.world.call(sharePost, wish(postId), { token: person.token }));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe("a key", () => {
  test("that comes back with other content, or at another call, is refused", async () => {
    const person = await desk.connected();
    const [postId, idempotencyKey, token] = [await desk.newPost(), unique("key"), person.token];
    const first = await desk.world.call(
      schedulePost,
      { ...wish(postId), ...later },
      { token, idempotencyKey },
    );
    const others = [
      await desk.world.call(
        schedulePost,
        { ...wish(postId, `${postCopy} And more.`), ...later },
        { token, idempotencyKey },
      ),
      await desk.world.call(sharePost, wish(postId), { token, idempotencyKey }),
      await desk.world.call(
        cancelShare,
        { shareId: first.body.shares[0]?.id ?? 0 },
        { token, idempotencyKey },
      ),
    ];
    for (const answer of others) expect(refusal(answer)).toEqual([409, "idempotency_key_reused"]);
  });

  test("belongs to the person who sent it", async () => {
    const [postId, idempotencyKey] = [await desk.newPost(), unique("key")];
    const people = [await desk.connected(), await desk.connected()];
    for (const person of people) {
      const { body } = await desk.world.call(
        schedulePost,
        { ...wish(postId), ...later },
        { token: person.token, idempotencyKey },
      );
      expect(body.shares).toHaveLength(1);
      expect(await rowsOf(person)).toBe(1);
    }
  });

  test("of a request that was refused can be used again", async () => {
    const person = await addFrontUser(desk.world, desk.company);
    const [postId, idempotencyKey, token] = [await desk.newPost(), unique("key"), person.token];
    const ask = () => desk.world.call(schedulePost, { ...wish(postId), ...later }, { token, idempotencyKey });
    expect(refusal(await ask())).toEqual([409, "network_not_connected"]);
    await connectLinkedin(desk.world, person);
    expect((await ask()).status).toBe(200);
  });

  test("that is too long to be kept is refused, not ignored", async () => {
    const person = await desk.connected();
    const answer = await desk.world.call(
      schedulePost,
      { ...wish(await desk.newPost()), ...later },
      { token: person.token, idempotencyKey: "k".repeat(201) },
    );
    expect(answer.problem).toMatchObject({ code: 10012, violations: [{ field: "idempotency-key" }] });
    expect(await rowsOf(person)).toBe(0);
  });
});
