import { limits } from "@polyphon/contract/limits.ts";
import { calendarShares, updateShareText } from "@polyphon/contract/sharing/calendar.contract.ts";
import { findSimilarCopy } from "@polyphon/contract/sharing/similar-copy.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addPost,
  postCopy,
  type TestPerson,
} from "../../../../test/people.ts";
import { addShare, connectEverything } from "../../../../test/sharing/shares.ts";
import {
  openSharingFixture,
  refusal,
  type SharingFixture,
} from "../../../../test/sharing/sharing-fixture.ts";

let fixture: SharingFixture;

beforeAll(async () => {
  fixture = await openSharingFixture({ settings: { SHARE_ANSWER_SECONDS: "0" } });
});
afterAll(() => fixture.world.close());

const change = (shareId: number, set: string) =>
  fixture.world.arrange((tx) => tx.client.query(`update share set ${set} where id = $1`, [shareId]));

describe("the text of a planned share [C4-18]", () => {
  const rewrite = (by: TestPerson, shareId: number, shareText: string, version = 1) =>
    fixture.world.call(updateShareText, { shareId, version, shareText }, { token: by.token });

  test("is an AI's when a draft was taken over, and remains one until the person has mostly rewritten it", async () => {
    const by = await fixture.connected();
    const shareId = await fixture.scheduled(by);
    const fromAi = () =>
      fixture.world.arrange(async (tx) => {
        const { rows } = await tx.client.query<{ ai_copy: boolean }>(
          "select ai_copy from share where id = $1",
          [shareId],
        );
        return rows[0]?.ai_copy;
      });
    await rewrite(by, shareId, `My own words. ${postCopy}`);
    expect(await fromAi()).toBe(false);
    const draft = `A draft that an AI wrote about the wind farm, taken over as it is. ${postCopy}`;
    const taken = { shareId, version: 2, shareText: draft, isAiGeneratedCopy: true };
    await fixture.world.call(updateShareText, taken, { token: by.token });
    expect(await fromAi()).toBe(true);
    await rewrite(by, shareId, `${draft} Come and see.`, 3);
    expect(await fromAi()).toBe(true);
    await rewrite(
      by,
      shareId,
      "Quite different: we opened a new harbour this morning and everybody was there to see it.",
      4,
    );
    expect(await fromAi()).toBe(false);
  });

  test("can be changed while it waits [B4.7-19], and each change counts", async () => {
    const by = await fixture.connected();
    const shareId = await fixture.scheduled(by);
    const first = await rewrite(by, shareId, ` Better. ${postCopy} `);
    expect(first.body).toMatchObject({ text: `Better. ${postCopy}`, version: 2, can: { editText: true } });
    const stale = await rewrite(by, shareId, `Overwritten. ${postCopy}`);
    expect(refusal(stale)).toEqual([409, "edited_meanwhile"]);
    const both = await Promise.all([
      rewrite(by, shareId, `One. ${postCopy}`, 2),
      rewrite(by, shareId, `Two. ${postCopy}`, 2),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test.each(["PUBLISHING", "SHARED", "FAILED", "UNCONFIRMED", "CANCELLED"] as const)(
    "cannot be changed while the share is %s",
    async (state) => {
      const by = await fixture.connected();
      const shareId = await addShare(fixture.world, by, await fixture.newPost(), { state });
      expect(refusal(await rewrite(by, shareId, postCopy))).toEqual([409, "share_not_open"]);
    },
  );

  test("cannot be changed while the share is unconfirmed", async () => {
    const by = await fixture.connected();
    const shareId = await fixture.scheduled(by);
    await change(shareId, "open_attempt = true");
    expect(refusal(await rewrite(by, shareId, postCopy))).toEqual([409, "share_not_open"]);
  });

  test("follows the rules of a new share", async () => {
    const by = await fixture.connected();
    const shareId = await fixture.scheduled(by);
    for (const [text, error] of [
      [" ", "copy_empty"],
      ["Too short.", "copy_too_short"],
      ["x".repeat(limits.copy.max.LINKEDIN + 1), "copy_too_long"],
    ] as const)
      expect(refusal(await rewrite(by, shareId, text))).toEqual([422, error]);
    await fixture.world.arrange((tx) =>
      tx.client.query("update company set locked_down_copy = true where id = $1", [fixture.company]),
    );
    expect(refusal(await rewrite(by, shareId, `Own. ${postCopy}`))).toEqual([422, "copy_locked"]);
    await fixture.world.arrange((tx) =>
      tx.client.query("update company set locked_down_copy = false where id = $1", [fixture.company]),
    );
  });

  test("cannot be changed by a colleague", async () => {
    const shareId = await fixture.scheduled(await fixture.connected());
    expect(refusal(await rewrite(await fixture.connected(), shareId, postCopy))).toEqual([404, "not_found"]);
  });
});

describe("the calendar of a person", () => {
  const look = (by: TestPerson, startDate: string, endDate: string) =>
    fixture.world.call(calendarShares, { startDate, endDate }, { token: by.token });

  test("shows each share on its day of the company's calendar, across a clock change", async () => {
    const place = await addCompany(fixture.world, { timeZone: "Europe/Berlin" });
    const [by, topic] = [await fixture.connected(place), await addCategory(fixture.world, [place])];
    const add = async (dueAt: string, state: "SCHEDULED" | "SHARED" | "HELD" | "CANCELLED" = "SCHEDULED") =>
      addShare(fixture.world, by, await addPost(fixture.world, topic), { dueAt, state });
    const early = await add("2030-03-30T23:30:00Z");
    const late = await add("2030-03-31T21:30:00Z", "SHARED");
    await add("2030-03-31T12:00:00Z", "CANCELLED");
    const next = await add("2030-03-31T22:30:00Z", "HELD");
    const { body } = await look(by, "2030-03-31", "2030-04-01");
    expect(body.days).toEqual([
      { date: "2030-03-31", planned: 1, shared: 1, needsYou: 0 },
      { date: "2030-04-01", planned: 0, shared: 0, needsYou: 1 },
    ]);
    expect(body.shares.map(({ id }) => id)).toEqual([early, late, next]);
    expect(body).toMatchObject({ timeZone: "Europe/Berlin", more: false });
    expect(body.needsYou.map(({ id }) => id)).toEqual([next]);
  });

  test("lists what needs the person whatever the dates, until it is resolved", async () => {
    const by = await fixture.connected();
    const today = new Date().toISOString();
    const [failed, lost, held] = [
      await addShare(fixture.world, by, await fixture.newPost(), { state: "FAILED", dueAt: today }),
      await addShare(fixture.world, by, await fixture.newPost(), { state: "UNCONFIRMED", dueAt: today }),
      await addShare(fixture.world, by, await fixture.newPost(), { state: "HELD", dueAt: today }),
    ];
    const stopped = await addShare(fixture.world, by, await fixture.newPost(), {
      state: "HELD",
      dueAt: today,
    });
    await change(stopped, "reason = 'kill_switch'");
    const post = await fixture.newPost();
    await addShare(fixture.world, by, post, { state: "FAILED", dueAt: today });
    await addShare(fixture.world, by, post, { state: "SHARED", dueAt: today });
    const { body } = await look(by, "2030-01-01", "2030-01-02");
    expect(new Set(body.needsYou.map(({ id }) => id))).toEqual(new Set([failed, lost, held]));
    expect(body.shares).toEqual([]);
  });

  test("covers at most six weeks, and nobody else's shares", async () => {
    const by = await fixture.connected();
    await fixture.scheduled(await fixture.connected());
    expect((await look(by, "2030-01-01", "2030-02-11")).body).toMatchObject({
      days: expect.objectContaining({ length: limits.share.calendarDays }),
      shares: [],
    });
    for (const [start, end] of [
      ["2030-01-01", "2030-02-12"],
      ["2030-01-02", "2030-01-01"],
    ] as const)
      expect((await look(by, start, end)).problem.code).toBe(10012);
  });
});

describe("identical text of colleagues", () => {
  const ask = (by: TestPerson, postId: number, text: string, date?: string) =>
    fixture.world.call(
      findSimilarCopy,
      { postId, network: "LINKEDIN", voice: "VOICE_1", text, ...(date ? { date } : {}) },
      { token: by.token },
    );

  test("is pointed out for the day, ignoring case and spaces, with the voice least used", async () => {
    const by = await fixture.connected();
    const post = await fixture.newPost();
    const [loud, other, past] = [
      await fixture.connected(),
      await fixture.connected(),
      await fixture.connected(),
    ];
    const same = await addShare(fixture.world, loud, post);
    await change(same, `text = upper(text) || '  '`);
    const different = await addShare(fixture.world, other, post);
    await change(different, "text = 'Quite another text', voice = 'VOICE_2'");
    await addShare(fixture.world, past, post, { dueAt: "2030-01-15T10:00:00Z" });
    const { body } = await ask(by, post, ` ${postCopy.replace(" ", "\n ")}`, "2030-01-16");
    expect(body).toEqual({ colleagues: 1, alternatives: ["VOICE_2"] });
    expect((await ask(by, post, "Nobody says this", "2030-01-16")).body.colleagues).toBe(0);
    expect((await ask(by, post, postCopy, "2030-01-17")).body.colleagues).toBe(0);
  });

  test("is never that of another company, of another network or one's own", async () => {
    const by = await fixture.connected();
    const post = await fixture.newPost();
    const elsewhere = await addCompany(fixture.world);
    await fixture.world.arrange((tx) =>
      tx.client.query("insert into category_company (category_id, company_id) values ($1, $2)", [
        fixture.category,
        elsewhere,
      ]),
    );
    await addShare(fixture.world, await fixture.connected(elsewhere), post);
    const colleague = await addFrontUser(fixture.world, fixture.company);
    await connectEverything(fixture.world, colleague);
    await addShare(fixture.world, colleague, post, { network: "TWITTER" });
    await addShare(fixture.world, by, post);
    expect((await ask(by, post, postCopy, "2030-01-16")).body.colleagues).toBe(0);
  });
});
